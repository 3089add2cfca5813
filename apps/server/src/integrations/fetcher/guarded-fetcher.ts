import type { lookup as resolveName } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { AppError } from '#platform/app-error.ts';
import { createAddressGuard } from './address-guard.ts';
import type { FetchResponse, Fetcher, FetchRequest } from './fetcher.ts';
import { readBody } from './read-body.ts';

export interface GuardedFetcherOptions {
  /** Whether the operator allows addresses in private networks. Link-local addresses are always refused. */
  allowsPrivate: boolean;
  /** Replaces the system's resolver. */
  resolve?: typeof resolveName;
}

const MAX_REDIRECTS = 5;
const DEFAULT_MAX_BYTES = 5_000_000;
const DEFAULT_TIMEOUT_MS = 20_000;

export function createGuardedFetcher({ allowsPrivate, resolve }: GuardedFetcherOptions): Fetcher {
  const guard = createAddressGuard({ allowsPrivate: () => allowsPrivate, resolve });

  async function followRedirects(start: URL, request: FetchRequest, signal: AbortSignal): Promise<FetchResponse> {
    const { maxRedirects = MAX_REDIRECTS } = request;
    let url = start;
    for (let hops = 0; ; hops += 1) {
      const response = await sendRequest(url, { ...request, signal }, guard.lookup);
      const location = response.headers['location'];
      const isRedirect = [301, 302, 303, 307, 308].includes(response.status) && location !== undefined;
      if (!isRedirect || request.method === 'POST' || maxRedirects === 0) return { ...response, url: url.href };
      if (hops === maxRedirects || !URL.canParse(location, url.href)) throw unreachable();
      url = guard.parse(new URL(location, url).href);
    }
  }

  return {
    assertAllowed: (text) => void guard.parse(text),
    fetch: async (text, request = {}) => {
      const url = guard.parse(text);
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

function sendRequest(
  url: URL,
  { method = 'GET', headers, body, maxBytes = DEFAULT_MAX_BYTES, signal }: FetchRequest,
  lookup: LookupFunction,
): Promise<Omit<FetchResponse, 'url'>> {
  return new Promise((resolve, reject) => {
    const { request: send } = url.protocol === 'https:' ? https : http;
    const request = send(url, {
      method,
      // A kept-alive connection would bypass the check of the address.
      agent: false,
      headers: { 'accept-encoding': 'gzip', 'user-agent': 'ai-assistant/1', ...headers },
      lookup,
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
