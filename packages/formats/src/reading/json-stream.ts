import {
  CLOSE_LIST,
  CLOSE_OBJECT,
  COMMA,
  ElementScanner,
  isBlank,
  OPEN_LIST,
  OPEN_OBJECT,
} from './json-stream-scanner.ts';

/** One record of a stream: its bytes, or why it could not be read. */
export interface JsonRecord {
  index: number;
  /** Valid until the next chunk is pushed; null if there is a fault. */
  bytes: Buffer | null;
  fault: RecordFault | null;
}

export type RecordFault = 'too_large' | 'too_deep' | 'truncated';

export interface SplitterOptions {
  maxRecordBytes: number;
  maxDepth: number;
  /** Keys of a top-level object whose list contains the records, such as {"conversations": […]}. */
  wrapperKeys?: readonly string[];
  /** Whether the list under a wrapper key contains records, by the beginning of its first element (up to 256 bytes). */
  holdsRecords?: (key: string, element: string) => boolean;
  /** Records before this index are counted but not returned. */
  firstIndex?: number;
  /** Whether to stop after the first top-level value, because what follows is not JSON. */
  readsOneValue?: boolean;
}

const UTF8_BOM = Buffer.from([0xef, 0xbb, 0xbf]);
const NEWLINE = 0x0a;
/** How many bytes before the opening bracket of a list are searched for the list's key. */
const KEY_SEARCH_BYTES = 96;
/** How many bytes of a list's content decide whether its first element is a message or a conversation. */
const ELEMENT_START_BYTES = 256;

/**
 * Cuts a stream of bytes into the records of a JSON document without parsing it. The records are the elements of a
 * top-level list or of a list inside a top-level object (`wrapperKeys`), or else top-level values one after another
 * (JSON Lines). Memory is bounded by one record. In JSON Lines, a damaged line is one record, so that the lines after
 * it are read.
 */
export class JsonRecordSplitter {
  readonly #options: Required<SplitterOptions>;
  readonly #scanner: ElementScanner;
  /** The place in the document: between top-level values, between the records of a list, in a record, or at the end. */
  #state: 'betweenValues' | 'betweenRecords' | 'inRecord' | 'over' = 'betweenValues';
  /** The records are elements of a list. */
  #inList = false;
  /** The record being read is a top-level object that may turn out to be a wrapper. */
  #mayWrap = false;
  /** The key of a list that may contain the records, until its first element decides. */
  #wrapperKey: string | null = null;
  /** Each top-level value is a line of its own. */
  #isLines = false;
  /** The last top-level value, or the one being read, has several lines, or is a list or a wrapper. */
  #hasSeveralLines = false;
  /** The line being read begins with something else than a list or an object. */
  #isOtherLine = false;
  /** Bytes that can only be interpreted together with the next chunk. */
  #carry: Buffer | null = null;
  /** No chunk follows. */
  #isEnding = false;
  /** The list being read is inside a wrapper. */
  #inWrapper = false;
  /** The rest of a wrapper, after its list of records, is being skipped. */
  #isDiscarding = false;
  /** The bytes of the current record from earlier chunks. */
  #pieces: Buffer[] = [];
  /** The last bytes of earlier chunks, while a wrapper's key may be among them. */
  #tail: Buffer = Buffer.alloc(0);
  /** How many bytes of the current record were in earlier chunks. */
  #size = 0;
  #index = 0;
  #bytesSeen = 0;
  #isJson = false;

  constructor(options: SplitterOptions) {
    this.#options = { wrapperKeys: [], holdsRecords: () => true, firstIndex: 0, readsOneValue: false, ...options };
    this.#scanner = new ElementScanner(options.maxDepth);
  }

  /** The rest of the stream need not be read: it is not JSON, or the values have ended. */
  get isOver(): boolean {
    return this.#state === 'over';
  }

  /** A list or an object was found. */
  get isJson(): boolean {
    return this.#isJson;
  }

