import { isTable } from '../find-format.ts';
import type { ReadablePart } from './readable-part.ts';
import { Utf8Stream } from './utf8-stream.ts';

/** The beginning of JSON: a list or an object, but not a transcript that begins with [12:30]. */
const JSON_START = /^\s*(?:\{\s*(?:"|\}|$)|\[\s*(?:[[{"\]]|$))/;
const HEAD_BYTES = 4096;

export interface SniffedPart {
  kind: ReadablePart['kind'];
  /** The part is a ZIP archive, whatever its name says. */
  isZip: boolean;
  /** The content as valid UTF-8; a chunk may be used until the next one is read. */
  chunks: AsyncGenerator<Buffer, void, undefined>;
}

/**
 * The bytes of a part as UTF-8, and their kind by the first bytes: names can be wrong, and some tools write UTF-16 or
 * windows-1252.
 */
export async function sniffPart(part: ReadablePart, onCompressedBytes: (bytes: number) => void): Promise<SniffedPart> {
  const bytes = part.read(onCompressedBytes)[Symbol.asyncIterator]();
  const first = await bytes.next();
  const head = first.done === true ? Buffer.alloc(0) : first.value;
  const kind = sniffKind(part.kind, decodeHead(head));
  return { kind, isZip: isZip(head), chunks: decodeChunks(first, bytes, utf16Encoding(head)) };
}

/** Whether a file is a ZIP archive, by its first bytes. */
export function isZip(head: Buffer): boolean {
  const signature = head.subarray(0, 4).toString('latin1');
  return ['PK\x03\x04', 'PK\x05\x06', 'PK\x07\x08'].includes(signature);
}

function sniffKind(kindByName: ReadablePart['kind'], head: string): ReadablePart['kind'] {
  if (kindByName !== 'text' && kindByName !== 'table') return kindByName;
  if (JSON_START.test(head)) return 'json';
  return isTable(head) ? 'table' : kindByName;
}

/** The beginning of a file as text, without the byte order mark. */
export function decodeHead(head: Buffer): string {
  const encoding = utf16Encoding(head);
  const beginning = head.subarray(0, HEAD_BYTES);
  // A character that is cut off at the end is left out.
  return new TextDecoder(encoding ?? 'utf-8').decode(encoding === null ? new Utf8Stream().push(beginning) : beginning);
}

function utf16Encoding(head: Buffer): 'utf-16le' | 'utf-16be' | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  return head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : null;
}

/** All bytes as UTF-8, beginning with the chunk that was already read. */
async function* decodeChunks(
  first: IteratorResult<Buffer, unknown>,
  laterChunks: AsyncIterator<Buffer>,
  encoding: 'utf-16le' | 'utf-16be' | null,
): AsyncGenerator<Buffer, void, undefined> {
  const utf16 = encoding === null ? null : new TextDecoder(encoding);
  const utf8 = new Utf8Stream();
  try {
    for (let next = first; next.done !== true; next = await laterChunks.next()) {
      yield utf16 === null ? utf8.push(next.value) : Buffer.from(utf16.decode(next.value, { stream: true }));
    }
    const last = utf16 === null ? utf8.finish() : Buffer.from(utf16.decode());
    if (last.length > 0) yield last;
  } finally {
    await laterChunks.return?.();
  }
}
