import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '#platform/app-error.ts';
import type { SkipReason } from '@app/formats/export-format';
import { ZipArchive, type ZipEntry, type ZipLimits } from './zip-archive.ts';

const MAX_DEPTH = 3;
const MAX_ARCHIVES = 100;

export interface NestedArchive {
  archive: ZipArchive;
  /** Levels of nesting; the uploaded ZIP has 0. */
  depth: number;
}

/** A ZIP inside of the upload that was not opened, and the reason. */
export interface RefusedArchive {
  entry: ZipEntry;
  skip: SkipReason;
}

/**
 * A ZIP and the ZIPs inside of it, at any depth. Until `close`, the inner ZIPs are unpacked to files next to the outer
 * one; `refused` lists those that could not be opened.
 */
export class NestedArchives {
  readonly archives: NestedArchive[];
  readonly refused: RefusedArchive[] = [];
  readonly #path: string;
  readonly #limits: ZipLimits;
  readonly #files: string[] = [];

  constructor(root: ZipArchive, path: string, limits: ZipLimits) {
    this.archives = [{ archive: root, depth: 0 }];
    this.#path = path;
    this.#limits = limits;
  }

  async openAll(isNested: (entry: ZipEntry) => boolean): Promise<void> {
    // The loop adds the ZIP files that it opens to this list, and visits them too.
    for (const { archive, depth } of this.archives) {
      for (const entry of archive.entries.filter(isNested)) {
        const skip = this.#refusalByLimit(depth) ?? (await this.#open(archive, entry, depth));
        if (skip) this.refused.push({ entry, skip });
      }
    }
  }

  #refusalByLimit(depth: number): SkipReason | null {
    if (depth >= MAX_DEPTH)
      return refusal('too_deep', `is nested more than ${MAX_DEPTH} levels deep and was not opened`);
    if (this.archives.length > MAX_ARCHIVES)
      return refusal('too_large', `comes after the first ${MAX_ARCHIVES} ZIP files and was not opened`);
    return null;
  }

  async #open(outer: ZipArchive, entry: ZipEntry, depth: number): Promise<SkipReason | null> {
    const file = `${this.#path}.${this.#files.length}.nested`;
    this.#files.push(file);
    try {
      await pipeline(Readable.from(outer.read(entry)), createWriteStream(file));
      const archive = await ZipArchive.open(file, entry.name, this.#limits, outer.usage);
      this.archives.push({ archive, depth: depth + 1 });
      return null;
    } catch (error) {
      await rm(file, { force: true });
      const isTooLarge = error instanceof AppError && error.code === 'imports.archive_too_large';
      return isTooLarge
        ? { code: 'too_large', reason: error.message }
        : refusal('unreadable_file', 'could not be opened');
    }
  }

  async close(): Promise<void> {
    for (const { archive } of this.archives) archive.close();
    for (const file of this.#files) await rm(file, { force: true });
  }
}

function refusal(code: SkipReason['code'], why: string): SkipReason {
  return { code, reason: `This ZIP file inside the upload ${why}. Please upload it separately.` };
}
