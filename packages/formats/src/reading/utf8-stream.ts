import { isUtf8 } from 'node:buffer';

/** What the bytes 0x80 to 0x9F mean in windows-1252; the five without a meaning stay control characters. */
const WINDOWS_1252 =
  '\u20AC\u0081\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152\u008D\u017D\u008F' +
  '\u0090\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153\u009D\u017E\u0178';

/**
 * Makes a stream of bytes valid UTF-8: bytes that are not part of a character are read as windows-1252, which older
 * tools on Windows write. Nothing is lost, and valid UTF-8 passes unchanged. A returned buffer may share the memory of
 * the given one.
 */
export class Utf8Stream {
  /** The beginning of a character at the end of the last chunk. */
  #carry: Buffer = Buffer.alloc(0);

  push(chunk: Buffer): Buffer {
    const joined = this.#carry.length === 0 ? chunk : Buffer.concat([this.#carry, chunk]);
    const end = joined.length - incompleteLength(joined);
    this.#carry = Buffer.from(joined.subarray(end));
    const complete = joined.subarray(0, end);
    return isUtf8(complete) ? complete : repair(complete);
  }

  /** The last bytes, if a character is cut off at the end. */
  finish(): Buffer {
    const lastCharacters = repair(this.#carry);
    this.#carry = Buffer.alloc(0);
    return lastCharacters;
  }
}

/** How many bytes at the end may be the beginning of a character. */
function incompleteLength(bytes: Buffer): number {
  for (let length = 1; length <= Math.min(3, bytes.length); length++) {
    const byte = bytes[bytes.length - length] ?? 0;
    if (byte >= 0xc0) return characterLength(byte) > length ? length : 0;
    if (byte < 0x80) return 0;
  }
  return 0;
}

/** How many bytes a character has, by its first byte; 0 if no character begins with that byte. */
function characterLength(byte: number): number {
  if (byte < 0x80) return 1;
  if (byte >= 0xc2 && byte <= 0xdf) return 2;
  if (byte >= 0xe0 && byte <= 0xef) return 3;
  return byte >= 0xf0 && byte <= 0xf4 ? 4 : 0;
}

function repair(bytes: Buffer): Buffer {
  // A byte of windows-1252 becomes three bytes at most.
  const repaired = Buffer.allocUnsafe(bytes.length * 3);
  let written = 0;
  for (let at = 0; at < bytes.length;) {
    const byte = bytes[at] ?? 0;
    const length = characterLength(byte);
    const isWhole =
      length > 0 && at + length <= bytes.length && (length === 1 || isUtf8(bytes.subarray(at, at + length)));
    if (isWhole) {
      for (let next = at; next < at + length; next++) repaired[written++] = bytes[next] ?? 0;
      at += length;
      continue;
    }
    const character = byte < 0xa0 ? (WINDOWS_1252[byte - 0x80] ?? '') : String.fromCharCode(byte);
    written += repaired.write(character, written);
    at += 1;
  }
  return repaired.subarray(0, written);
}
