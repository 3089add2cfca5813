import { hash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Database } from '#db/database.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import type { ObjectStore, SizedStream } from '#integrations/object-store/object-store.ts';
import type { Clock } from '#platform/clock.ts';
import type { Rounds } from '#platform/rounds.ts';
import { attachmentNotFound } from './attachments.errors.ts';
import { addressOfId, deriveId, deriveIdHash, storageKeyOf } from './file-id.ts';
import * as repository from './attachments.repository.ts';
import { findShownType } from './shown-type.ts';

/** A file to store: the bytes at `path` and their SHA-256. */
export interface FileToStore {
  hash: string;
  size: number;
  path: string;
}

export interface OpenedAttachment {
  stream: Readable;
  size: number;
  /** Null for a file that browsers are to download instead of showing it. */
  type: string | null;
}

export type AttachmentsService = ReturnType<typeof createAttachmentsService>;

interface AttachmentsDependencies {
  db: Database;
  store: ObjectStore;
  clock: Clock;
  secretKey: string;
  formerSecretKeys: readonly string[];
  rounds: Rounds;
}

/**
 * Stores the bytes of files that belong to conversations or were uploaded for chats. A file is stored once per user and
 * deleted with its last use.
 */
export function createAttachmentsService(dependencies: AttachmentsDependencies) {
  const { db, secretKey } = dependencies;
  return {
    ...createAttachmentReading(dependencies),
    ...createAttachmentStorage(dependencies),
    ...createAttachmentUses(dependencies),
    /** The URL path that shows a file. */
    addressOf: (userId: string, fileHash: string): string => addressOfId(deriveId(secretKey, userId, fileHash)),
    /** The hash of the id in the file's URL. It is the key of the file's row and of its bytes. */
    idHashOfContent: (userId: string, fileHash: string): string => deriveIdHash(secretKey, userId, fileHash),
    /** The same hash for the file at a URL path. */
    idHashOfAddress: idHashAt,
    sumBytes: repository.sumBytes,
    /** The id hashes of all stored files of a user. */
    listStored: (userId: string): Promise<string[]> => repository.listAll(db, userId),
  };
}

/** Reads the bytes of files. */
function createAttachmentReading({ db, store, secretKey, formerSecretKeys }: AttachmentsDependencies) {
  return {
    /** Undefined if the bytes are lost. */
    openBytes: (idHash: string): Promise<SizedStream | undefined> => store.open(storageKeyOf(idHash)),

    /** The bytes as browsers get them; undefined if they are lost. */
    openForBrowser: async (idHash: string): Promise<OpenedAttachment | undefined> => {
      const opened = await store.open(storageKeyOf(idHash));
      return opened === undefined ? undefined : toOpenedAttachment(opened);
    },

    /** Opens a file by its content, even if it was stored under a former secret key. Undefined if it is lost. */
    openContent: async (userId: string, fileHash: string): Promise<SizedStream | undefined> => {
      for (const key of [secretKey, ...formerSecretKeys]) {
        const opened = await store.open(storageKeyOf(deriveIdHash(key, userId, fileHash)));
        if (opened !== undefined) return opened;
      }
      return undefined;
    },

    /** Throws attachments.not_found. */
    open: async (id: string): Promise<OpenedAttachment> => {
      const idHash = hash('sha256', id, 'hex');
      const opened = (await repository.isOfInactiveOwner(db, idHash))
        ? undefined
        : await store.open(storageKeyOf(idHash));
      if (opened === undefined) throw attachmentNotFound();
      return toOpenedAttachment(opened);
    },
  };
}

