import { StringDecoder } from 'node:string_decoder';
import type { ReadRecord } from '../find-format.ts';
import { geminiActivityFormat } from '../providers/gemini-activity.ts';
import { readActivityCell } from '../providers/gemini-page.ts';
import { JsonRecordSplitter, type SplitterOptions } from './json-stream.ts';
import type { RawRecord, RecordSplitter } from './record-splitter.ts';

/** chat.html of an export contains all conversations as `var jsonData = [...]`. */
const DATA_MARKER = /\bjsonData\s*=\s*(?=[[{])/;
const MARKER_OVERLAP = 256;
/** Bytes before the data: only the page's own script, which is short. */
const MAX_BEFORE_DATA = 16 * 1024 * 1024;

const CELL_START = /<div\b[^>]{0,200}\bouter-cell\b/g;
/** Characters kept between chunks, more than a start tag of a cell may have. */
const TAG_OVERLAP = 512;

/** The records of a page: the JSON data in ChatGPT's chat.html, or the cells of an activity log of Google Takeout. */
export class HtmlRecords implements RecordSplitter {
  readonly #splitter: JsonRecordSplitter;
  readonly #finder = new HtmlDataFinder();
  readonly #options: SplitterOptions;
  readonly #decoder = new StringDecoder('utf8');
  /** Text since the beginning of a cell; before the first cell the end of the last chunk. */
  #text = '';
  #index = 0;
  #hasCells = false;

  constructor(options: SplitterOptions) {
    this.#options = options;
    // In a page more script follows the data.
    this.#splitter = new JsonRecordSplitter({ ...options, singleValue: true });
  }

  get isOver(): boolean {
    return this.#splitter.isOver || (this.#finder.isHopeless && !this.#hasCells);
  }

  get isJson(): boolean {
    return this.#splitter.isJson;
  }

  *push(chunk: Buffer): Generator<RawRecord, void, undefined> {
    const data = this.#hasCells ? null : this.#finder.push(chunk);
    if (data) yield* this.#splitter.push(data);
    if (!this.#splitter.isJson) yield* this.#cutCells(this.#decoder.write(chunk));
  }

  *finish(): Generator<RawRecord, void, undefined> {
    if (this.#splitter.isJson) yield* this.#splitter.finish();
    else if (this.#hasCells) yield* this.#endCell(this.#text);
  }

  *#cutCells(text: string): Generator<RawRecord, void, undefined> {
    const searchFrom = Math.max(0, this.#text.length - TAG_OVERLAP);
    this.#text += text;
    CELL_START.lastIndex = Math.max(searchFrom, this.#hasCells ? 1 : 0);
    let from = 0;
    for (let found = CELL_START.exec(this.#text); found; found = CELL_START.exec(this.#text)) {
      if (this.#hasCells) yield* this.#endCell(this.#text.slice(from, found.index));
      from = found.index;
      this.#hasCells = true;
    }
    this.#text = this.#hasCells ? this.#text.slice(from) : this.#text.slice(-TAG_OVERLAP);
    // A cell beyond the limit is cut to the limit: its length then tells that it is too large.
    if (this.#text.length > this.#options.maxRecordBytes)
      this.#text = this.#text.slice(0, this.#options.maxRecordBytes);
  }

  *#endCell(html: string): Generator<RawRecord, void, undefined> {
    const index = this.#index++;
    if (index < (this.#options.firstIndex ?? 0)) return;
    if (html.length >= this.#options.maxRecordBytes) yield { index, bytes: null, fault: 'too_large' };
    else yield { index, bytes: null, fault: null, read: readCell(html) };
  }
}

function readCell(html: string): ReadRecord {
  const record = readActivityCell(html);
  if (record) return { source: 'gemini', results: [geminiActivityFormat.parse(record)] };
  const reason = 'This is the activity of another product.';
  return { source: null, results: [{ skip: { code: 'not_a_conversation', reason } }] };
}

/** Skips everything before the data in a page. */
class HtmlDataFinder {
  #tail: Buffer = Buffer.alloc(0);
  #isFound = false;
  #seen = 0;

  /** No data was found where it should be. */
  get isHopeless(): boolean {
    return !this.#isFound && this.#seen > MAX_BEFORE_DATA;
  }

  /** The bytes that belong to the data; null while there are none. Valid only as long as the chunk. */
  push(chunk: Buffer): Buffer | null {
    if (this.#isFound) return chunk;
    this.#seen += chunk.length;
    const joined = this.#tail.length === 0 ? chunk : Buffer.concat([this.#tail, chunk]);
    const found = DATA_MARKER.exec(joined.toString('latin1'));
    if (!found) {
      this.#tail = Buffer.from(joined.subarray(-MARKER_OVERLAP));
      return null;
    }
    this.#isFound = true;
    this.#tail = Buffer.alloc(0);
    return joined.subarray(found.index + found[0].length);
  }
}
