import { MAX_BODY_BYTES, type CaptureRecord } from './wire.ts';

/** Records and bytes from which a batch is sent. A single larger record is a batch of its own. */
const BATCH = { records: 100, bytes: 4 * 1000 ** 2 };
/** Bytes of a record besides its payload. */
const ENVELOPE_BYTES = 4096;

/** The bytes of a text in a JSON body. */
export function bytesInJson(text: string): number {
  return Buffer.byteLength(JSON.stringify(text));
}

/** A record as it is sent: in parts, if its payload does not fit into one request. */
export function splitRecord(record: CaptureRecord, maxBytes = MAX_BODY_BYTES): CaptureRecord[] {
  const pieces = splitText(record.payload, maxBytes - ENVELOPE_BYTES);
  if (pieces.length === 1) return [record];
  return pieces.map((payload, index) => ({ ...record, payload, part: index + 1, parts: pieces.length }));
}

/** Cuts a text into pieces of at most so many bytes in JSON, never between the two halves of a character. */
function splitText(text: string, maxBytes: number): string[] {
  if (bytesInJson(text) <= maxBytes) return [text];
  let middle = Math.floor(text.length / 2);
  if (/[\uDC00-\uDFFF]/.test(text.charAt(middle))) middle++;
  return [...splitText(text.slice(0, middle), maxBytes), ...splitText(text.slice(middle), maxBytes)];
}

/** Whether a batch is to be sent before a record of so many bytes is added. */
export function isFull(batch: { count: number; bytes: number }, nextBytes: number): boolean {
  return batch.count > 0 && (batch.count >= BATCH.records || batch.bytes + nextBytes > BATCH.bytes);
}