  *push(piece: Buffer): Generator<JsonRecord, void, undefined> {
    const chunk = this.#carry ? Buffer.concat([this.#carry, piece]) : piece;
    this.#carry = null;
    let at = this.#bytesSeen === 0 && chunk.subarray(0, 3).equals(UTF8_BOM) ? 3 : 0;
    this.#bytesSeen += chunk.length;
    while (at < chunk.length && this.#state !== 'over') {
      if (this.#state === 'betweenValues') at = this.#readBetweenValues(chunk, at);
      else if (this.#state === 'betweenRecords') at = this.#readBetweenRecords(chunk, at);
      else {
        const start = at;
        at = this.#scanRecord(chunk, start);
        if (at === -1) return;
        const record = this.#state === 'inRecord' ? this.#endRecord(chunk, start, at) : null;
        if (record) yield record;
      }
    }
  }

  /** Ends the stream; returns a fault if the document is cut off. */
  *finish(): Generator<JsonRecord, void, undefined> {
    this.#isEnding = true;
    if (this.#carry) yield* this.push(Buffer.alloc(0));
    const isCut =
      (this.#state === 'inRecord' && !this.#isDiscarding) || (this.#state === 'betweenRecords' && this.#inList);
    this.#state = 'over';
    this.#pieces = [];
    if (isCut) yield { index: this.#index++, bytes: null, fault: 'truncated' };
  }

  #readBetweenValues(chunk: Buffer, from: number): number {
    const at = skipBlanks(chunk, from);
    this.#isLines ||= this.#index > 0 && !this.#hasSeveralLines && chunk.subarray(from, at).includes(NEWLINE);
    if (at === chunk.length) return at;
    if (chunk[at] === OPEN_LIST) {
      this.#isJson = true;
      this.#inList = true;
      this.#state = 'betweenRecords';
      return at + 1;
    }
    if (chunk[at] === OPEN_OBJECT) {
      this.#isJson = true;
      this.#mayWrap = this.#options.wrapperKeys.length > 0;
      this.#beginRecord();
    } else if (this.#isLines) {
      this.#isOtherLine = true;
      this.#beginRecord();
    } else this.#state = 'over';
    return at;
  }

  #readBetweenRecords(chunk: Buffer, from: number): number {
    let at = skipBlanks(chunk, from);
    // A closing brace here closes nothing; commas may be missing or doubled in damaged files.
    while (chunk[at] === COMMA || chunk[at] === CLOSE_OBJECT) at = skipBlanks(chunk, at + 1);
    if (at === chunk.length) return at;
    if (chunk[at] !== CLOSE_LIST) {
      this.#beginRecord();
      return at;
    }
    this.#inList = false;
    this.#hasSeveralLines = true;
    if (this.#inWrapper) {
      this.#inWrapper = false;
      this.#isDiscarding = true;
      this.#beginRecord();
      this.#scanner.beginInsideObject();
    } else this.#endValue();
    return at + 1;
  }

  #beginRecord(): void {
    this.#state = 'inRecord';
    this.#scanner.begin();
    this.#pieces = [];
    this.#tail = Buffer.alloc(0);
    this.#size = 0;
    this.#hasSeveralLines = false;
  }

  #endValue(): void {
    this.#state = this.#options.readsOneValue ? 'over' : 'betweenValues';
  }

  /** The index after the record, or after the opening bracket of a wrapper's list; -1 if the chunk ends before. */
  #scanRecord(chunk: Buffer, start: number): number {
    const newline = this.#isLines && !this.#inList ? chunk.indexOf(NEWLINE, start) : -1;
    const line = newline === -1 ? chunk : chunk.subarray(0, newline);
    let at = this.#wrapperKey === null ? this.#beginScan(line, start) : start;
    while (this.#wrapperKey !== null || this.#scanner.openedList) {
      this.#wrapperKey ??= this.#findWrapperKey(line, start, at - 1);
      if (this.#wrapperKey !== null) {
        const key = this.#wrapperKey;
        const accepts = (element: string) => this.#options.holdsRecords(key, element);
        const holdsRecords = listHoldsRecords(line.subarray(at, at + ELEMENT_START_BYTES), accepts);
        if (holdsRecords === null && !this.#isEnding && newline === -1) {
          this.#keepBytes(chunk.subarray(0, at), start);
          this.#carry = Buffer.from(chunk.subarray(at));
          return -1;
        }
        this.#wrapperKey = null;
        if (holdsRecords !== false) return this.#enterWrapper(at);
      }
      at = this.#scanner.scanToList(line, at);
    }
    // A line that ends in the middle of its value is damaged.
    if (at === -1 && newline !== -1) return newline;
    if (at === -1) this.#keepBytes(chunk, start);
    return at;
  }

