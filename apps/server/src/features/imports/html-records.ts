import { StringDecoder } from 'node:string_decoder';
import type { ReadRecord } from './formats/export-formats.ts';
import { geminiActivityFormat } from './formats/gemini-activity.ts';
import { readActivityCell } from './formats/gemini-page.ts';
import { HtmlDataFinder } from './json-stream-html.ts';
import { JsonRecordSplitter, type SplitterOptions } from './json-stream.ts';
import type { RawRecord, RecordCutter } from './record-cutter.ts';

const cellStart = /<div\b[^>]{0,200}\bouter-cell\b/g;
/** A tag that is cut in two is shorter. */
const overlap = 512;

/** The records of a page: of the data in ChatGPT's chat.html, or the cells of an activity log of Google Takeout. */
export class HtmlRecords implements RecordCutter {
  readonly #splitter: JsonRecordSplitter;
  readonly #finder = new HtmlDataFinder();
  readonly #options: SplitterOptions;
  readonly #decoder = new StringDecoder('utf8');
  /** Text from the beginning of a cell on; before the first one the last bit of what was read. */
  #text = '';
  #index = 0;
  #hasCells = false;

  constructor(options: SplitterOptions) {
    this.#options = options;
    // In a page the data is followed by more script.
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
    const searchFrom = Math.max(0, this.#text.length - overlap);
    this.#text += text;
    cellStart.lastIndex = Math.max(searchFrom, this.#hasCells ? 1 : 0);
    let from = 0;
    for (let found = cellStart.exec(this.#text); found; found = cellStart.exec(this.#text)) {
      if (this.#hasCells) yield* this.#endCell(this.#text.slice(from, found.index));
      from = found.index;
      this.#hasCells = true;
    }
    this.#text = this.#hasCells ? this.#text.slice(from) : this.#text.slice(-overlap);
    // One that outgrows the limit is kept as long as the limit, which tells it apart from those that fit.
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
