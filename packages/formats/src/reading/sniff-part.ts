import { isTable } from '../find-format.ts';
import type { ReadablePart } from './readable-part.ts';
import { Utf8Stream } from './utf8-stream.ts';

/** The beginning of JSON: a list or an object, but not a transcript that begins with [12:30]. */
const JSON_START = /^\s*(?:\{\s*(?:"|\}|$)|\[\s*(?:[[{"\]]|$))/;
const HEAD_BYTES = 4096;

export interface SniffedPart {
  kind: ReadablePart['kind'];
  /** A ZIP archive, whatever its name. */
  isZip: boolean;
  /** As valid UTF-8; a chunk is valid until the next one is read. */
  chunks: AsyncGenerator<Buffer, void, undefined>;
}

/**
 * The bytes of a part as UTF-8, and their kind by the first bytes: names can be wrong, and some tools write UTF-16 or
 * windows-1252.
 */
export async function sniffPart(part: ReadablePart, onPacked: (bytes: number) => void): Promise<SniffedPart> {
  const bytes = part.read(onPacked)[Symbol.asyncIterator]();
  const first = await bytes.next();
  const head = first.done === true ? Buffer.alloc(0) : first.value;
  const kind = sniffKind(part.kind, decodeHead(head));
  return { kind, isZip: isZip(head), chunks: readOn(first, bytes, wideEncoding(head)) };
}

/** By the first bytes. */
export function isZip(head: Buffer): boolean {
  const mark = head.subarray(0, 4).toString('latin1');
  return mark === 'PK\x03\x04' || mark === 'PK\x05\x06' || mark === 'PK\x07\x08';
}

function sniffKind(named: ReadablePart['kind'], head: string): ReadablePart['kind'] {
  if (named !== 'text' && named !== 'table') return named;
  if (JSON_START.test(head)) return 'json';
  return isTable(head) ? 'table' : named;
}

/** The beginning of a file as text, without the byte order mark. */
export function decodeHead(head: Buffer): string {
  const encoding = wideEncoding(head);
  const beginning = head.subarray(0, HEAD_BYTES);
  // A character that is cut off at the end is left out.
  return new TextDecoder(encoding ?? 'utf-8').decode(encoding === null ? new Utf8Stream().push(beginning) : beginning);
}

function wideEncoding(head: Buffer): 'utf-16le' | 'utf-16be' | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  return head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : null;
}

async function* readOn(
  first: IteratorResult<Buffer, unknown>,
  rest: AsyncIterator<Buffer>,
  encoding: 'utf-16le' | 'utf-16be' | null,
): AsyncGenerator<Buffer, void, undefined> {
  const wide = encoding === null ? null : new TextDecoder(encoding);
  const narrow = new Utf8Stream();
  try {
    for (let next = first; next.done !== true; next = await rest.next()) {
      yield wide === null ? narrow.push(next.value) : Buffer.from(wide.decode(next.value, { stream: true }));
    }
    const last = wide === null ? narrow.finish() : Buffer.from(wide.decode());
    if (last.length > 0) yield last;
  } finally {
    await rest.return?.();
  }
}