/** Stores and deletes the bytes of files. */
function createAttachmentStorage({ db, store, secretKey, rounds }: AttachmentsDependencies) {
  const round = rounds.open('unused-attachments');

  /** Deletes the bytes at these keys that nothing uses any more. */
  async function deleteBytesWithoutUse(userId: string, idHashes: readonly string[]): Promise<void> {
    const used = await repository.listStored(db, userId, idHashes);
    for (const idHash of idHashes) if (!used.has(idHash)) await store.delete(storageKeyOf(idHash));
  }

  return {
    /** Stores the files that are not stored yet, then deletes the originals at all the paths. */
    storeFiles: async (userId: string, files: readonly FileToStore[]): Promise<void> => {
      const hashed = files.map((file) => ({ ...file, idHash: deriveIdHash(secretKey, userId, file.hash) }));
      const idHashes = hashed.map(({ idHash }) => idHash);
      const stored = await repository.listStored(db, userId, idHashes);
      for (const { idHash, path, size } of hashed) {
        // A missing file was stored by an earlier call.
        if (stored.has(idHash) || !existsSync(path)) continue;
        await store.put(storageKeyOf(idHash), { stream: createReadStream(path), size });
      }
      for (const { path } of files) await rm(path, { force: true });
    },

    deleteBytesWithoutUse,

    /** Deletes the files among these that nothing uses. Called if the transaction that saves the uses has failed. */
    deleteWithoutUse: (userId: string, fileHashes: readonly string[]): Promise<void> => {
      const idHashes = fileHashes.map((fileHash) => deriveIdHash(secretKey, userId, fileHash));
      return deleteBytesWithoutUse(userId, idHashes);
    },

    /** Deletes files whose conversations were deleted for good. */
    deleteUnused: async (): Promise<void> => {
      await round.each(
        await repository.deleteOrphaned(db),
        (idHash) => idHash,
        (idHash) => store.delete(storageKeyOf(idHash)),
      );
    },

    /** Deletes all stored bytes of an account that is being deleted. */
    discardAll: async (userId: string): Promise<void> => {
      for (const idHash of await repository.listAll(db, userId)) await store.delete(storageKeyOf(idHash));
    },
  };
}

/** Which conversations use which files. */
function createAttachmentUses({ clock, secretKey }: AttachmentsDependencies) {
  return {
    /** Saves uses in the transaction that stores the conversations. Returns how many are new. */
    saveUses: async (
      { tx, userId }: OwnerScope,
      uses: readonly { conversationId: string; hash: string; size: number }[],
    ): Promise<number> => {
      const createdAt = clock.now();
      const usedFiles = uses.map(({ conversationId, hash: fileHash, size }) => ({
        idHash: deriveIdHash(secretKey, userId, fileHash),
        conversationId,
        size,
        createdAt,
      }));
      return repository.insertAttachments(tx, userId, usedFiles);
    },

    /** Saves that a conversation uses files that are stored already, given by their addresses. */
    saveUsesAt: async (
      { tx, userId }: OwnerScope,
      conversationId: string,
      files: readonly { address: string; size: number }[],
    ): Promise<void> => {
      const createdAt = clock.now();
      const uses = files.map(({ address, size }) => ({ idHash: idHashAt(address), conversationId, size, createdAt }));
      await repository.insertAttachments(tx, userId, uses);
    },

    /** Copies the uses of one conversation to another. */
    copyUses: ({ tx, userId }: OwnerScope, from: string, to: string): Promise<void> =>
      repository.copyUses(tx, userId, from, to),
  };
}

function idHashAt(address: string): string {
  return hash('sha256', address.slice(address.lastIndexOf('/') + 1), 'hex');
}

/** Reads the first bytes for the type and returns a stream that starts with them. */
async function toOpenedAttachment({ stream, size }: SizedStream): Promise<OpenedAttachment> {
  const pieces = (stream as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  const first = await pieces.next();
  const head = first.done === true ? Buffer.alloc(0) : first.value;
  async function* allBytes() {
    yield head;
    for (let next = await pieces.next(); next.done !== true; next = await pieces.next()) yield next.value;
  }
  return { stream: Readable.from(allBytes(), { objectMode: false }), size, type: findShownType(head) };
}
