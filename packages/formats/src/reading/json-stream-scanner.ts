// JSON's characters as bytes of ASCII.
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
export const COMMA = 0x2c;
export const OPEN_LIST = 0x5b;
export const CLOSE_LIST = 0x5d;
export const OPEN_OBJECT = 0x7b;
export const CLOSE_OBJECT = 0x7d;
/**
 * A string is searched byte by byte up to this length, and by `indexOf` after it: for a shorter string the call costs
 * more than it saves.
 */
const NATIVE_SEARCH_FROM = 48;

// The kinds of bytes outside of strings.
const OTHER = 0;
const STRING_START = 1;
const OPENING = 2;
const CLOSING = 3;
const kindOfByte = new Uint8Array(256);
kindOfByte[QUOTE] = STRING_START;
kindOfByte[OPEN_LIST] = kindOfByte[OPEN_OBJECT] = OPENING;
kindOfByte[CLOSE_LIST] = kindOfByte[CLOSE_OBJECT] = CLOSING;

/**
 * Finds the end of one JSON value, over any number of chunks, by its strings and brackets. A closing bracket closes all
 * levels up to the opening one it matches, so that a record with a missing bracket does not include its neighbours.
 */
export class ElementScanner {
  /** Open brackets, outermost first; index 0 is unused. */
  readonly #open: Uint8Array;
  readonly #maxDepth: number;
  #depth = 0;
  /** How many of the open brackets are lists: shows without a search whether a bracket closes anything. */
  #openLists = 0;
  #inString = false;
  #isEscaped = false;
  #kind: 'unknown' | 'container' | 'text' | 'bare' = 'unknown';
  /** The value is nested deeper than allowed. Its end is still found, by counting brackets. */
  wasTooDeep = false;
  /** The last call was `scanToList`, and it stopped after the opening bracket of a list. */
  openedList = false;

  constructor(maxDepth: number) {
    this.#maxDepth = maxDepth;
    this.#open = new Uint8Array(maxDepth + 1);
  }

  begin(): void {
    this.#depth = 0;
    this.#openLists = 0;
    this.#inString = false;
    this.#isEscaped = false;
    this.#kind = 'unknown';
    this.wasTooDeep = false;
    this.openedList = false;
  }

  /** Begins after the opening brace of an object. */
  beginInsideObject(): void {
    this.begin();
    this.#kind = 'container';
    this.#depth = 1;
    this.#open[1] = OPEN_OBJECT;
  }

  /** The index after the value's last byte, or -1 if the value continues in the next chunk. */
  scan(chunk: Buffer, from: number): number {
    return this.#scan(chunk, from, false);
  }

  /** Like `scan`, but also stops after the opening bracket of a list directly inside the value: see `openedList`. */
  scanToList(chunk: Buffer, from: number): number {
    return this.#scan(chunk, from, true);
  }

  #scan(chunk: Buffer, from: number, stopsAtLists: boolean): number {
    this.openedList = false;
    if (this.#kind === 'unknown') this.#kind = kindOf(chunk[from]);
    if (this.#kind === 'bare') return scanBare(chunk, from);
    let at = from;
    if (this.#kind === 'text') {
      if (!this.#inString) {
        this.#inString = true;
        at++;
      }
      at = this.#skipText(chunk, at);
      return this.#inString ? -1 : at;
    }
    if (this.#inString) at = this.#skipText(chunk, at);
    return this.#inString ? -1 : this.#scanContainer(chunk, at, stopsAtLists);
  }

  #scanContainer(chunk: Buffer, from: number, stopsAtLists: boolean): number {
    const length = chunk.length;
    let at = from;
    while (at < length) {
      const byte = chunk[at++] ?? 0;
      const byteKind = kindOfByte[byte];
      if (byteKind === OTHER) continue;
      if (byteKind === STRING_START) {
        at = this.#skipText(chunk, at);
        if (this.#inString) return -1;
      } else if (byteKind === OPENING) {
        this.#push(byte);
        if (stopsAtLists && this.#depth === 2 && byte === OPEN_LIST) {
          this.openedList = true;
          return at;
        }
      } else {
        this.#pop(byte);
        if (this.#depth === 0) return at;
      }
    }
    return -1;
  }

  #push(byte: number): void {
    this.#depth++;
    if (this.#depth > this.#maxDepth) {
      this.wasTooDeep = true;
      return;
    }
    this.#open[this.#depth] = byte;
    if (byte === OPEN_LIST) this.#openLists++;
  }

  #pop(byte: number): void {
    if (this.#depth > this.#maxDepth) {
      this.#depth--;
      return;
    }
    // The codes of ']' and '}' are two higher than those of '[' and '{'.
    const opening = byte - 2;
    const openCount = opening === OPEN_LIST ? this.#openLists : this.#depth - this.#openLists;
    // A bracket that closes nothing is ignored: this value is damaged, but the values after it need not be.
    if (openCount === 0) return;
    for (let isClosed = false; !isClosed; this.#depth--) {
      const innermost = this.#open[this.#depth];
      if (innermost === OPEN_LIST) this.#openLists--;
      isClosed = innermost === opening;
    }
  }

  /** The index after the closing quote of the current string, or the end of the chunk if the string continues. */
  #skipText(chunk: Buffer, from: number): number {
    const length = chunk.length;
    let at = from;
    this.#inString = true;
    if (this.#isEscaped && at < length) {
      this.#isEscaped = false;
      at++;
    }
    const nativeSearchFrom = Math.min(length, at + NATIVE_SEARCH_FROM);
    while (at < nativeSearchFrom) {
      const byte = chunk[at++];
      if (byte === QUOTE) {
        this.#inString = false;
        return at;
      }
      if (byte === BACKSLASH) {
        if (at === length) {
          this.#isEscaped = true;
          return at;
        }
        at++;
      }
    }
    return this.#searchQuote(chunk, at);
  }

  /** Finds the closing quote by `indexOf`. The byte at `from` is not escaped. */
  #searchQuote(chunk: Buffer, from: number): number {
    let searchFrom = from;
    for (;;) {
      const found = chunk.indexOf(QUOTE, searchFrom);
      const end = found === -1 ? chunk.length : found;
      let slashes = 0;
      while (end - slashes > from && chunk[end - slashes - 1] === BACKSLASH) slashes++;
      const isEscaped = slashes % 2 === 1;
      if (found === -1) {
        this.#isEscaped = isEscaped;
        return chunk.length;
      }
      if (!isEscaped) {
        this.#inString = false;
        return found + 1;
      }
      searchFrom = found + 1;
    }
  }
}

export function isBlank(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}

function kindOf(byte: number | undefined): 'container' | 'text' | 'bare' {
  if (byte === OPEN_LIST || byte === OPEN_OBJECT) return 'container';
  return byte === QUOTE ? 'text' : 'bare';
}

/** The end of a number, true, false, null or anything invalid: the index of the next separator. */
function scanBare(chunk: Buffer, from: number): number {
  for (let at = from; at < chunk.length; at++) {
    const byte = chunk[at];
    if (byte === COMMA || byte === CLOSE_LIST || isBlank(byte)) return at;
  }
  return -1;
}
