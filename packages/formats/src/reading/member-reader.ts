import { ElementScanner } from './json-stream-scanner.ts';

/** What to do with the value at a path: read what is inside of it, give it out as a whole, or pass over it. */
export type MemberUse = 'enter' | 'take' | 'skip';

/** A value inside a JSON document; `value` is undefined if it is too large, too deep or damaged. */
export interface Member {
  path: string;
  /** In bytes. */
  size: number;
  value: unknown;
}

export interface MemberReaderOptions {
  /** Of a path such as '/messages/*', an element of a list, or '/settings', a member of the object; '' is the document. */
  useOf: (path: string) => MemberUse;
  maxBytes: number;
  maxDepth: number;
}

interface Frame {
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

/** Reads values out of a JSON document of any size, of which only the value that is read is in memory. */
export class MemberReader {
  readonly #options: MemberReaderOptions;
  readonly #scanner: ElementScanner;
  readonly #frames: Frame[] = [];
  #state: 'value' | 'within' | 'inside' | 'bare' | 'over' = 'value';
  #path = '';
  #isTaken = false;
  #pieces: Buffer[] = [];
  #size = 0;
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
      if (this.#state === 'value') at = this.#beginValue(chunk, at);
      else if (this.#state === 'within') at = this.#readWithin(chunk, at);
      else {
        const start = at;
        const end = this.#state === 'bare' ? endOfBare(chunk, start) : this.#scanner.scan(chunk, start);
        this.#keep(chunk, start, end === -1 ? chunk.length : end);
        at = end;
        if (end !== -1) yield* this.#endValue();
      }
    }
  }

  #beginValue(chunk: Buffer, from: number): number {
    const at = skip(chunk, from, false);
    if (at === chunk.length) return at;
    const byte = chunk[at];
    const use = this.#options.useOf(this.#path);
    if (use === 'enter' && (byte === OPEN_LIST || byte === OPEN_OBJECT)) {
      this.#frames.push({ path: this.#path, isList: byte === OPEN_LIST });
      this.#state = 'within';
      return at + 1;
    }
    this.#isTaken = use === 'take';
    const isBare = byte !== QUOTE && byte !== OPEN_LIST && byte !== OPEN_OBJECT;
    this.#state = isBare ? 'bare' : 'inside';
    if (!isBare) this.#scanner.begin();
    this.#pieces = [];
    this.#size = 0;
    return at;
  }

  /** Between the values of a list or an object. */
  #readWithin(chunk: Buffer, from: number): number {
    const frame = this.#frames.at(-1);
    const at = skip(chunk, from, true);
    if (frame === undefined || at === chunk.length) return at;
    const byte = chunk[at];
    if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) {
      this.#frames.pop();
      if (this.#frames.length === 0) this.#state = 'over';
      return at + 1;
    }
    if (frame.isList) {
      this.#path = `${frame.path}/*`;
      this.#state = 'value';
      return at;
    }
    return this.#readKey(chunk, at, frame);
  }

  #readKey(chunk: Buffer, from: number, frame: Frame): number {
    if (chunk[from] !== QUOTE) {
      this.#state = 'over';
      return from;
    }
    const end = endOfText(chunk, from + 1);
    const colon = end === -1 ? chunk.length : skip(chunk, end, false);
    if (colon === chunk.length) {
      this.#carry = Buffer.from(chunk.subarray(from));
      return -1;
    }
    if (chunk[colon] !== COLON) {
      this.#state = 'over';
      return colon;
    }
    this.#path = `${frame.path}/${chunk.toString('utf8', from + 1, end - 1)}`;
    this.#state = 'value';
    return colon + 1;
  }

  #keep(chunk: Buffer, from: number, to: number): void {
    this.#size += to - from;
    if (!this.#isTaken) return;
    if (this.#size > this.#options.maxBytes) this.#pieces = [];
    // A copy, because the reader reuses the memory.
    else this.#pieces.push(Buffer.from(chunk.subarray(from, to)));
  }

  *#endValue(): Generator<Member, void, undefined> {
    const wasBare = this.#state === 'bare';
    this.#state = this.#frames.length === 0 ? 'over' : 'within';
    if (!this.#isTaken) return;
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

/** After blanks, and after commas between values. */
function skip(chunk: Buffer, from: number, withCommas: boolean): number {
  let at = from;
  for (; at < chunk.length; at++) {
    const byte = chunk[at];
    const isBlank = byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
    if (!isBlank && !(withCommas && byte === COMMA)) break;
  }
  return at;
}

/** The place after the closing quote; -1 if it is not in the chunk. */
function endOfText(chunk: Buffer, from: number): number {
  for (let at = from; at < chunk.length; at++) {
    if (chunk[at] === BACKSLASH) at++;
    else if (chunk[at] === QUOTE) return at + 1;
  }
  return -1;
}

/** The end of a number, true, false or null; -1 if it may go on in the next chunk. */
function endOfBare(chunk: Buffer, from: number): number {
  for (let at = from; at < chunk.length; at++) {
    const byte = chunk[at] ?? 0;
    if (byte === COMMA || byte === CLOSE_LIST || byte === CLOSE_OBJECT || byte <= 0x20) return at;
  }
  return -1;
}
