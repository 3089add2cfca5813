import { lookup as resolveName, type LookupAddress } from 'node:dns';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { addressRefused } from './address-refused.ts';
import { isAlwaysRefused, isPrivateAddress } from './private-addresses.ts';

export interface GuardedStreamOptions {
  /** Whether the current request or job may call private networks. Link-local addresses are always refused. */
  allowsPrivate: () => boolean;
  /** The largest response in bytes; a larger one is aborted. Default 50 MB. */
  maxBytes?: number;
  /** Replaces the system's resolver. */
  resolve?: typeof resolveName;
}

export interface StreamRequest {
  method: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
  signal?: AbortSignal;
}

/** Like the global fetch, for addresses that users enter. */
export type GuardedStream = (url: string, request: StreamRequest) => Promise<Response>;

const MAX_BYTES = 50_000_000;

/**
 * Fetches an address that a user entered and passes on the body as it arrives. Redirects are not followed: a redirect
 * is a response like any other. Throws AppError `fetcher.address_refused`, and a TypeError 'fetch failed', whose cause
 * has the code, for a connection that fails. The connection uses exactly the address that was checked.
 */
export function createGuardedStream(options: GuardedStreamOptions): GuardedStream {
  const { allowsPrivate, maxBytes = MAX_BYTES, resolve = resolveName } = options;
  const isRefused = (address: string) => isAlwaysRefused(address) || (!allowsPrivate() && isPrivateAddress(address));

  const lookup: LookupFunction = (hostname, lookupOptions, callback) => {
    resolve(hostname, { ...lookupOptions, all: true }, (error, addresses: LookupAddress[]) => {
      if (error !== null) return callback(error, '', 0);
      const [first] = addresses;
      if (first === undefined || addresses.some(({ address }) => isRefused(address))) {
        return callback(addressRefused(), '', 0);
      }
      return lookupOptions.all === true ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  };

  return async (text, request) => {
    const url = parseAddress(text);
    // Literal addresses are not resolved, so they are checked here.
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) !== 0 && isRefused(host)) throw addressRefused();
    const message = await send(url, request, lookup);
    const status = message.statusCode ?? 502;
    const hasBody = ![204, 205, 304].includes(status);
    if (!hasBody) message.resume();
    return new Response(hasBody ? ReadableStream.from(limitBytes(message, maxBytes)) : null, {
      status,
      headers: toHeaders(message),
    });
  };
}

function parseAddress(text: string): URL {
  if (!URL.canParse(text)) throw addressRefused();
  const url = new URL(text);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  if (!isWeb || url.username !== '' || url.password !== '') throw addressRefused();
  return url;
}

function send(url: URL, request: StreamRequest, lookup: LookupFunction): Promise<IncomingMessage> {
  const { method, headers, body, signal } = request;
  return new Promise((resolve, reject) => {
    const { request: open } = url.protocol === 'https:' ? https : http;
    const outgoing = open(url, {
      method,
      // A kept-alive connection would bypass the check of the address.
      agent: false,
      headers: { ...headers, 'accept-encoding': 'identity' },
      lookup,
      ...(signal && { signal }),
    });
    outgoing.once('response', resolve);
    outgoing.once('error', (error) => {
      const isOwn = 'code' in error && error.code === 'fetcher.address_refused';
      reject(isOwn || signal?.aborted === true ? error : new TypeError('fetch failed', { cause: error }));
    });
    outgoing.end(body);
  });
}

async function* limitBytes(message: IncomingMessage, maxBytes: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new TypeError('terminated');
    yield chunk;
  }
}

function toHeaders(message: IncomingMessage): [string, string][] {
  return Object.entries(message.headers).flatMap(([name, value]) => {
    const first = Array.isArray(value) ? value[0] : value;
    return first === undefined ? [] : [[name, first]];
  });
}
