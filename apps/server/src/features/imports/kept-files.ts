import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { type Database, inTransaction, type Queryable } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { ObjectStore, SizedStream } from '#integrations/object-store/object-store.ts';
import { keptFileNotFound } from './imports.errors.ts';
import * as rows from './imports.repository.ts';
import type { ConversationItem, KeptFileTarget, SkippedItem } from './reading/read-export.types.ts';
import type { StorageBudget } from './storage-quota.ts';
import { noSpaceLeft } from './reading/unknown-format.ts';

/** How many files are kept for a user. */
const MAX_FILES = 1_000;

interface KeptFilesDependencies {
  db: Database;
  store: ObjectStore;
  maxBytes: number;
}

export type KeptFiles = ReturnType<typeof createKeptFiles>;

/** Kept files: imported files in an unknown format, stored unchanged under their import and named by their SHA-256. */
export function createKeptFiles(dependencies: KeptFilesDependencies) {
  return { ...createFileKeeping(dependencies), ...createKeptFileAccess(dependencies) };
}

function createFileKeeping({ db, store, maxBytes }: KeptFilesDependencies) {
  /** How many more files and bytes may be kept for a user. */
  async function remainingFor(userId: string): Promise<KeptFileTarget['remaining']> {
    const { files, bytes } = await rows.sumKeptFiles(db, userId);
    return { files: Math.max(0, MAX_FILES - files), bytes: Math.max(0, maxBytes - bytes) };
  }

  return {
    remainingFor,

    /**
     * Stores the files of these items, which the reader wrote to `directory`. If a file does not fit into the
     * limits, the item loses the file and gets a reason that says so.
     */
    keep: async (
      userId: string,
      { importId, directory, budget }: { importId: string; directory: string; budget: StorageBudget },
      items: readonly (ConversationItem | SkippedItem)[],
    ): Promise<void> => {
      const found = items.flatMap((item) =>
        item.type === 'skipped' && item.keptFile ? [{ item, file: item.keptFile }] : [],
      );
      if (found.length === 0) return;
      const remaining = await remainingFor(userId);
      for (const { item, file } of found) {
        const exceedsLimit = file.size > remaining.bytes || remaining.files < 1;
        if (exceedsLimit || !budget.reserve(file.size)) {
          delete item.keptFile;
          item.reason = exceedsLimit ? noSpaceLeft : budget.reasonFor(file.size);
          continue;
        }
        remaining.bytes -= file.size;
        remaining.files -= 1;
        const stream = createReadStream(path.join(directory, file.hash));
        await store.put(storageKeyOf(userId, importId, file.hash), { stream, size: file.size });
      }
    },

    /**
     * Stores a file from a backup for every import that had kept it; the transaction must have restored these imports.
     * Returns functions that delete the stored files again, for a transaction that fails.
     */
    restoreFile: async (
      tx: Queryable,
      userId: string,
      hash: string,
      openBytes: () => { stream: Readable; size: number },
    ): Promise<(() => Promise<void>)[]> => {
      const undo: (() => Promise<void>)[] = [];
      for (const { importId } of await rows.listKeptFiles(tx, userId, [hash])) {
        const key = storageKeyOf(userId, importId, hash);
        const stored = await store.open(key);
        stored?.stream.destroy();
        if (stored !== undefined) continue;
        undo.push(() => store.delete(key));
        await store.put(key, openBytes());
      }
      return undo;
    },
  };
}

function createKeptFileAccess({ db, store }: KeptFilesDependencies) {
  return {
    /** Throws imports.kept_file_not_found. */
    open: async (userId: string, importId: string, hash: string): Promise<SizedStream & { name: string }> => {
      const item = (await rows.listKeptItems(db, userId, importId)).find(({ keptHash }) => keptHash === hash);
      const opened = item && (await store.open(storageKeyOf(userId, importId, hash)));
      if (item === undefined || opened === undefined) throw keptFileNotFound();
      return { ...opened, name: item.item };
    },

    /** Deletes the file. The import still lists it as a file that could not be read. */
    remove: async (userId: string, importId: string, hash: string): Promise<void> => {
      await inTransaction(db, async (tx) => {
        if ((await rows.clearKeptFile(tx, userId, importId, hash)) === 0) throw keptFileNotFound();
        await bumpUserVersion(tx, userId);
      });
      await store.delete(storageKeyOf(userId, importId, hash));
    },

    /** Bytes of all kept files of a user. */
    sumBytes: async (db: Queryable, userId: string): Promise<number> => (await rows.sumKeptFiles(db, userId)).bytes,

    /** Every kept file of a user, for backups. */
    listStored: async (userId: string): Promise<{ hash: string; open: () => Promise<SizedStream | undefined> }[]> => {
      const found = new Map((await rows.listKeptFiles(db, userId)).map((file) => [file.hash, file]));
      return [...found.values()].map(({ importId, hash }) => ({
        hash,
        open: () => store.open(storageKeyOf(userId, importId, hash)),
      }));
    },

    /** Deletes all kept files of an account that is being deleted. */
    discardAll: async (userId: string): Promise<void> => {
      for await (const { key } of store.list(`kept-files/${userId}/`)) await store.delete(key);
    },
  };
}

function storageKeyOf(userId: string, importId: string, hash: string): string {
  return `kept-files/${userId}/${importId}/${hash}`;
}
