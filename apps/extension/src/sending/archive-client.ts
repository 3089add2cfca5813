export interface CaptureRecord {
  source: string;
  externalId: string;
  format: string;
  payload: string;
  title?: string;
  observedAt: string;
}

export interface CaptureResult {
  externalId: string;
  status: 'stored' | 'updated' | 'unchanged' | 'skipped';
  reason?: string;
  conversationId?: string;
}

export type SendResult =
  | { type: 'answered'; results: CaptureResult[] }
  | { type: 'retry'; message: string; retryAfterMs: number | null }
  /** The token is no longer valid. */
  | { type: 'revoked'; message: string }
  /** The archive does not accept these records. */
  | { type: 'refused'; message: string };

export interface RelatedConversation {
  conversationId: string;
  title: string;
  createdAt: string;
}

const TIMEOUT_MS = 60_000;
const UNREACHABLE = 'The archive cannot be reached.';

type Fetch = typeof fetch;
type ArchiveAccess = { url: string; token: string };

/** Sends captures. Never throws. */
export async function sendCaptures(
  { url, token }: ArchiveAccess,
  records: readonly CaptureRecord[],
  fetch: Fetch,
): Promise<SendResult> {
  const compressed = new Blob([JSON.stringify({ records })]).stream().pipeThrough(new CompressionStream('gzip'));
  try {
    const response = await fetch(new URL('/api/captures', url), {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'content-encoding': 'gzip' },
      body: await new Response(compressed).arrayBuffer(),
      credentials: 'omit',
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return readResult(response, await response.json().catch(() => null));
  } catch {
    return { type: 'retry', message: UNREACHABLE, retryAfterMs: null };
  }
}

function readResult({ ok, status, headers }: Response, body: unknown): SendResult {
  if (ok) {
    const results = fieldOf(body, 'records');
    if (Array.isArray(results) && results.every(isCaptureResult)) return { type: 'answered', results };
    return { type: 'retry', message: 'What answers at this address is not the archive.', retryAfterMs: null };
  }
  const message = messageOf(body, status);
  if (status === 401) return { type: 'revoked', message };
  if ([400, 413, 415, 422].includes(status)) return { type: 'refused', message };
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return { type: 'retry', message, retryAfterMs: seconds >= 0 ? seconds * 1000 : null };
}

/** Exchanges the code that the archive shows for the token of this browser. */
export async function claimPairing(
  { url, code, deviceName }: { url: string; code: string; deviceName: string },
  fetch: Fetch,
): Promise<{ token: string; canSearch: boolean } | { problem: string }> {
  try {
    const path = `/api/pairings/${encodeURIComponent(code.trim().toUpperCase())}/claim`;
    const response = await fetch(new URL(path, url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ deviceName }),
      credentials: 'omit',
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body: unknown = await response.json().catch(() => null);
    const token = fieldOf(body, 'token');
    const scopes = fieldOf(body, 'scopes');
    if (response.ok && typeof token === 'string')
      return { token, canSearch: Array.isArray(scopes) && scopes.includes('archive:read') };
    return { problem: messageOf(body, response.status) };
  } catch {
    return { problem: UNREACHABLE };
  }
}

/** Conversations with a similar meaning; null if they cannot be read. */
export async function listRelated(
  { url, token }: ArchiveAccess,
  id: string,
  fetch: Fetch,
): Promise<RelatedConversation[] | null> {
  try {
    const response = await fetch(new URL(`/api/conversations/${encodeURIComponent(id)}/related?limit=5`, url), {
      headers: { authorization: `Bearer ${token}` },
      credentials: 'omit',
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body: unknown = response.ok ? await response.json() : null;
    return Array.isArray(body) ? body.filter(isRelated) : null;
  } catch {
    return null;
  }
}

const isRelated = (value: unknown): value is RelatedConversation =>
  ['conversationId', 'title', 'createdAt'].every((name) => typeof fieldOf(value, name) === 'string');

function isCaptureResult(value: unknown): value is CaptureResult {
  const status = fieldOf(value, 'status');
  return (
    typeof fieldOf(value, 'externalId') === 'string' &&
    ['stored', 'updated', 'unchanged', 'skipped'].includes(String(status))
  );
}

function messageOf(body: unknown, status: number): string {
  const message = fieldOf(body, 'message');
  return typeof message === 'string' ? message : `The archive answered ${status}.`;
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (Reflect.get(value, name) as unknown) : undefined;
