import { StringDecoder } from 'node:string_decoder';
import type { CellPageFormat } from '../export-format.ts';
import { listCellPages, listDataPages, type ReadRecord } from '../find-format.ts';
import { JsonRecordSplitter, type SplitterOptions } from './json-stream.ts';
import type { RawRecord, RecordSplitter } from './record-splitter.ts';

/** Bytes kept between chunks, as many as the text before the data may have. */
const MARKER_OVERLAP = 256;
/** Bytes before the data: only the page's own script, which is short. */
const MAX_BEFORE_DATA = 16 * 1024 * 1024;

/** Characters kept between chunks, as many as the start tag of a cell may have. */
const TAG_OVERLAP = 512;

/** The records of a page: the JSON data in its script, or the cells it consists of. */
export class HtmlRecords implements RecordSplitter {
  readonly #splitter: JsonRecordSplitter;
  readonly #finder = new HtmlDataFinder();
  readonly #options: SplitterOptions;
  readonly #decoder = new StringDecoder('utf8');
  /** Text since the beginning of a cell; before the first cell the end of the last chunk. */
  #text = '';
  #index = 0;
  /** Known from the first cell on. */
  #cells: CellPages | null = null;

  constructor(options: SplitterOptions) {
    this.#options = options;
    // In a page more script follows the data.
    this.#splitter = new JsonRecordSplitter({ ...options, singleValue: true });
  }

  get isOver(): boolean {
    return this.#splitter.isOver || (this.#finder.isHopeless && this.#cells === null);
  }

  get isJson(): boolean {
    return this.#splitter.isJson;
  }

  *push(chunk: Buffer): Generator<RawRecord, void, undefined> {
    const data = this.#cells ? null : this.#finder.push(chunk);
    if (data) yield* this.#splitter.push(data);
    if (!this.#splitter.isJson) yield* this.#cutCells(this.#decoder.write(chunk));
  }

  *finish(): Generator<RawRecord, void, undefined> {
    if (this.#splitter.isJson) yield* this.#splitter.finish();
    else if (this.#cells) yield* this.#endCell(this.#text, this.#cells.format);
  }

  *#cutCells(text: string): Generator<RawRecord, void, undefined> {
    const searchFrom = Math.max(0, this.#text.length - TAG_OVERLAP);
    this.#text += text;
    const isInCell = this.#cells !== null;
    this.#cells ??= findCells(this.#text);
    let from = 0;
    if (this.#cells) {
      const { format, start } = this.#cells;
      start.lastIndex = Math.max(searchFrom, isInCell ? 1 : 0);
      let isOpen = isInCell;
      for (let found = start.exec(this.#text); found; found = start.exec(this.#text)) {
        if (isOpen) yield* this.#endCell(this.#text.slice(from, found.index), format);
        from = found.index;
        isOpen = true;
      }
    }
    this.#text = this.#cells ? this.#text.slice(from) : this.#text.slice(-TAG_OVERLAP);
    // A cell beyond the limit is cut to the limit: its length then tells that it is too large.
    if (this.#text.length > this.#options.maxRecordBytes)
      this.#text = this.#text.slice(0, this.#options.maxRecordBytes);
  }

  *#endCell(html: string, format: CellPageFormat): Generator<RawRecord, void, undefined> {
    const index = this.#index++;
    if (index < (this.#options.firstIndex ?? 0)) return;
    if (html.length >= this.#options.maxRecordBytes) yield { index, bytes: null, fault: 'too_large' };
    else yield { index, bytes: null, fault: null, read: readCell(html, format) };
  }
}

interface CellPages {
  format: CellPageFormat;
  /** Its `cellStart`, which finds all in turn. */
  start: RegExp;
}

function findCells(text: string): CellPages | null {
  const format = listCellPages().find(({ cellStart }) => cellStart.test(text));
  return format ? { format, start: new RegExp(format.cellStart, 'g') } : null;
}

function readCell(html: string, { source, parseCell }: CellPageFormat): ReadRecord {
  const result = parseCell(html);
  if (result) return { source, results: [result] };
  const reason = 'This is the activity of another product.';
  return { source: null, results: [{ skip: { code: 'not_a_conversation', reason } }] };
}

/** Skips everything before the data in a page. */
class HtmlDataFinder {
  readonly #pages = listDataPages();
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
    const text = joined.toString('latin1');
    const found = this.#pages.map(({ dataStart }) => dataStart.exec(text)).find((match) => match !== null);
    if (!found) {
      this.#tail = Buffer.from(joined.subarray(-MARKER_OVERLAP));
      return null;
    }
    this.#isFound = true;
    this.#tail = Buffer.alloc(0);
    return joined.subarray(found.index + found[0].length);
  }
}
