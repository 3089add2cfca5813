import { MAX_BODY_BYTES, type CaptureRecord } from './wire.ts';

/** The maximum number of records and bytes in a batch. A larger record is sent alone. */
const MAX_BATCH = { records: 100, bytes: 4 * 1000 ** 2 };
/** The bytes that a record may need in addition to its payload. */
const ENVELOPE_BYTES = 4096;

/** How many bytes a text needs in a JSON body. */
export function bytesInJson(text: string): number {
  return Buffer.byteLength(JSON.stringify(text));
}

/** The parts in which a record is sent; the record itself if its payload fits into one request. */
export function splitRecord(record: CaptureRecord, maxBytes = MAX_BODY_BYTES): CaptureRecord[] {
  const pieces = splitText(record.payload, maxBytes - ENVELOPE_BYTES);
  if (pieces.length === 1) return [record];
  return pieces.map((payload, index) => ({ ...record, payload, part: index + 1, parts: pieces.length }));
}

/** Cuts a text into pieces that need at most `maxBytes` in JSON, without splitting a character. */
function splitText(text: string, maxBytes: number): string[] {
  if (bytesInJson(text) <= maxBytes) return [text];
  let middle = Math.floor(text.length / 2);
  if (/[\uDC00-\uDFFF]/.test(text.charAt(middle))) middle++;
  return [...splitText(text.slice(0, middle), maxBytes), ...splitText(text.slice(middle), maxBytes)];
}

/** Whether a batch must be sent before a record of `nextBytes` bytes is added. */
export function isFull(batch: { count: number; bytes: number }, nextBytes: number): boolean {
  return batch.count > 0 && (batch.count >= MAX_BATCH.records || batch.bytes + nextBytes > MAX_BATCH.bytes);
}
