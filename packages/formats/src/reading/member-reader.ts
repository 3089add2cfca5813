import { ElementScanner, isBlank } from './json-stream-scanner.ts';

/** What to do with the value at a path: read the values inside of it, return it as a whole, or pass over it. */
export type MemberAction = 'enter' | 'return' | 'skip';

/** A value inside a JSON document; `value` is undefined if it is too large, too deep or damaged. */
export interface Member {
  path: string;
  /** Bytes. */
  size: number;
  value: unknown;
}

export interface MemberReaderOptions {
  /**
   * Decides by the path of a value: '/settings' is a member of the object, '/messages/*' any element of a list in the
   * object, and '' the whole document.
   */
  actionFor: (path: string) => MemberAction;
  maxBytes: number;
  maxDepth: number;
}

/** A list or an object whose values are read one by one. */
interface OpenContainer {
  path: string;
  isList: boolean;
}

const UTF8_BOM = Buffer.of(0xef, 0xbb, 0xbf);
const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_LIST = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** Reads values out of a JSON document of any size. Only the value that is being read is in memory. */
export class MemberReader {
  readonly #options: MemberReaderOptions;
  readonly #scanner: ElementScanner;
  /** The open lists and objects around the current value, outermost first. */
  readonly #containers: OpenContainer[] = [];
  /** The position in the document. A bare value is a number, true, false or null. */
  #state: 'beforeValue' | 'betweenValues' | 'inValue' | 'inBareValue' | 'over' = 'beforeValue';
  /** The path of the current value. */
  #path = '';
  /** The current value will be returned. */
  #isReturned = false;
  /** The bytes of the current value. */
  #pieces: Buffer[] = [];
  #size = 0;
  /** The beginning of a key whose end is in the next chunk. */
  #carry: Buffer = Buffer.alloc(0);
  #hasBegun = false;

  constructor(options: MemberReaderOptions) {
    this.#options = options;
    this.#scanner = new ElementScanner(options.maxDepth);
  }

  *push(piece: Buffer): Generator<Member, void, undefined> {
    const chunk = this.#carry.length > 0 ? Buffer.concat([this.#carry, piece]) : piece;
    this.#carry = Buffer.alloc(0);
    let at = !this.#hasBegun && chunk.subarray(0, 3).equals(UTF8_BOM) ? 3 : 0;
    this.#hasBegun = true;
    while (at >= 0 && at < chunk.length && this.#state !== 'over') {
      if (this.#state === 'beforeValue') at = this.#beginValue(chunk, at);
      else if (this.#state === 'betweenValues') at = this.#readBetweenValues(chunk, at);
      else {
        const start = at;
        const end = this.#state === 'inBareValue' ? endOfBareValue(chunk, start) : this.#scanner.scan(chunk, start);
        this.#keepBytes(chunk, start, end === -1 ? chunk.length : end);
        at = end;
        if (end !== -1) yield* this.#endValue();
      }
    }
  }

  #beginValue(chunk: Buffer, from: number): number {
    const at = skipBlanks(chunk, from);
    if (at === chunk.length) return at;
    const byte = chunk[at];
    const action = this.#options.actionFor(this.#path);
    if (action === 'enter' && (byte === OPEN_LIST || byte === OPEN_OBJECT)) {
      this.#containers.push({ path: this.#path, isList: byte === OPEN_LIST });
      this.#state = 'betweenValues';
      return at + 1;
    }
    this.#isReturned = action === 'return';
    const isBare = byte !== QUOTE && byte !== OPEN_LIST && byte !== OPEN_OBJECT;
    this.#state = isBare ? 'inBareValue' : 'inValue';
    if (!isBare) this.#scanner.begin();
    this.#pieces = [];
    this.#size = 0;
    return at;
  }

  /** Reads up to the next value of a list or an object, or up to its end. */
  #readBetweenValues(chunk: Buffer, from: number): number {
    const container = this.#containers.at(-1);
    const at = skipBlanksAndCommas(chunk, from);
    if (container === undefined || at === chunk.length) return at;
    const byte = chunk[at];
    if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) {
      this.#containers.pop();
      if (this.#containers.length === 0) this.#state = 'over';
      return at + 1;
    }
    if (container.isList) {
      this.#path = `${container.path}/*`;
      this.#state = 'beforeValue';
      return at;
    }
    return this.#readKey(chunk, at, container);
  }

  /** Reads a key and its colon. A document that has no key here is damaged, and is not read further. */
  #readKey(chunk: Buffer, from: number, container: OpenContainer): number {
    if (chunk[from] !== QUOTE) {
      this.#state = 'over';
      return from;
    }
    const end = endOfText(chunk, from + 1);
    const colon = end === -1 ? chunk.length : skipBlanks(chunk, end);
    if (colon === chunk.length) {
      this.#carry = Buffer.from(chunk.subarray(from));
      return -1;
    }
    if (chunk[colon] !== COLON) {
      this.#state = 'over';
      return colon;
    }
    this.#path = `${container.path}/${chunk.toString('utf8', from + 1, end - 1)}`;
    this.#state = 'beforeValue';
    return colon + 1;
  }

  #keepBytes(chunk: Buffer, from: number, to: number): void {
    this.#size += to - from;
    if (!this.#isReturned) return;
    if (this.#size > this.#options.maxBytes) this.#pieces = [];
    // A copy, because the memory of the chunk is reused.
    else this.#pieces.push(Buffer.from(chunk.subarray(from, to)));
  }

  *#endValue(): Generator<Member, void, undefined> {
    const wasBare = this.#state === 'inBareValue';
    this.#state = this.#containers.length === 0 ? 'over' : 'betweenValues';
    if (!this.#isReturned) return;
    const isReadable = this.#size <= this.#options.maxBytes && (wasBare || !this.#scanner.wasTooDeep);
    const pieces = this.#pieces;
    this.#pieces = [];
    yield { path: this.#path, size: this.#size, value: isReadable ? parse(pieces) : undefined };
  }
}

function parse(pieces: readonly Buffer[]): unknown {
  try {
    return JSON.parse(Buffer.concat(pieces).toString()) as unknown;
  } catch {
    return undefined;
  }
}

function skipBlanks(chunk: Buffer, from: number): number {
  let at = from;
  while (at < chunk.length && isBlank(chunk[at])) at++;
  return at;
}

function skipBlanksAndCommas(chunk: Buffer, from: number): number {
  let at = from;
  while (at < chunk.length && (isBlank(chunk[at]) || chunk[at] === COMMA)) at++;
  return at;
}

/** The index after the closing quote; -1 if the quote is not in the chunk. */
function endOfText(chunk: Buffer, from: number): number {
  for (let at = from; at < chunk.length; at++) {
    if (chunk[at] === BACKSLASH) at++;
    else if (chunk[at] === QUOTE) return at + 1;
  }
  return -1;
}

/** The end of a number, true, false or null; -1 if it may continue in the next chunk. */
function endOfBareValue(chunk: Buffer, from: number): number {
  for (let at = from; at < chunk.length; at++) {
    const byte = chunk[at] ?? 0;
    if (byte === COMMA || byte === CLOSE_LIST || byte === CLOSE_OBJECT || byte <= 0x20) return at;
  }
  return -1;
}
