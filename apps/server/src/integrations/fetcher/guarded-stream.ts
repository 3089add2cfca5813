import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { type AddressGuardOptions, createAddressGuard } from './address-guard.ts';

export interface GuardedStreamOptions extends AddressGuardOptions {
  /** The largest response in bytes; a larger one is aborted. Default 50 MB. */
  maxBytes?: number;
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
  const { maxBytes = MAX_BYTES } = options;
  const guard = createAddressGuard(options);
  return async (text, request) => {
    const url = guard.parse(text);
    const message = await send(url, request, guard.lookup);
    const status = message.statusCode ?? 502;
    const hasBody = ![204, 205, 304].includes(status);
    if (!hasBody) message.resume();
    return new Response(hasBody ? ReadableStream.from(limitBytes(message, maxBytes)) : null, {
      status,
      headers: toHeaders(message),
    });
  };
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
