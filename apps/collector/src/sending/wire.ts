import { fieldOf } from '#json-field.ts';

/** The requests to the archive that the collector makes. */
export const CAPTURES_PATH = '/api/captures';
export const claimPath = (code: string): string => `/api/pairings/${encodeURIComponent(code)}/claim`;

/** One record of POST /api/captures {records}. */
export interface CaptureRecord {
  /** The provider, such as `claude`. */
  source: string;
  externalId: string;
  /** The key of the format in the registry of @app/formats. */
  format: string;
  /** The whole masked record, or one part of it. */
  payload: string;
  /** The number of this part, from 1 to `parts`; only for a record that does not fit into one request. */
  part?: number;
  parts?: number;
  /** When the collector read the record, as ISO time. */
  observedAt: string;
}

export interface CaptureResult {
  externalId: string;
  status: 'stored' | 'updated' | 'unchanged' | 'skipped';
  reason?: string;
  conversationId?: string;
}

/** The largest body of a request in bytes, before compression. */
export const MAX_BODY_BYTES = 16 * 1000 ** 2 - 64 * 1024;

/** The results in the body of a response; null if it contains no valid list of results. */
export function readResults(body: unknown): CaptureResult[] | null {
  const list = Array.isArray(body) ? body : fieldOf(body, 'records');
  if (!Array.isArray(list)) return null;
  return list.every(isCaptureResult) ? list : null;
}

function isCaptureResult(value: unknown): value is CaptureResult {
  const status = fieldOf(value, 'status');
  return (
    typeof fieldOf(value, 'externalId') === 'string' &&
    typeof status === 'string' &&
    ['stored', 'updated', 'unchanged', 'skipped'].includes(status)
  );
}
