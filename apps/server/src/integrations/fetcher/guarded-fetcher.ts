import { lookup as resolveName, type LookupAddress } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { AppError } from '#platform/app-error.ts';
import { addressRefused } from './address-refused.ts';
import type { FetchResponse, Fetcher, FetchRequest } from './fetcher.ts';
import { isPrivateAddress } from './private-addresses.ts';
import { readBody } from './read-body.ts';

export interface GuardedFetcherOptions {
  /** Whether the operator allows addresses in private networks. */
  allowsPrivate: boolean;
  /** Replaces the system's resolver. */
  resolve?: typeof resolveName;
}

const MAX_REDIRECTS = 5;
const DEFAULT_MAX_BYTES = 5_000_000;
const DEFAULT_TIMEOUT_MS = 20_000;

export function createGuardedFetcher({ allowsPrivate, resolve = resolveName }: GuardedFetcherOptions): Fetcher {
  const lookup = allowsPrivate ? undefined : createGuardedLookup(resolve);

  function parseAddress(text: string): URL {
    if (!URL.canParse(text)) throw addressRefused();
    const url = new URL(text);
    const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
    // An IPv6 address is in square brackets in a URL.
    const host = url.hostname.replace(/^\[|\]$/g, '');
    // Literal addresses are not resolved, so they are checked here.
    const isRefused = !allowsPrivate && isIP(host) !== 0 && isPrivateAddress(host);
    if (!isWeb || isRefused || url.username !== '' || url.password !== '') throw addressRefused();
    return url;
  }

  async function followRedirects(start: URL, request: FetchRequest, signal: AbortSignal): Promise<FetchResponse> {
    const { maxRedirects = MAX_REDIRECTS } = request;
    let url = start;
    for (let hops = 0; ; hops += 1) {
      const response = await sendRequest(url, { ...request, signal }, lookup);
      const location = response.headers['location'];
      const isRedirect = [301, 302, 303, 307, 308].includes(response.status) && location !== undefined;
      if (!isRedirect || request.method === 'POST' || maxRedirects === 0) return { ...response, url: url.href };
      if (hops === maxRedirects || !URL.canParse(location, url.href)) throw unreachable();
      url = parseAddress(new URL(location, url).href);
    }
  }

  return {
    assertAllowed: (text) => void parseAddress(text),
    fetch: async (text, request = {}) => {
      const url = parseAddress(text);
      const timeout = AbortSignal.timeout(request.timeoutMs ?? DEFAULT_TIMEOUT_MS);
      const signal = request.signal === undefined ? timeout : AbortSignal.any([timeout, request.signal]);
      try {
        return await followRedirects(url, request, signal);
      } catch (error) {
        if (error instanceof AppError) throw error;
        if (timeout.aborted) throw new AppError({ code: 'fetcher.timeout', cause: error });
        request.signal?.throwIfAborted();
        throw unreachable(error);
      }
    },
  };
}

/**
 * Resolves names and refuses private addresses. The connection uses the addresses checked here, so it does not matter
 * if the same name resolves differently a second time.
 */
function createGuardedLookup(resolve: typeof resolveName): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      if (error !== null) return callback(error, '', 0);
      if (addresses.length === 0 || addresses.some(({ address }) => isPrivateAddress(address))) {
        return callback(addressRefused(), '', 0);
      }
      const [first] = addresses;
      return options.all === true
        ? callback(null, addresses)
        : callback(null, first?.address ?? '', first?.family ?? 4);
    });
  };
}

function sendRequest(
  url: URL,
  { method = 'GET', headers, body, maxBytes = DEFAULT_MAX_BYTES, signal }: FetchRequest,
  lookup: LookupFunction | undefined,
): Promise<Omit<FetchResponse, 'url'>> {
  return new Promise((resolve, reject) => {
    const { request: send } = url.protocol === 'https:' ? https : http;
    const request = send(url, {
      method,
      // A kept-alive connection would bypass the check of the address.
      agent: false,
      headers: { 'accept-encoding': 'gzip', 'user-agent': 'ai-assistant/1', ...headers },
      ...(lookup && { lookup }),
      ...(signal && { signal }),
    });
    request.once('error', reject);
    request.once('response', (response) => {
      readBody(response, maxBytes).then(
        (bytes) => resolve({ status: response.statusCode ?? 0, headers: firstValues(response.headers), body: bytes }),
        (error: unknown) => {
          request.destroy();
          reject(error instanceof Error ? error : new Error(String(error)));
        },
      );
    });
    request.end(body);
  });
}

function firstValues(headers: http.IncomingHttpHeaders): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  );
}

function unreachable(cause?: unknown): AppError {
  return new AppError({ code: 'fetcher.unreachable', cause });
}
