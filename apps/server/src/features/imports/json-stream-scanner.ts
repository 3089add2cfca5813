const quote = 0x22;
const backslash = 0x5c;
const openList = 0x5b;
const closeList = 0x5d;
const openObject = 0x7b;
const closeObject = 0x7d;
/** Strings longer than this are searched natively; a call costs more than looking at a few bytes. */
const nativeSearchFrom = 48;

/** Bytes that matter outside of strings: 1 quote, 2 opening, 3 closing. */
const meaning = new Uint8Array(256);
meaning[quote] = 1;
meaning[openList] = meaning[openObject] = 2;
meaning[closeList] = meaning[closeObject] = 3;

/**
 * Finds where one JSON value ends, over any number of chunks, by its strings and brackets. A bracket that does not match
 * closes everything up to its own opening one, so that a record with a lost bracket does not swallow its neighbours.
 */
export class ElementScanner {
  /** Openings, outermost first; slot 0 is unused. */
  readonly #open: Uint8Array;
  readonly #maxDepth: number;
  #depth = 0;
  /** How many of the openings are lists: whether a bracket closes anything is known without looking for its opening. */
  #openLists = 0;
  #inString = false;
  #isEscaped = false;
  #kind: 'unknown' | 'container' | 'text' | 'bare' = 'unknown';
  /** Nested deeper than allowed. The value is still followed to its end, by count alone. */
  wasTooDeep = false;
  /** A list directly inside the value was just opened; only when asked for. The scan goes on at the returned place. */
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

  /** As if the opening brace of an object had been read. */
  beginInsideObject(): void {
    this.begin();
    this.#kind = 'container';
    this.#depth = 1;
    this.#open[1] = openObject;
  }

  /** The place behind the value's last byte, or -1 when the value goes on in the next chunk. */
  scan(chunk: Buffer, from: number, watchLists = false): number {
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
    return this.#inString ? -1 : this.#scanContainer(chunk, at, watchLists);
  }

  #scanContainer(chunk: Buffer, from: number, watchLists: boolean): number {
    const length = chunk.length;
    let at = from;
    while (at < length) {
      const byte = chunk[at++] ?? 0;
      const what = meaning[byte];
      if (what === 0) continue;
      if (what === 1) {
        at = this.#skipText(chunk, at);
        if (this.#inString) return -1;
      } else if (what === 2) {
        this.#push(byte);
        if (watchLists && this.#depth === 2 && byte === openList) {
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
    if (byte === openList) this.#openLists++;
  }

  #pop(byte: number): void {
    if (this.#depth > this.#maxDepth) {
      this.#depth--;
      return;
    }
    const opening = byte - 2;
    const openings = opening === openList ? this.#openLists : this.#depth - this.#openLists;
    // One that closes nothing in this value is passed over: the value is damaged, those behind it need not be.
    if (openings === 0) return;
    for (let isClosed = false; !isClosed; this.#depth--) {
      const innermost = this.#open[this.#depth];
      if (innermost === openList) this.#openLists--;
      isClosed = innermost === opening;
    }
  }

  /** From inside a string to behind its closing quote, or to the chunk's end with the state kept. */
  #skipText(chunk: Buffer, from: number): number {
    const length = chunk.length;
    let at = from;
    this.#inString = true;
    if (this.#isEscaped && at < length) {
      this.#isEscaped = false;
      at++;
    }
    const near = Math.min(length, at + nativeSearchFrom);
    while (at < near) {
      const byte = chunk[at++];
      if (byte === quote) {
        this.#inString = false;
        return at;
      }
      if (byte === backslash) {
        if (at === length) {
          this.#isEscaped = true;
          return at;
        }
        at++;
      }
    }
    return this.#searchQuote(chunk, at);
  }

  /** `from` is not escaped. */
  #searchQuote(chunk: Buffer, from: number): number {
    let searchFrom = from;
    for (;;) {
      const found = chunk.indexOf(quote, searchFrom);
      const end = found === -1 ? chunk.length : found;
      let slashes = 0;
      while (end - slashes > from && chunk[end - slashes - 1] === backslash) slashes++;
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

function kindOf(byte: number | undefined): 'container' | 'text' | 'bare' {
  if (byte === openList || byte === openObject) return 'container';
  return byte === quote ? 'text' : 'bare';
}

/** A number, true, false, null or rubbish: up to the next separator, which stays unread. */
function scanBare(chunk: Buffer, from: number): number {
  for (let at = from; at < chunk.length; at++) {
    const byte = chunk[at];
    if (byte === 0x2c || byte === closeList || byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09)
      return at;
  }
  return -1;
}
