import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { MAX_CHAT_FILE_BYTES } from '@app/contract/chat-files';
import type { StorageUsage } from '@app/contract/storage';
import type { Database, Queryable } from '#db/database.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import type { AttachmentsService } from '../attachments.service.ts';
import * as rows from './chat-files.repository.ts';
import { nameOf } from './file-name.ts';
import { receiveFile } from './receive-file.ts';

export interface TextFilesDependencies {
  db: Database;
  clock: Clock;
  newId: NewId;
  workDirectory: string;
  attachments: Pick<AttachmentsService, 'idHashOfContent' | 'storeFiles'>;
  /** How much a person has stored and may store. */
  usageOf: (db: Queryable, userId: string) => Promise<StorageUsage>;
}

export const MAX_KEPT_FILES = 1_000;

/** The fields of a file whose text is known already. */
const knownTextFields = { status: 'ready' as const, pages: null, note: null, documentId: null, isKept: true };

/** Files for the library whose text is known already, such as files of an import. */
export function createTextFiles({ db, clock, newId, workDirectory, attachments, usageOf }: TextFilesDependencies) {
  return {
    /**
     * Stores the bytes of a text. Returns the row of the same file in the library, or else a new row for `insertStored`.
     * Undefined if the storage or the library is full, or the text is empty or too large.
     */
    storeText: async (
      userId: string,
      { name, type, text }: { name: string; type: string; text: string },
    ): Promise<rows.ChatFileRow | undefined> => {
      const bytes = Buffer.from(text);
      const { bytes: used, quota } = await usageOf(db, userId);
      const isFull = quota !== null && used + bytes.length > quota;
      if (isFull || bytes.length === 0 || bytes.length > MAX_CHAT_FILE_BYTES) return undefined;
      const received = await receiveFile(Readable.from([bytes]), workDirectory, MAX_CHAT_FILE_BYTES);
      const { hash, size } = received;
      const known = await rows.findKeptByHash(db, userId, hash);
      if (known !== undefined || (await rows.countKept(db, userId)) >= MAX_KEPT_FILES) {
        await rm(received.path, { force: true });
        return known;
      }
      await attachments.storeFiles(userId, [received]);
      const idHash = attachments.idHashOfContent(userId, hash);
      return { ...knownTextFields, id: newId(), idHash, hash, name: nameOf(name), type, size, createdAt: clock.now() };
    },

    /** Adds the given files to the library, unless they are in it already, and returns the ids of the new ones. */
    insertStored: async (
      { tx, userId }: OwnerScope,
      files: readonly { row: rows.ChatFileRow; text: string }[],
    ): Promise<string[]> => {
      const known = new Set(
        (
          await rows.findFiles(
            tx,
            userId,
            files.map(({ row }) => row.id),
          )
        ).map(({ id }) => id),
      );
      const added = files.filter(({ row }) => !known.has(row.id));
      for (const { row, text } of added) await rows.insertFile(tx, userId, row, text);
      return added.map(({ row }) => row.id);
    },
  };
}
