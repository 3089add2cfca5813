import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  type ChatFile,
  type ChatFileText,
  MAX_CHAT_FILE_BYTES,
  type UpdateChatFileBody,
} from '@app/contract/chat-files';
import type { StorageUsage } from '@app/contract/storage';
import { type Database, inTransaction, type Queryable } from '#db/database.ts';
import type { KeysetPosition } from '#db/keyset.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import type { JobQueue } from '#platform/job-queue.ts';
import type { Rounds } from '#platform/rounds.ts';
import type { AttachmentsService, OpenedAttachment } from './attachments.service.ts';
import * as errors from './chat-files/chat-files.errors.ts';
import { readChatFile } from './chat-files/chat-files.jobs.ts';
import { toChatFile, toPages } from './chat-files/chat-files.mapper.ts';
import * as rows from './chat-files/chat-files.repository.ts';
import { nameOf } from './chat-files/file-name.ts';
import { findFileKind } from './chat-files/reading/file-kind.ts';
import { readInChildProcess } from './chat-files/reading/read-in-process.ts';
import { receiveFile } from './chat-files/receive-file.ts';
import { createTextFiles, MAX_KEPT_FILES } from './chat-files/text-files.ts';

export { toChatFile } from './chat-files/chat-files.mapper.ts';
export type { ChatFileRow } from './chat-files/chat-files.repository.ts';
export type ChatFilesService = ReturnType<typeof createChatFilesService>;
export type StorageUsageLookup = ReturnType<typeof createStorageUsageLookup>;

export interface ChatFilesDependencies {
  db: Database;
  clock: Clock;
  newId: NewId;
  jobs: Pick<JobQueue, 'enqueue'>;
  rounds: Rounds;
  workDirectory: string;
  attachments: AttachmentsService;
  storageUsage: StorageUsageLookup;
}

/** A file that is neither kept nor sent is deleted after this time. */
const MAX_UNUSED_MS = 86_400_000;
const lostNote = 'Its bytes are lost. Please upload it again.';
const failedNote = 'Reading it failed. Please upload it again.';

/** Looks up how much a person has stored and may store. A feature that is created later sets the lookup. */
export function createStorageUsageLookup() {
  let usageOf: (db: Queryable, userId: string) => Promise<StorageUsage> = () =>
    Promise.resolve({ bytes: 0, quota: null });
  return {
    setLookup: (lookup: typeof usageOf): void => {
      usageOf = lookup;
    },
    usageOf: (db: Queryable, userId: string): Promise<StorageUsage> => usageOf(db, userId),
  };
}

/** Files that people upload for a chat: their bytes, and the text that is read from them in the background. */
export function createChatFilesService(dependencies: ChatFilesDependencies) {
  return {
    ...createUploads(dependencies),
    ...createTextFiles({ ...dependencies, usageOf: dependencies.storageUsage.usageOf }),
    ...createLibrary(dependencies),
    ...createReading(dependencies),
    ...createCleanup(dependencies),
  };
}

function createUploads({ db, clock, newId, jobs, workDirectory, attachments, storageUsage }: ChatFilesDependencies) {
  return {
    /** Stores an upload and queues its reading job. Throws files.file_missing, .empty, .too_large or .storage_full. */
    receive: async (userId: string, upload: { name: string; stream: Readable } | undefined): Promise<ChatFile> => {
      if (upload === undefined) throw errors.chatFileMissing();
      const received = await receiveFile(upload.stream, workDirectory, MAX_CHAT_FILE_BYTES);
      try {
        const { bytes, quota } = await storageUsage.usageOf(db, userId);
        if (quota !== null && bytes + received.size > quota) throw errors.fileStorageFull();
        await attachments.storeFiles(userId, [received]);
        const row: rows.ChatFileRow = {
          id: newId(),
          idHash: attachments.idHashOfContent(userId, received.hash),
          hash: received.hash,
          name: nameOf(upload.name),
          type: findFileKind(received.head).type,
          size: received.size,
          status: 'queued',
          pages: null,
          note: null,
          documentId: null,
          isKept: false,
          createdAt: clock.now(),
        };
        await inTransaction(db, async (tx) => {
          await rows.insertFile(tx, userId, row);
          await jobs.enqueue(readChatFile, { userId, fileId: row.id }, { tx, priority: 1 });
        });
        return toChatFile(row);
      } finally {
        await rm(received.path, { force: true });
      }
    },
  };
}

