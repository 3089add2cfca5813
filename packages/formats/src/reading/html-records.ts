import { StringDecoder } from 'node:string_decoder';
import type { EntryPageFormat } from '../export-format.ts';
import { listEntryPageFormats, listDataPageFormats, type ParsedRecord } from '../find-format.ts';
import { unescapeJson } from './escaped-json.ts';
import { JsonRecordSplitter, type SplitterOptions } from './json-stream.ts';
import type { RawRecord, RecordSplitter } from './record-splitter.ts';

/** Bytes kept between chunks, as many as `dataStart` may match. */
const MARKER_OVERLAP = 256;
/** After this many bytes without data the search ends: only the page's own short script comes before the data. */
const MAX_BEFORE_DATA = 16 * 1024 * 1024;

/** Characters kept between chunks, as many as `entryStart` may match. */
const TAG_OVERLAP = 512;

/** The records of a page: the JSON data in its script, or its entries (elements with one conversation each). */
export class HtmlRecords implements RecordSplitter {
  readonly #splitter: JsonRecordSplitter;
  readonly #finder = new HtmlDataFinder();
  readonly #options: SplitterOptions;
  readonly #decoder = new StringDecoder('utf8');
  /** Text since the beginning of the current entry; before the first entry, the end of the last chunk. */
  #text = '';
  #index = 0;
  /** Null until the first entry is found. */
  #matcher: EntryMatcher | null = null;

  constructor(options: SplitterOptions) {
    this.#options = options;
    // In a page more script follows the data.
    this.#splitter = new JsonRecordSplitter({ ...options, readsOneValue: true });
  }

  get isOver(): boolean {
    return this.#splitter.isOver || (this.#finder.gaveUp && this.#matcher === null);
  }

  get isJson(): boolean {
    return this.#splitter.isJson;
  }

  *push(chunk: Buffer): Generator<RawRecord, void, undefined> {
    const data = this.#matcher ? null : this.#finder.push(chunk);
    if (data) for (const record of this.#splitter.push(data)) yield unescapeRecord(record);
    if (!this.#splitter.isJson) yield* this.#cutEntries(this.#decoder.write(chunk));
  }

  *finish(): Generator<RawRecord, void, undefined> {
    if (this.#splitter.isJson) {
      for (const record of this.#splitter.finish()) yield unescapeRecord(record);
    } else if (this.#matcher) yield* this.#endEntry(this.#text, this.#matcher.format);
  }

  *#cutEntries(text: string): Generator<RawRecord, void, undefined> {
    const searchFrom = Math.max(0, this.#text.length - TAG_OVERLAP);
    this.#text += text;
    const wasInEntry = this.#matcher !== null;
    this.#matcher ??= findEntries(this.#text);
    let from = 0;
    if (this.#matcher) {
      const { format, start } = this.#matcher;
      // The text begins with the start tag of the open entry, which must not be found again.
      start.lastIndex = Math.max(searchFrom, wasInEntry ? 1 : 0);
      let isOpen = wasInEntry;
      for (let found = start.exec(this.#text); found; found = start.exec(this.#text)) {
        if (isOpen) yield* this.#endEntry(this.#text.slice(from, found.index), format);
        from = found.index;
        isOpen = true;
      }
    }
    this.#text = this.#matcher ? this.#text.slice(from) : this.#text.slice(-TAG_OVERLAP);
    // An entry beyond the limit is cut to the limit: #endEntry then sees by the length that it is too large.
    if (this.#text.length > this.#options.maxRecordBytes)
      this.#text = this.#text.slice(0, this.#options.maxRecordBytes);
  }

  *#endEntry(html: string, format: EntryPageFormat): Generator<RawRecord, void, undefined> {
    const index = this.#index++;
    if (index < (this.#options.firstIndex ?? 0)) return;
    if (html.length >= this.#options.maxRecordBytes) yield { index, bytes: null, fault: 'too_large' };
    else yield { index, bytes: null, fault: null, parsed: readEntry(html, format) };
  }
}

function unescapeRecord(record: RawRecord): RawRecord {
  return record.bytes === null ? record : { ...record, bytes: unescapeJson(record.bytes) };
}

interface EntryMatcher {
  format: EntryPageFormat;
  /** The format's `entryStart` as a global pattern, which finds all entries in turn. */
  start: RegExp;
}

function findEntries(text: string): EntryMatcher | null {
  const format = listEntryPageFormats().find(({ entryStart }) => entryStart.test(text));
  return format ? { format, start: new RegExp(format.entryStart, 'g') } : null;
}

function readEntry(html: string, { source, parseEntry }: EntryPageFormat): ParsedRecord {
  const result = parseEntry(html);
  if (result) return { source, results: [result] };
  const reason = 'This is the activity of another product.';
  return { source: null, results: [{ skip: { code: 'not_a_conversation', reason } }] };
}

/** Skips everything before the data in a page. */
class HtmlDataFinder {
  readonly #pages = listDataPageFormats();
  #tail: Buffer = Buffer.alloc(0);
  #isFound = false;
  #bytesSeen = 0;

  /** No data was found in the part of the page where it should be. */
  get gaveUp(): boolean {
    return !this.#isFound && this.#bytesSeen > MAX_BEFORE_DATA;
  }

  /** The bytes of the chunk that belong to the data, in the chunk's own memory; null before the data begins. */
  push(chunk: Buffer): Buffer | null {
    if (this.#isFound) return chunk;
    this.#bytesSeen += chunk.length;
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
