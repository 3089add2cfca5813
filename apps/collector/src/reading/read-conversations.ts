import { readPart } from '@app/formats/reading/read-part';
import type { ReadablePart } from '@app/formats/reading/readable-part';

/** The conversations that the importers find in a payload. */
export interface FoundConversations {
  /** The providers' ids of the conversations; an id occurs twice if two parts belong to one conversation. */
  ids: string[];
  /** The times of the first and the last message, in milliseconds; null if no message has a time. */
  span: readonly [number, number] | null;
  /** Why the payload contains no conversation; null if it contains one. */
  skipReason: string | null;
}

const LIMITS = { maxRecordBytes: 512 * 1024 ** 2, maxDepth: 4096 };
const PIECE_BYTES = 1024 ** 2;

/** Reads a payload in the same way as the archive. `path` is the id that the archive receives. */
export async function readConversations(
  payload: Buffer,
  path: string,
  isPlainText: boolean,
): Promise<FoundConversations> {
  const kind: ReadablePart['kind'] = isPlainText ? 'text' : 'json';
  const part = { kind, name: path, path, compressedSize: payload.length, read: () => splitIntoPieces(payload) };
  const reading = readPart(part, { limits: LIMITS, first: { record: 0, afterResult: -1 }, groupsByTime: false });
  const ids: string[] = [];
  const times: number[] = [];
  let reason: string | null = null;
  for await (const { item } of reading.records(() => undefined)) {
    if (item.type === 'skipped') reason ??= item.reason;
    else {
      const { sourceId, createdAt, updatedAt } = item.conversation;
      ids.push(sourceId);
      times.push(...[createdAt, updatedAt].filter((time) => time !== null));
    }
  }
  return {
    ids,
    span: times.length === 0 ? null : [Math.min(...times), Math.max(...times)],
    skipReason: ids.length > 0 ? null : (reason ?? 'There is no conversation of a known format in this file.'),
  };
}

async function* splitIntoPieces(bytes: Buffer): AsyncGenerator<Buffer, void, undefined> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    await Promise.resolve();
    yield bytes.subarray(at, at + PIECE_BYTES);
  }
}
