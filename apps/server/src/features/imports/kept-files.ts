import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { type Database, inTransaction, type Queryable } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { ObjectStore, SizedStream } from '#integrations/object-store/object-store.ts';
import type { AssetFile } from './formats/conversation-tree.ts';
import { keptFileNotFound } from './imports.errors.ts';
import * as rows from './imports.repository.ts';
import type { ConversationItem, Keeping, SkippedItem } from './read-export.types.ts';
import { noRoomToKeep } from './unknown-form.ts';

/** That are kept of one person, whatever their size. */
const MAX_FILES = 1_000;

export type KeptFiles = ReturnType<typeof createKeptFiles>;

/** Files that nobody could read, kept as they came: under the import they came with, called by their SHA-256. */
export function createKeptFiles({ db, store, maxBytes }: { db: Database; store: ObjectStore; maxBytes: number }) {
  const keyOf = (userId: string, importId: string, hash: string) => `kept-files/${userId}/${importId}/${hash}`;

  const put = (userId: string, importId: string, { hash, size }: AssetFile, directory: string): Promise<void> =>
    store.put(keyOf(userId, importId, hash), { stream: createReadStream(path.join(directory, hash)), size });

  async function roomOf(userId: string): Promise<Keeping['room']> {
    const { files, bytes } = await rows.sumKept(db, userId);
    return { files: Math.max(0, MAX_FILES - files), bytes: Math.max(0, maxBytes - bytes) };
  }

  return {
    /** What may still be kept of a person. */
    roomOf,

    /** Stores what these lines of a receipt put aside in the directory, as far as there is room; the others say so. */
    keep: async (
      userId: string,
      importId: string,
      directory: string,
      items: readonly (ConversationItem | SkippedItem)[],
    ): Promise<void> => {
      const found = items.flatMap((item) => (item.type === 'skipped' && item.kept ? [{ item, file: item.kept }] : []));
      if (found.length === 0) return;
      const room = await roomOf(userId);
      for (const { item, file } of found) {
        if (file.size > room.bytes || room.files < 1) {
          delete item.kept;
          item.reason = noRoomToKeep;
          continue;
        }
        room.bytes -= file.size;
        room.files -= 1;
        await put(userId, importId, file, directory);
      }
    },

    /** Throws imports.kept_file_not_found. */
    open: async (userId: string, importId: string, hash: string): Promise<SizedStream & { name: string }> => {
      const line = (await rows.listKept(db, userId, importId)).find(({ keptHash }) => keptHash === hash);
      const opened = line && (await store.open(keyOf(userId, importId, hash)));
      if (line === undefined || opened === undefined) throw keptFileNotFound();
      return { ...opened, name: line.item };
    },

    /** Forgets the file; the receipt still says that it could not be read. */
    remove: async (userId: string, importId: string, hash: string): Promise<void> => {
      await inTransaction(db, async (tx) => {
        if ((await rows.forgetKept(tx, userId, importId, hash)) === 0) throw keptFileNotFound();
        await bumpUserVersion(tx, userId);
      });
      await store.delete(keyOf(userId, importId, hash));
    },

    /** Every kept file of a user, for what takes them along. */
    listStored: async (userId: string): Promise<{ hash: string; open: () => Promise<SizedStream | undefined> }[]> => {
      const found = new Map((await rows.listKeptFiles(db, userId)).map((file) => [file.hash, file]));
      return [...found.values()].map(({ importId, hash }) => ({
        hash,
        open: () => store.open(keyOf(userId, importId, hash)),
      }));
    },

    /** Puts a file to every receipt that speaks of it, as the transaction sees them. Answers what to undo if it fails. */
    adopt: async (
      tx: Queryable,
      userId: string,
      hash: string,
      bytes: () => { stream: Readable; size: number },
    ): Promise<(() => Promise<void>)[]> => {
      const undo: (() => Promise<void>)[] = [];
      for (const { importId } of await rows.listKeptFiles(tx, userId, [hash])) {
        const key = keyOf(userId, importId, hash);
        const known = await store.open(key);
        known?.stream.destroy();
        if (known !== undefined) continue;
        undo.push(() => store.delete(key));
        await store.put(key, bytes());
      }
      return undo;
    },

    /** Before the account goes. */
    discardAll: async (userId: string): Promise<void> => {
      for await (const { key } of store.list(`kept-files/${userId}/`)) await store.delete(key);
    },
  };
}
