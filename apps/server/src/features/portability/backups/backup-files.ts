import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ObjectStore, SizedStream } from '#integrations/object-store/object-store.ts';
import { fileTooLarge } from './backups.errors.ts';

type Kind = 'backups' | 'restores';

export type BackupFiles = ReturnType<typeof createBackupFiles>;

/** Archives: in the object store, and beside it while they are written or read. */
export function createBackupFiles({ store, directory }: { store: ObjectStore; directory: string }) {
  const keyOf = (kind: Kind, userId: string, id: string) => `${kind}/${userId}/${id}`;

  async function inWork<Result>(name: string, work: (file: string) => Promise<Result>): Promise<Result> {
    await mkdir(directory, { recursive: true });
    // After an outage a job may be handed out again before its first attempt has noticed: each has a place of its own.
    const place = await mkdtemp(path.join(directory, `${name}-`));
    try {
      return await work(path.join(place, 'archive'));
    } finally {
      await rm(place, { recursive: true, force: true });
    }
  }

  return {
    /** Where a restore may unpack files to. */
    scratch: (id: string): string => path.join(directory, `${id}.files`),

    /** Stores what comes; answers its size. Throws backups.too_large. */
    write: (
      kind: Kind,
      userId: string,
      id: string,
      pieces: AsyncIterable<Buffer>,
      maxBytes = Infinity,
    ): Promise<number> =>
      inWork(id, async (file) => {
        let bytes = 0;
        async function* bounded(): AsyncGenerator<Buffer> {
          for await (const piece of pieces) {
            bytes += piece.length;
            if (bytes > maxBytes) throw fileTooLarge(maxBytes);
            yield piece;
          }
        }
        await pipeline(Readable.from(bounded(), { objectMode: true, highWaterMark: 2 }), createWriteStream(file));
        await store.put(keyOf(kind, userId, id), { stream: createReadStream(file), size: bytes });
        return bytes;
      }),

    /** An archive as a file, which reading in any order needs. Undefined when it is lost. */
    read: async <Result>(
      kind: Kind,
      userId: string,
      id: string,
      work: (file: string) => Promise<Result>,
    ): Promise<Result | undefined> => {
      const opened = await store.open(keyOf(kind, userId, id));
      if (opened === undefined) return undefined;
      return inWork(id, async (file) => {
        await pipeline(opened.stream, createWriteStream(file));
        if ((await stat(file)).size !== opened.size) throw new Error('the archive was not read to its end');
        return work(file);
      });
    },

    open: (kind: Kind, userId: string, id: string): Promise<SizedStream | undefined> =>
      store.open(keyOf(kind, userId, id)),

    delete: (kind: Kind, userId: string, id: string): Promise<void> => store.delete(keyOf(kind, userId, id)),

    /** Files on their way that nobody has written to since: their process died. */
    dropLeftovers: async (before: Date): Promise<void> => {
      for (const name of await readdir(directory).catch(() => [])) {
        const file = path.join(directory, name);
        const found = await stat(file).catch(() => undefined);
        if (found !== undefined && found.mtime < before) await rm(file, { recursive: true, force: true });
      }
    },

    /** Before the account goes. */
    deleteAll: async (userId: string): Promise<void> => {
      for (const kind of ['backups', 'restores']) {
        for await (const { key } of store.list(`${kind}/${userId}/`)) await store.delete(key);
      }
    },
  };
}
