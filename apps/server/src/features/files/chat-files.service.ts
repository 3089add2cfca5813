import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
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
import { findFileKind } from './chat-files/reading/file-kind.ts';
import { readInProcess } from './chat-files/reading/read-in-process.ts';
import { receiveFile } from './chat-files/receive-file.ts';

export { toChatFile } from './chat-files/chat-files.mapper.ts';
export type { ChatFileRow } from './chat-files/chat-files.repository.ts';
export type ChatFilesService = ReturnType<typeof createChatFilesService>;
export type FileStorage = ReturnType<typeof createFileStorage>;

export interface ChatFilesDependencies {
  db: Database;
  clock: Clock;
  newId: NewId;
  jobs: Pick<JobQueue, 'enqueue'>;
  rounds: Rounds;
  workDirectory: string;
  attachments: AttachmentsService;
  fileStorage: FileStorage;
}

const MAX_KEPT_FILES = 1_000;
/** How long a file exists that is neither kept nor sent. */
const MAX_UNUSED_MS = 86_400_000;
const lost = 'Its bytes are lost. Please upload it again.';
const interrupted = 'Reading it failed. Please upload it again.';

/** Finds how much a person has stored and may store. A feature that is created later passes the finder. */
export function createFileStorage() {
  let usageOf: (db: Queryable, userId: string) => Promise<StorageUsage> = () =>
    Promise.resolve({ bytes: 0, quota: null });
  return {
    setUsageFinder: (finder: typeof usageOf): void => {
      usageOf = finder;
    },
    usageOf: (db: Queryable, userId: string): Promise<StorageUsage> => usageOf(db, userId),
  };
}

/** Files that people upload for a chat: their bytes, and the text that is read from them in the background. */
export function createChatFilesService(dependencies: ChatFilesDependencies) {
  return {
    ...createUploads(dependencies),
    ...createTextFiles(dependencies),
    ...createLibrary(dependencies),
    ...createReading(dependencies),
    ...createCleanup(dependencies),
  };
}

function createUploads({ db, clock, newId, jobs, workDirectory, attachments, fileStorage }: ChatFilesDependencies) {
  return {
    /** Stores an upload and queues reading it. Throws files.file_missing, .empty, .too_large or .storage_full. */
    receive: async (userId: string, upload: { name: string; stream: Readable } | undefined): Promise<ChatFile> => {
      if (upload === undefined) throw errors.chatFileMissing();
      const received = await receiveFile(upload.stream, workDirectory, MAX_CHAT_FILE_BYTES);
      try {
        const { bytes, quota } = await fileStorage.usageOf(db, userId);
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

/** Files for the library whose text is known already, such as those of an import. */
function createTextFiles({ db, clock, newId, workDirectory, attachments, fileStorage }: ChatFilesDependencies) {
  return {
    /**
     * Stores the bytes of a text. The row is that of an equal file of the library if there is one, else a new one for
     * `insertStored`; undefined if the storage or the library is full, or the text is empty.
     */
    storeText: async (
      userId: string,
      { name, type, text }: { name: string; type: string; text: string },
    ): Promise<rows.ChatFileRow | undefined> => {
      const bytes = Buffer.from(text);
      const { bytes: used, quota } = await fileStorage.usageOf(db, userId);
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
      return {
        id: newId(),
        idHash: attachments.idHashOfContent(userId, hash),
        hash,
        name: nameOf(name),
        type,
        size,
        status: 'ready',
        pages: null,
        note: null,
        documentId: null,
        isKept: true,
        createdAt: clock.now(),
      };
    },

    /** Puts the new ones of these files into the library, and returns their ids. */
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
      const opened = await attachments.openAt(idHash);
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

/** For the process that reads files, and for the chat. */
function createReading({ db, workDirectory, attachments }: ChatFilesDependencies) {
  /** False if the bytes are lost. */
  async function download(idHash: string, target: string): Promise<boolean> {
    const opened = await attachments.openStored(idHash);
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
      const found = new Map((await rows.findFiles(tx, userId, ids)).map((row) => [row.id, row]));
      return [...new Set(ids)].map((id) => found.get(id) ?? fileIsMissing());
    },

    /** The files among these that still exist and were read. */
    findReady: async (tx: Queryable, userId: string, ids: readonly string[]): Promise<rows.ChatFileRow[]> =>
      (await rows.findFiles(tx, userId, ids)).filter(({ status }) => status === 'ready'),

    /** Those of these files that are in the library, in this order. */
    findKept: async (tx: Queryable, userId: string, ids: readonly string[]): Promise<rows.ChatFileRow[]> => {
      const found = new Map((await rows.findFiles(tx, userId, ids)).map((row) => [row.id, row]));
      return ids.flatMap((id) => found.get(id) ?? []).filter(({ isKept }) => isKept);
    },

    /** The texts of these files by id, with a form feed between pages; without those that have none. */
    textsOf: async (tx: Queryable, userId: string, ids: readonly string[]): Promise<Map<string, string>> =>
      new Map((await rows.listTexts(tx, userId, ids)).map(({ id, text }) => [id, text])),

    /** Records which document of a conversation has the text of the file. */
    setDocument: async ({ tx, userId }: OwnerScope, id: string, documentId: string): Promise<void> => {
      await rows.updateFile(tx, userId, id, { documentId });
    },

    /** Reads a file that waits for it. Throws only for reasons that have nothing to do with the file. */
    read: async (userId: string, id: string, signal: AbortSignal): Promise<void> => {
      const row = await rows.markReading(db, userId, id);
      if (row === undefined) return;
      const target = path.join(workDirectory, `read-${id}`);
      try {
        if (!(await download(row.idHash, target))) {
          await fail(userId, id, lost);
          return;
        }
        const result = await readInProcess({ path: target, name: row.name }, signal);
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

    /** For a job that was given up. */
    markInterrupted: async (userId: string, id: string): Promise<void> => {
      await fail(userId, id, interrupted);
    },
  };
}

function createCleanup({ db, clock, rounds, attachments }: ChatFilesDependencies) {
  const round = rounds.open('unused-chat-files');
  return {
    /** Deletes files that were neither kept nor sent within a day, and those whose conversations are gone. */
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
  if (status === 'failed') throw errors.unreadable(name, note ?? interrupted);
  if (status !== 'ready') throw errors.stillReading(name);
}

function fileIsMissing(): never {
  throw errors.chatFileNotFound();
}

/** The last part of a path, without characters that cannot be stored. */
function nameOf(name: string): string {
  const last =
    name
      .toWellFormed()
      .replaceAll(/\p{C}+/gu, ' ')
      .split(/[/\\]/)
      .at(-1)
      ?.trim() ?? '';
  return last === '' ? 'File' : last;
}
