import { createHmac, hash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Database, Tx } from '#db/database.ts';
import type { ObjectStore, SizedStream } from '#integrations/object-store/object-store.ts';
import type { Clock } from '#platform/clock.ts';
import type { Rounds } from '#platform/rounds.ts';
import { attachmentNotFound } from './attachments.errors.ts';
import * as rows from './attachments.repository.ts';
import { findShownType } from './shown-type.ts';

/** A file to keep: bytes at `path`, called by their SHA-256. */
export interface FoundFile {
  hash: string;
  size: number;
  path: string;
}

export interface OpenedAttachment {
  stream: Readable;
  size: number;
  /** Null for what is only downloaded. */
  type: string | null;
}

export type AttachmentsService = ReturnType<typeof createAttachmentsService>;

/** The files of imported conversations: each is stored once a user, and gone when the last conversation with it is. */
export function createAttachmentsService(dependencies: {
  db: Database;
  store: ObjectStore;
  clock: Clock;
  secretKey: string;
  rounds: Rounds;
}) {
  const { db, store, clock, secretKey } = dependencies;
  const sweeping = dependencies.rounds.open('unused-attachments');

  /** The same for the same bytes of the same user, and not to be guessed from them. */
  const idOf = (userId: string, fileHash: string) =>
    createHmac('sha256', secretKey).update(`attachment\n${userId}\n${fileHash}`).digest('base64url');
  const idHashOf = (userId: string, fileHash: string) => hash('sha256', idOf(userId, fileHash), 'hex');

  return {
    /** The address it is shown from. */
    addressOf: (userId: string, fileHash: string): string => `/api/attachments/${idOf(userId, fileHash)}`,

    /** What its row and its bytes are found by. */
    idHashOf,

    /** Every stored file of a user, by what its row is found by. */
    listStored: (userId: string): Promise<string[]> => rows.listAll(db, userId),

    /** Undefined when the bytes are lost. */
    openStored: (idHash: string): Promise<SizedStream | undefined> => store.open(keyOf(idHash)),

    /** Takes back what was kept for a transaction that failed. */
    deleteUnnoted: async (userId: string, fileHashes: readonly string[]): Promise<void> => {
      const idHashes = fileHashes.map((fileHash) => idHashOf(userId, fileHash));
      const noted = await rows.listStored(db, userId, idHashes);
      for (const idHash of idHashes) if (!noted.has(idHash)) await store.delete(keyOf(idHash));
    },

    /** Takes the bytes of files that are not stored yet, and removes all of these from where they lay. */
    keep: async (userId: string, files: readonly FoundFile[]): Promise<void> => {
      const stored = await rows.listStored(
        db,
        userId,
        files.map((file) => idHashOf(userId, file.hash)),
      );
      for (const file of files) {
        const idHash = idHashOf(userId, file.hash);
        // What is no longer there was taken a moment ago.
        if (stored.has(idHash) || !existsSync(file.path)) continue;
        await store.put(keyOf(idHash), { stream: createReadStream(file.path), size: file.size });
      }
      for (const file of files) await rm(file.path, { force: true });
    },

    /** Notes which conversations show them, in the transaction that stores those. Answers how many uses are new. */
    note: async (
      { tx, userId }: { tx: Tx; userId: string },
      uses: readonly { conversationId: string; hash: string; size: number }[],
    ): Promise<number> => {
      const createdAt = clock.now();
      const noted = uses.map((use) => ({
        idHash: idHashOf(userId, use.hash),
        conversationId: use.conversationId,
        size: use.size,
        createdAt,
      }));
      return rows.insertAttachments(tx, userId, noted);
    },

    /** What one conversation shows is now shown by another as well. */
    share: ({ tx, userId }: { tx: Tx; userId: string }, from: string, to: string): Promise<void> =>
      rows.copyUses(tx, userId, from, to),

    open: async (id: string): Promise<OpenedAttachment> => {
      const idHash = hash('sha256', id, 'hex');
      const opened = (await rows.isOfClosingOwner(db, idHash)) ? undefined : await store.open(keyOf(idHash));
      if (opened === undefined) throw attachmentNotFound();
      const pieces = (opened.stream as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
      const first = await pieces.next();
      const head = first.done === true ? Buffer.alloc(0) : first.value;
      async function* all() {
        yield head;
        for (let next = await pieces.next(); next.done !== true; next = await pieces.next()) yield next.value;
      }
      return { stream: Readable.from(all(), { objectMode: false }), size: opened.size, type: findShownType(head) };
    },

    /** Housekeeping: files of conversations that left the trash for good. */
    deleteUnused: async (): Promise<void> => {
      await sweeping.each(
        await rows.deleteUnused(db),
        (idHash) => idHash,
        (idHash) => store.delete(keyOf(idHash)),
      );
    },

    /** Before the account goes: what the store holds of it. */
    discardAll: async (userId: string): Promise<void> => {
      for (const idHash of await rows.listAll(db, userId)) await store.delete(keyOf(idHash));
    },
  };
}

function keyOf(idHash: string): string {
  return `attachments/${idHash}`;
}