  #beginScan(line: Buffer, start: number): number {
    if (this.#isOtherLine) return -1;
    return this.#mayWrap ? this.#scanner.scanToList(line, start) : this.#scanner.scan(line, start);
  }

  #enterWrapper(at: number): number {
    this.#mayWrap = false;
    this.#inWrapper = true;
    this.#inList = true;
    this.#state = 'betweenRecords';
    this.#pieces = [];
    return at;
  }

  #findWrapperKey(chunk: Buffer, start: number, bracket: number): string | null {
    const bytesInChunk = chunk.subarray(Math.max(start, bracket - KEY_SEARCH_BYTES), bracket);
    const bytesBeforeBracket = Buffer.concat([this.#tail, bytesInChunk]);
    const key = /"([^"\\]{1,64})"\s*:\s*$/.exec(bytesBeforeBracket.toString('latin1'))?.[1];
    return key !== undefined && this.#options.wrapperKeys.includes(key) ? key : null;
  }

  /** Keeps the bytes of a record that continues in the next chunk. */
  #keepBytes(chunk: Buffer, start: number): void {
    this.#size += chunk.length - start;
    this.#hasSeveralLines ||= chunk.includes(NEWLINE, start);
    if (this.#mayWrap)
      this.#tail = Buffer.concat([this.#tail, chunk.subarray(start).subarray(-KEY_SEARCH_BYTES)]).subarray(
        -KEY_SEARCH_BYTES,
      );
    if (this.#isDiscarding || this.#index < this.#options.firstIndex) return;
    if (this.#size > this.#options.maxRecordBytes) this.#pieces = [];
    // A copy, because the memory of the chunk is reused.
    else this.#pieces.push(Buffer.from(chunk.subarray(start)));
  }

  #endRecord(chunk: Buffer, start: number, end: number): JsonRecord | null {
    const pieces = this.#pieces;
    this.#pieces = [];
    this.#mayWrap = false;
    this.#isOtherLine = false;
    this.#hasSeveralLines ||= !this.#inList && chunk.subarray(start, end).includes(NEWLINE);
    if (this.#inList) this.#state = 'betweenRecords';
    else this.#endValue();
    if (this.#isDiscarding) {
      this.#isDiscarding = false;
      this.#hasSeveralLines = true;
      return null;
    }
    const index = this.#index++;
    if (index < this.#options.firstIndex) return null;
    if (this.#size + end - start > this.#options.maxRecordBytes) return { index, bytes: null, fault: 'too_large' };
    if (this.#scanner.wasTooDeep) return { index, bytes: null, fault: 'too_deep' };
    const lastPiece = chunk.subarray(start, end);
    return { index, bytes: pieces.length === 0 ? lastPiece : Buffer.concat([...pieces, lastPiece]), fault: null };
  }
}

/**
 * Whether a list whose content begins with these bytes contains records; null if more bytes are needed. A list of
 * messages does not: the object around it is the record.
 */
function listHoldsRecords(bytes: Buffer, accepts: (element: string) => boolean): boolean | null {
  const text = bytes.toString('latin1').trimStart();
  if (text !== '' && !text.startsWith('{')) return accepts(text);
  const beforeNested = /^\{[^{}[\]]*/.exec(text)?.[0] ?? '';
  if (/"(from|value|role|speaker)"\s*:/.test(beforeNested)) return false;
  return beforeNested.length < text.length || bytes.length >= ELEMENT_START_BYTES ? accepts(text) : null;
}

function skipBlanks(chunk: Buffer, from: number): number {
  let at = from;
  while (at < chunk.length && isBlank(chunk[at])) at++;
  return at;
}
