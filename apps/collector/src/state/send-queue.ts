import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { PreparedRecord } from '#reading/prepare-file.ts';
import type { Cursor } from './cursor.ts';
import { makePrivateFolder, writePrivateFile } from './state-folder.ts';

/** An entry of the queue: the masked records of one file in one state. */
export interface QueuedFile {
  sourceName: string;
  cursor: Cursor;
  records: PreparedRecord[];
  observedAt: string;
}

interface WaitingState {
  sequence: number;
  cursor: Cursor;
  bytes: number;
}

/** The maximum size on disk in bytes. Nothing is added to a full queue; the files are read again later. */
const MAX_BYTES = 2 * 1024 ** 3;

/**
 * The queue on disk for times when the archive is unavailable. A newer state of a file replaces the waiting one only if
 * the file has grown: a file that was rewritten or cut may no longer contain the waiting records.
 */
export class SendQueue {
  readonly #folder: string;
  readonly #maxBytes: number;
  /** The waiting states by the key of the file, oldest first. */
  readonly #waiting = new Map<string, WaitingState[]>();
  #next = 1;
  #bytes = 0;

  private constructor(folder: string, maxBytes: number) {
    this.#folder = folder;
    this.#maxBytes = maxBytes;
  }

  static async open(stateFolder: string, maxBytes = MAX_BYTES): Promise<SendQueue> {
    const sendQueue = new SendQueue(join(stateFolder, 'queue'), maxBytes);
    await sendQueue.#load();
    return sendQueue;
  }

  get count(): number {
    return [...this.#waiting.values()].reduce((sum, states) => sum + states.length, 0);
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** The newest waiting state of a file. */
  pending(key: string): Cursor | undefined {
    return this.#waiting.get(key)?.at(-1)?.cursor;
  }

  /** False if the queue is full. */
  async add(file: QueuedFile, replacesNewest: boolean): Promise<boolean> {
    if (this.#bytes > this.#maxBytes) return false;
    await makePrivateFolder(this.#folder);
    const sequence = this.#next++;
    const compressed = gzipSync(JSON.stringify(file));
    await writePrivateFile(this.#pathOf(sequence), compressed);
    const states = this.#waiting.get(file.cursor.key) ?? [];
    const replaced = replacesNewest ? states.pop() : undefined;
    states.push({ sequence, cursor: file.cursor, bytes: compressed.length });
    this.#waiting.set(file.cursor.key, states);
    this.#bytes += compressed.length;
    if (replaced !== undefined) await this.#removeFile(replaced);
    return true;
  }

  /** All waiting states, oldest first; each stays until it is removed. */
  async *read(): AsyncGenerator<{ file: QueuedFile; sequence: number }> {
    const ordered = [...this.#waiting.values()].flat().toSorted((a, b) => a.sequence - b.sequence);
    for (const { sequence } of ordered) {
      const file = await this.#readFile(sequence);
      if (file !== null) yield { file, sequence };
    }
  }

  async remove(key: string, sequence: number): Promise<void> {
    const states = this.#waiting.get(key) ?? [];
    const found = states.find((state) => state.sequence === sequence);
    if (found === undefined) return;
    const rest = states.filter((state) => state !== found);
    if (rest.length === 0) this.#waiting.delete(key);
    else this.#waiting.set(key, rest);
    await this.#removeFile(found);
  }

  async #load(): Promise<void> {
    const sequences = (await readdir(this.#folder).catch(() => [])).flatMap(
      (name) => /^(\d+)\.json\.gz$/.exec(name)?.[1] ?? [],
    );
    for (const sequence of sequences.map(Number).toSorted((a, b) => a - b)) {
      this.#next = Math.max(this.#next, sequence + 1);
      const file = await this.#readFile(sequence);
      if (file === null) continue;
      const { size } = await stat(this.#pathOf(sequence));
      const states = this.#waiting.get(file.cursor.key) ?? [];
      this.#waiting.set(file.cursor.key, [...states, { sequence, cursor: file.cursor, bytes: size }]);
      this.#bytes += size;
    }
  }

  async #readFile(sequence: number): Promise<QueuedFile | null> {
    try {
      return JSON.parse(gunzipSync(await readFile(this.#pathOf(sequence))).toString()) as QueuedFile;
    } catch {
      return null;
    }
  }

  async #removeFile({ sequence, bytes }: WaitingState): Promise<void> {
    this.#bytes -= bytes;
    await rm(this.#pathOf(sequence), { force: true });
  }

  #pathOf(sequence: number): string {
    return join(this.#folder, `${String(sequence).padStart(10, '0')}.json.gz`);
  }
}