function createLibrary({ db, attachments }: ChatFilesDependencies) {
  async function getRow(userId: string, id: string): Promise<rows.ChatFileRow> {
    const [row] = await rows.findFiles(db, userId, [id]);
    if (row === undefined) throw errors.chatFileNotFound();
    return row;
  }

  return {
    get: async (userId: string, id: string): Promise<ChatFile> => toChatFile(await getRow(userId, id)),

    /** The files of the library whose names contain all the words, newest first. */
    listKept: async (
      userId: string,
      { limit, after, q = '' }: { limit: number; after: KeysetPosition | undefined; q: string | undefined },
    ): Promise<ChatFile[]> => {
      const words = q.split(/\s+/).filter((word) => word !== '');
      return (await rows.listKept(db, userId, { limit, after, words })).map(toChatFile);
    },

    update: async (userId: string, id: string, { isKept, name }: UpdateChatFileBody): Promise<ChatFile> => {
      const row = await getRow(userId, id);
      if (isKept === true && !row.isKept && (await rows.countKept(db, userId)) >= MAX_KEPT_FILES) {
        throw errors.tooManyKeptFiles();
      }
      const fields = { ...(isKept !== undefined && { isKept }), ...(name !== undefined && { name: nameOf(name) }) };
      const changed = Object.keys(fields).length === 0 ? row : await rows.updateFile(db, userId, id, fields);
      if (changed === undefined) throw errors.chatFileNotFound();
      return toChatFile(changed);
    },

    delete: async (userId: string, id: string): Promise<void> => {
      const idHash = await rows.deleteFile(db, userId, id);
      if (idHash === undefined) throw errors.chatFileNotFound();
      await attachments.deleteBytesWithoutUse(userId, [idHash]);
    },

    openContent: async (userId: string, id: string): Promise<OpenedAttachment & { name: string }> => {
      const { idHash, name } = await getRow(userId, id);
      const opened = await attachments.openForBrowser(idHash);
      if (opened === undefined) throw errors.chatFileNotFound();
      return { ...opened, name };
    },

    readText: async (userId: string, id: string): Promise<ChatFileText> => {
      assertReadable(await getRow(userId, id));
      const [found] = await rows.listTexts(db, userId, [id]);
      return { pages: toPages(found?.text ?? '') };
    },
  };
}

/** Reads files for the background job, and finds files and their texts for the chat. */
function createReading({ db, workDirectory, attachments }: ChatFilesDependencies) {
  /** False if the bytes are lost. */
  async function download(idHash: string, target: string): Promise<boolean> {
    const opened = await attachments.openBytes(idHash);
    if (opened === undefined) return false;
    await mkdir(workDirectory, { recursive: true });
    await pipeline(opened.stream, createWriteStream(target));
    return true;
  }

  const fail = (userId: string, id: string, note: string) =>
    rows.updateFile(db, userId, id, { status: 'failed', note });

  return {
    /** The files with these ids, in this order. Throws files.not_found if one is missing. */
    find: async (tx: Queryable, userId: string, ids: readonly string[]): Promise<rows.ChatFileRow[]> => {
      const found = await findById(tx, userId, ids);
      return [...new Set(ids)].map((id) => found.get(id) ?? throwNotFound());
    },

    /** The files among these that still exist and were read. */
    findReady: async (tx: Queryable, userId: string, ids: readonly string[]): Promise<rows.ChatFileRow[]> =>
      (await rows.findFiles(tx, userId, ids)).filter(({ status }) => status === 'ready'),

    /** The files among these that are in the library, in this order. */
    findKept,

    /** The texts of these files by id, with a form feed between pages. Files without text are left out. */
    textsOf: async (tx: Queryable, userId: string, ids: readonly string[]): Promise<Map<string, string>> =>
      new Map((await rows.listTexts(tx, userId, ids)).map(({ id, text }) => [id, text])),

    /** Records which document of a conversation has the text of the file. */
    setDocument: async ({ tx, userId }: OwnerScope, id: string, documentId: string): Promise<void> => {
      await rows.updateFile(tx, userId, id, { documentId });
    },

    /** Reads the text of a file, unless it was read already. Throws only for reasons that have nothing to do with the file. */
    read: async (userId: string, id: string, signal: AbortSignal): Promise<void> => {
      const row = await rows.markReading(db, userId, id);
      if (row === undefined) return;
      const target = path.join(workDirectory, `read-${id}`);
      try {
        if (!(await download(row.idHash, target))) {
          await fail(userId, id, lostNote);
          return;
        }
        const result = await readInChildProcess({ path: target, name: row.name }, signal);
        if ('error' in result) {
          await fail(userId, id, result.error);
          return;
        }
        const { type, texts, pages, note = null } = result;
        const text = texts.length === 0 ? null : texts.join('\f');
        await rows.updateFile(db, userId, id, { status: 'ready', type, pages, text, note });
      } finally {
        await rm(target, { force: true });
      }
    },

    /** Marks a file as failed after the last attempt to read it. */
    markFailed: async (userId: string, id: string): Promise<void> => {
      await fail(userId, id, failedNote);
    },
  };
}

function createCleanup({ db, clock, rounds, attachments }: ChatFilesDependencies) {
  const round = rounds.open('unused-chat-files');
  return {
    /** Deletes files that were neither kept nor sent within a day, and files whose conversations were deleted. */
    deleteUnused: async (): Promise<void> => {
      const before = new Date(clock.now().getTime() - MAX_UNUSED_MS);
      await round.each(
        await rows.deleteUnused(db, before),
        ({ idHash }) => idHash,
        ({ userId, idHash }) => attachments.deleteBytesWithoutUse(userId, [idHash]),
      );
    },
  };
}

/** Throws files.unreadable or files.still_reading, unless the file is ready. */
export function assertReadable({ status, name, note }: rows.ChatFileRow): void {
  if (status === 'failed') throw errors.unreadable(name, note ?? failedNote);
  if (status !== 'ready') throw errors.stillReading(name);
}

async function findKept(tx: Queryable, userId: string, ids: readonly string[]): Promise<rows.ChatFileRow[]> {
  const found = await findById(tx, userId, ids);
  return ids.flatMap((id) => found.get(id) ?? []).filter(({ isKept }) => isKept);
}

async function findById(tx: Queryable, userId: string, ids: readonly string[]): Promise<Map<string, rows.ChatFileRow>> {
  return new Map((await rows.findFiles(tx, userId, ids)).map((row) => [row.id, row]));
}

function throwNotFound(): never {
  throw errors.chatFileNotFound();
}
