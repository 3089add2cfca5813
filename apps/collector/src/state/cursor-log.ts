import { appendFile, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { READER_VERSION, type Cursor } from './cursor.ts';

/** The file is rewritten once it has more lines than this and more than half of them are outdated. */
const COMPACT_FROM = 1000;

/**
 * The cursors of all files: a log of JSON lines; the last line about a file is its cursor. A line is written only after
 * the archive has confirmed the file. An incomplete last line of a killed process is ignored: its file is sent again.
 */
export class CursorLog {
  readonly #file: string;
  readonly #cursors = new Map<string, Cursor>();
  #lineCount = 0;
  #needsLineEnd = false;
  #lastWrite: Promise<void> = Promise.resolve();

  private constructor(file: string) {
    this.#file = file;
  }

  /**
   * `archiveId` identifies the archive and the account, because cursors apply only to the archive they were written
   * for.
   */
  static async open(stateFolder: string, archiveId: string): Promise<CursorLog> {
    const log = new CursorLog(join(stateFolder, `cursors-${archiveId}.jsonl`));
    await log.#read();
    return log;
  }

  get(key: string): Cursor | undefined {
    return this.#cursors.get(key);
  }

  all(): Iterable<Cursor> {
    return this.#cursors.values();
  }

  /** Concurrent calls are written one after another. */
  async put(cursors: readonly Cursor[]): Promise<void> {
    if (cursors.length === 0) return;
    for (const cursor of cursors) this.#cursors.set(cursor.key, cursor);
    const written = this.#lastWrite.then(() => this.#write(cursors));
    this.#lastWrite = written.catch(() => undefined);
    await written;
  }

  async #write(cursors: readonly Cursor[]): Promise<void> {
    const start = this.#needsLineEnd ? '\n' : '';
    // Assumed until the lines are known to be written completely.
    this.#needsLineEnd = true;
    await appendFile(this.#file, start + cursors.map((cursor) => `${JSON.stringify(cursor)}\n`).join(''), {
      mode: 0o600,
    });
    this.#needsLineEnd = false;
    this.#lineCount += cursors.length;
    if (this.#lineCount > COMPACT_FROM && this.#lineCount > 2 * this.#cursors.size) await this.#compact();
  }

  async #read(): Promise<void> {
    const text = await readFile(this.#file, 'utf8').catch(() => '');
    this.#needsLineEnd = text !== '' && !text.endsWith('\n');
    for (const line of text.split('\n')) {
      if (line === '') continue;
      this.#lineCount++;
      const cursor = parseCursor(line);
      if (cursor !== null) this.#cursors.set(cursor.key, cursor);
    }
  }

  async #compact(): Promise<void> {
    const part = `${this.#file}.part`;
    const lines = [...this.#cursors.values()].map((cursor) => `${JSON.stringify(cursor)}\n`);
    await writeFile(part, lines.join(''), { mode: 0o600 });
    await rename(part, this.#file);
    this.#lineCount = this.#cursors.size;
  }
}

function parseCursor(line: string): Cursor | null {
  try {
    const cursor = JSON.parse(line) as Cursor;
    return typeof cursor.key === 'string' && cursor.version === READER_VERSION ? cursor : null;
  } catch {
    return null;
  }
}
