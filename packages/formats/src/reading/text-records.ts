import { parseTable, parseText, type ParsedRecord } from '../find-format.ts';
import type { SplitterOptions } from './json-stream.ts';
import type { RawRecord, RecordSplitter } from './record-splitter.ts';

/** The conversations of a table or a text. Each file is read as a whole, so its size has the limit of a record. */
export class TextRecords implements RecordSplitter {
  readonly #kind: 'table' | 'text';
  readonly #path: string;
  readonly #options: SplitterOptions;
  #pieces: Buffer[] = [];
  #size = 0;
  readonly isJson = false;

  constructor(kind: 'table' | 'text', path: string, options: SplitterOptions) {
    this.#kind = kind;
    this.#path = path;
    this.#options = options;
  }

  get isOver(): boolean {
    return this.#size > this.#options.maxRecordBytes;
  }

  *push(chunk: Buffer): Generator<RawRecord, void, undefined> {
    this.#size += chunk.length;
    if (!this.isOver) this.#pieces.push(Buffer.from(chunk));
    else if (this.#pieces.length > 0) {
      this.#pieces = [];
      yield { index: 0, bytes: null, fault: 'too_large' };
    }
  }

  *finish(): Generator<RawRecord, void, undefined> {
    const text = Buffer.concat(this.#pieces).toString('utf8');
    this.#pieces = [];
    const { source, results } = this.#parse(text);
    for (const [index, result] of results.entries()) {
      if (index < (this.#options.firstIndex ?? 0)) continue;
      yield { index, bytes: null, fault: null, parsed: { source, results: [result] } };
    }
  }

  #parse(text: string): ParsedRecord {
    const parsed =
      this.#kind === 'table'
        ? parseTable(text)
        : parseText(text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'), this.#path);
    return parsed ?? { source: null, results: [] };
  }
}
