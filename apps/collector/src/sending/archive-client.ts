import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { fieldOf } from '#json-field.ts';
import { CAPTURES_PATH, claimPath, readResults, type CaptureResult, type CaptureRecord } from './wire.ts';

export type SendResult =
  | { type: 'answered'; results: CaptureResult[] }
  /** The request failed and can be repeated, after `retryAfterMs` if the archive demanded a wait. */
  | { type: 'retry'; message: string; retryAfterMs: number | null }
  /** The token is no longer valid. */
  | { type: 'revoked'; message: string }
  /** The archive does not accept these records. */
  | { type: 'refused'; message: string };

/** Sends records to the archive. */
export interface ArchiveClient {
  send(records: readonly CaptureRecord[]): Promise<SendResult>;
}

interface ClientOptions {
  url: string;
  token: string;
  fetch: typeof fetch;
  signal: AbortSignal;
}

const pack = promisify(gzip);
const TIMEOUT_MS = 120_000;

export function createArchiveClient({ url, token, fetch, signal }: ClientOptions): ArchiveClient {
  const address = new URL(CAPTURES_PATH, url);
  return {
    async send(records) {
      const body = await pack(JSON.stringify({ records }));
      const headers = {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'content-encoding': 'gzip',
      };
      const stopSignal = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
      try {
        const response = await fetch(address, { method: 'POST', headers, body, signal: stopSignal, redirect: 'error' });
        return await readResponse(response, records);
      } catch (error) {
        return { type: 'retry', message: `The archive cannot be reached: ${causeOf(error)}.`, retryAfterMs: null };
      }
    },
  };
}

async function readResponse(response: Response, records: readonly CaptureRecord[]): Promise<SendResult> {
  const body: unknown = await response.json().catch(() => null);
  const message = messageOf(body) ?? `The archive answered ${response.status}.`;
  if (response.ok) {
    const results = readResults(body);
    const ids = new Set(results?.map(({ externalId }) => externalId));
    if (results !== null && records.every(({ externalId }) => ids.has(externalId)))
      return { type: 'answered', results };
    return { type: 'retry', message: 'The archive sent an unexpected response.', retryAfterMs: null };
  }
  // The archive's own message is not used: it speaks of access tokens, and a person who paired a computer has never seen one.
  if (response.status === 401)
    return { type: 'revoked', message: 'The archive does not accept this computer any more.' };
  if ([400, 413, 415, 422].includes(response.status)) return { type: 'refused', message };
  return { type: 'retry', message, retryAfterMs: readRetryAfter(response.headers.get('retry-after')) };
}

/** The wait in milliseconds that a Retry-After header states in seconds; null without such a header. */
function readRetryAfter(header: string | null): number | null {
  const seconds = Number(header ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null;
}

export type Claim = { token: string } | { message: string };

/** Exchanges the code that the archive shows for the token of this computer. */
export async function claimPairing(
  { url, code, deviceName }: { url: string; code: string; deviceName: string },
  fetchFrom: typeof fetch,
): Promise<Claim> {
  try {
    const response = await fetchFrom(new URL(claimPath(code), url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ deviceName }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    });
    const body: unknown = await response.json().catch(() => null);
    const token = fieldOf(body, 'token');
    if (response.ok && typeof token === 'string') return { token };
    return { message: messageOf(body) ?? `The archive answered ${response.status}.` };
  } catch (error) {
    return { message: `The archive cannot be reached: ${causeOf(error)}.` };
  }
}

/** The message in the body of an error response. */
function messageOf(body: unknown): string | null {
  const message = fieldOf(body, 'message');
  return typeof message === 'string' ? message : null;
}

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  return error.cause instanceof Error ? error.cause.message : error.message;
}
