import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { CaptureRecord } from '@app/contract/captures';
import type { NewId } from '#platform/ids.ts';

/** How long the parts of a record wait for the missing parts. */
const WAIT_MS = 86_400_000;

export type CaptureFiles = ReturnType<typeof createCaptureFiles>;

/** Stores payloads until they are read: a whole payload during its request, parts until the last one has arrived. */
export function createCaptureFiles({ directory, newId }: { directory: string; newId: NewId }) {
  const partsDirectory = path.join(directory, 'parts');

  return {
    /** Calls `work` with a new directory, which is deleted afterwards. */
    withDirectory: async <Result>(work: (batch: string) => Promise<Result>): Promise<Result> => {
      const batch = path.join(directory, newId());
      await mkdir(batch, { recursive: true, mode: 0o700 });
      try {
        return await work(batch);
      } finally {
        await rm(batch, { recursive: true, force: true });
      }
    },

    /** Stores a part. Returns the numbers of the parts that are missing. */
    keepPart: async (sender: string, record: CaptureRecord): Promise<number[]> => {
      const folder = path.join(partsDirectory, folderNameOf(sender, record));
      const file = path.join(folder, String(record.part));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(`${file}.new`, record.payload);
      await rename(`${file}.new`, file);
      const present = new Set(await readdir(folder));
      return Array.from({ length: record.parts ?? 1 }, (_, at) => at + 1).filter((part) => !present.has(String(part)));
    },

    /**
     * Writes all parts of a record to one file. The parts stay until `deleteParts`, because the process may die before
     * the record is stored.
     */
    joinParts: async (sender: string, record: CaptureRecord, file: string): Promise<void> => {
      const folder = path.join(partsDirectory, folderNameOf(sender, record));
      for (let part = 1; part <= (record.parts ?? 1); part += 1)
        await pipeline(createReadStream(path.join(folder, String(part))), createWriteStream(file, { flags: 'a' }));
    },

    deleteParts: (sender: string, record: CaptureRecord): Promise<void> =>
      rm(path.join(partsDirectory, folderNameOf(sender, record)), { recursive: true, force: true }),

    /** Deletes the parts of records that never became complete, and files left by processes that died. */
    deleteOld: async (now: Date): Promise<void> => {
      for (const parent of [directory, partsDirectory]) {
        for (const name of await readdir(parent).catch(() => [])) {
          const folder = path.join(parent, name);
          // A batch may delete its folder meanwhile.
          const { mtimeMs } = (await stat(folder).catch(() => undefined)) ?? { mtimeMs: now.getTime() };
          const isOld = mtimeMs < now.getTime() - WAIT_MS;
          if (isOld && folder !== partsDirectory) await rm(folder, { recursive: true, force: true });
        }
      }
    },
  };
}

/** Parts belong together if they are parts of the same version of a record. */
function folderNameOf(sender: string, { source, externalId, format, parts, observedAt }: CaptureRecord): string {
  const identity = JSON.stringify([sender, source, externalId, format, parts, observedAt]);
  return createHash('sha256').update(identity).digest('hex');
}
