import { readMessageTable } from '../providers/copilot-table.ts';
import { readTranscript } from '../providers/transcript.ts';
import type { SplitterOptions } from './json-stream.ts';
import type { RawRecord, RecordSplitter } from './record-splitter.ts';

/** The conversations of a table or a transcript. Both can only be read as a whole, so their size is limited like a record's. */
export class TextRecords implements RecordSplitter {
  readonly #kind: 'table' | 'text';
  readonly #name: string;
  readonly #options: SplitterOptions;
  #pieces: Buffer[] = [];
  #size = 0;
  readonly isJson = false;

  constructor(kind: 'table' | 'text', name: string, options: SplitterOptions) {
    this.#kind = kind;
    this.#name = name;
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
    const transcript = this.#kind === 'text' ? readTranscript(text, this.#name) : null;
    const source = this.#kind === 'text' ? 'transcript' : 'copilot';
    const results = this.#kind === 'text' ? (transcript ? [transcript] : []) : (readMessageTable(text) ?? []);
    for (const [index, result] of results.entries()) {
      if (index < (this.#options.firstIndex ?? 0)) continue;
      yield { index, bytes: null, fault: null, read: { source, results: [result] } };
    }
  }
}
