import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipArchive, type ZipEntry, type ZipLimits } from './zip-archive.ts';

const deepest = 3;
const most = 100;

export interface NestedArchive {
  archive: ZipArchive;
  /** How deep it lies; the uploaded one is 0. */
  depth: number;
}

/**
 * The archive with those inside of it, unpacked to files beside it while they are read. What cannot be opened is told of in
 * `failed`, and the others are read.
 */
export class NestedArchives {
  readonly archives: NestedArchive[];
  readonly failed: ZipEntry[] = [];
  readonly #path: string;
  readonly #limits: ZipLimits;
  readonly #files: string[] = [];

  constructor(root: ZipArchive, path: string, limits: ZipLimits) {
    this.archives = [{ archive: root, depth: 0 }];
    this.#path = path;
    this.#limits = limits;
  }

  async openAll(isNested: (entry: ZipEntry) => boolean): Promise<void> {
    for (const { archive, depth } of this.archives) {
      for (const entry of archive.entries.filter(isNested)) {
        if (depth >= deepest || this.archives.length > most || !(await this.#open(archive, entry, depth)))
          this.failed.push(entry);
      }
    }
  }

  async #open(outer: ZipArchive, entry: ZipEntry, depth: number): Promise<boolean> {
    const file = `${this.#path}.${this.#files.length}.nested`;
    this.#files.push(file);
    try {
      await pipeline(Readable.from(outer.read(entry)), createWriteStream(file));
      this.archives.push({ archive: await ZipArchive.open(file, entry.name, this.#limits), depth: depth + 1 });
      return true;
    } catch {
      await rm(file, { force: true });
      return false;
    }
  }

  async close(): Promise<void> {
    for (const { archive } of this.archives) archive.close();
    for (const file of this.#files) await rm(file, { force: true });
  }
}
