import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ObjectStore, SizedStream } from '#integrations/object-store/object-store.ts';
import { backupFileTooLarge } from './backups.errors.ts';

/** `backups` were made here; `restores` are uploaded backups, kept until they are restored or discarded. */
type Kind = 'backups' | 'restores';

export type BackupFiles = ReturnType<typeof createBackupFiles>;

/** Backups: in the object store, and in a work directory while they are written or read. */
export function createBackupFiles({ store, directory }: { store: ObjectStore; directory: string }) {
  return {
    /** The directory into which a restore may unpack files. */
    unpackDirectory: (id: string): string => path.join(directory, `${id}.files`),

    /** Stores a backup and returns its size. Throws backups.too_large. */
    write: (
      kind: Kind,
      userId: string,
      id: string,
      pieces: AsyncIterable<Buffer>,
      maxBytes = Infinity,
    ): Promise<number> =>
      withWorkFile(directory, id, async (file) => {
        const bytes = await writeBounded(pieces, file, maxBytes);
        await store.put(storageKeyOf(kind, userId, id), { stream: createReadStream(file), size: bytes });
        return bytes;
      }),

    /** Calls `work` with a backup as a local file, which can be read in any order. Undefined if the backup is lost. */
    read: async <Result>(
      kind: Kind,
      userId: string,
      id: string,
      work: (file: string) => Promise<Result>,
    ): Promise<Result | undefined> => {
      const opened = await store.open(storageKeyOf(kind, userId, id));
      if (opened === undefined) return undefined;
      return withWorkFile(directory, id, async (file) => {
        await pipeline(opened.stream, createWriteStream(file));
        if ((await stat(file)).size !== opened.size) throw new Error('the backup was not read to its end');
        return work(file);
      });
    },

    open: (kind: Kind, userId: string, id: string): Promise<SizedStream | undefined> =>
      store.open(storageKeyOf(kind, userId, id)),

    delete: (kind: Kind, userId: string, id: string): Promise<void> => store.delete(storageKeyOf(kind, userId, id)),

    /** Deletes work files that were not written to since `before`: their process died. */
    deleteLeftovers: async (before: Date): Promise<void> => {
      for (const name of await readdir(directory).catch(() => [])) {
        const file = path.join(directory, name);
        const found = await stat(file).catch(() => undefined);
        if (found !== undefined && found.mtime < before) await rm(file, { recursive: true, force: true });
      }
    },

    /** Deletes all backups of an account that is being deleted. */
    deleteAll: async (userId: string): Promise<void> => {
      for (const kind of ['backups', 'restores']) {
        for await (const { key } of store.list(`${kind}/${userId}/`)) await store.delete(key);
      }
    },
  };
}

function storageKeyOf(kind: Kind, userId: string, id: string): string {
  return `${kind}/${userId}/${id}`;
}

/** Calls `work` with the path of a file to create, in a new directory that is deleted afterwards. */
async function withWorkFile<Result>(
  directory: string,
  name: string,
  work: (file: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(directory, { recursive: true });
  // After an outage a job may start again while its first attempt still runs: each attempt has its own directory.
  const attemptDirectory = await mkdtemp(path.join(directory, `${name}-`));
  try {
    return await work(path.join(attemptDirectory, 'backup'));
  } finally {
    await rm(attemptDirectory, { recursive: true, force: true });
  }
}

/** Returns the number of bytes. Throws backups.too_large. */
async function writeBounded(pieces: AsyncIterable<Buffer>, file: string, maxBytes: number): Promise<number> {
  let bytes = 0;
  async function* bounded(): AsyncGenerator<Buffer> {
    for await (const piece of pieces) {
      bytes += piece.length;
      if (bytes > maxBytes) throw backupFileTooLarge(maxBytes);
      yield piece;
    }
  }
  await pipeline(Readable.from(bounded(), { objectMode: true, highWaterMark: 2 }), createWriteStream(file));
  return bytes;
}
