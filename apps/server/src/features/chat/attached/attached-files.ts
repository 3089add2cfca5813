import { setTimeout as pause } from 'node:timers/promises';
import type { FilePassage } from '@app/contract/file-passages';
import type { Database, Queryable } from '#db/database.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import type { DocumentsService } from '#features/documents/documents.service.ts';
import type { AttachmentsService } from '#features/files/attachments.service.ts';
import { assertReadable, type ChatFileRow, type ChatFilesService } from '#features/files/chat-files.service.ts';
import type { NewId } from '#platform/ids.ts';
import type { TurnPlan } from '../turn-plan.ts';
import type { TurnRow } from '../chat-turns.repository.ts';
import type { AttachmentBlock } from './attachment-block.ts';

export interface AttachedFilesDependencies {
  db: Database;
  newId: NewId;
  attachments: Pick<AttachmentsService, 'addressOf' | 'saveUsesAt'>;
  chatFiles: Pick<ChatFilesService, 'find' | 'findReady' | 'setDocument' | 'textsOf'>;
  documents: Pick<DocumentsService, 'findUploads' | 'sourceIdOfUpload' | 'store'>;
}

export type AttachedFiles = ReturnType<typeof createAttachedFiles>;

/** How long a question waits for its files to be read. */
const MAX_WAIT_MS = 25_000;
const CHECK_EVERY_MS = 200;

/** Turns the uploaded files of a question into attachments of its message and documents of its conversation. */
export function createAttachedFiles(dependencies: AttachedFilesDependencies) {
  return {
    /** Waits until these uploads are read. Throws files.not_found, .still_reading and .unreadable. */
    prepare: (userId: string, ids: readonly string[]): Promise<ChatFileRow[]> => prepare(dependencies, userId, ids),

    /** The uploads that still exist and were read. */
    findReady: (tx: Queryable, userId: string, ids: readonly string[]): Promise<ChatFileRow[]> =>
      dependencies.chatFiles.findReady(tx, userId, ids),

    /** The blocks of the message with these files. A file that the conversation already has keeps its document. */
    toBlocks: (
      tx: Queryable,
      userId: string,
      files: readonly ChatFileRow[],
      target: Target,
    ): Promise<AttachmentBlock[]> =>
      files.length === 0 ? Promise.resolve([]) : toBlocks(dependencies, { tx, userId }, files, target),

    /**
     * Runs in the transaction of the question: stores the texts as documents of the conversation, and records that the
     * conversation uses the files.
     */
    store: async (scope: OwnerScope, turn: QuestionTurn, { attachments = [] }: StoredFiles): Promise<void> => {
      if (attachments.length > 0) await store(dependencies, scope, turn, attachments);
    },

    /**
     * Stores files of the category that a reply cites for the first time as documents of the conversation, so that the
     * cited text can be opened, found by search and exported with it.
     */
    storeCited: async (scope: OwnerScope, message: MessageRef, passages: readonly FilePassage[]): Promise<void> => {
      if (passages.length > 0) await storeCited(dependencies, scope, message, passages);
    },
  };
}

/** The turn whose question has the files. */
type QuestionTurn = Pick<TurnRow, 'conversationId' | 'createdAt' | 'userMessageId'>;
/** The message that has or cites files. */
type MessageRef = { conversationId: string; messageId: string; createdAt: Date };
type StoredFiles = Pick<TurnPlan, 'attachments'>;

/** The conversation of the question. */
interface Target {
  conversationId: string;
  isNew: boolean;
  isTemporary: boolean;
}

async function prepare(
  { db, chatFiles }: AttachedFilesDependencies,
  userId: string,
  ids: readonly string[],
): Promise<ChatFileRow[]> {
  for (let checks = 0; ; checks += 1) {
    const files = await chatFiles.find(db, userId, ids);
    const isReading = files.some(({ status }) => status === 'queued' || status === 'reading');
    if (!isReading || checks * CHECK_EVERY_MS >= MAX_WAIT_MS) {
      for (const file of files) assertReadable(file);
      return files;
    }
    await pause(CHECK_EVERY_MS);
  }
}

async function toBlocks(
  { attachments, chatFiles, documents, newId }: AttachedFilesDependencies,
  { tx, userId }: { tx: Queryable; userId: string },
  files: readonly ChatFileRow[],
  { conversationId, isNew, isTemporary }: Target,
): Promise<AttachmentBlock[]> {
  const stored = isNew ? undefined : await documents.findUploads(tx, userId, conversationId);
  const ids = files.map(({ id }) => id);
  const texts = await chatFiles.textsOf(tx, userId, ids);
  return files.map(({ id, name, type, size, pages, hash }) => {
    const documentId = texts.has(id) && !isTemporary ? (stored?.get(id) ?? newId()) : undefined;
    return {
      type: 'attachment',
      name,
      mimeType: type,
      size,
      url: attachments.addressOf(userId, hash),
      fileId: id,
      ...(documentId !== undefined && { documentId }),
      ...(pages !== null && { pages }),
    };
  });
}

async function store(
  { attachments, chatFiles, documents }: AttachedFilesDependencies,
  scope: OwnerScope,
  { conversationId, createdAt, userMessageId }: QuestionTurn,
  blocks: readonly AttachmentBlock[],
): Promise<void> {
  await storeTexts({ chatFiles, documents }, scope, { conversationId, createdAt, messageId: userMessageId }, blocks);
  const used = blocks.flatMap(({ url, size }) => (url === undefined ? [] : { address: url, size: size ?? 0 }));
  await attachments.saveUsesAt(scope, conversationId, used);
  for (const { fileId, documentId } of blocks) {
    if (fileId !== undefined && documentId !== undefined) await chatFiles.setDocument(scope, fileId, documentId);
  }
}

async function storeCited(
  dependencies: AttachedFilesDependencies,
  scope: OwnerScope,
  message: MessageRef,
  passages: readonly FilePassage[],
): Promise<void> {
  const { chatFiles, documents } = dependencies;
  const stored = await documents.findUploads(scope.tx, scope.userId, message.conversationId);
  const cited = new Map(passages.map(({ fileId, documentId }) => [fileId ?? '', documentId]));
  const ids = [...cited.keys()].filter((id) => id !== '' && cited.get(id) !== null && !stored.has(id));
  const files = await chatFiles.findReady(scope.tx, scope.userId, ids);
  const blocks = files.map(({ id, name, type }) => ({
    fileId: id,
    documentId: cited.get(id) ?? undefined,
    name,
    mimeType: type,
  }));
  await storeTexts(dependencies, scope, message, blocks);
}

type NamedText = Pick<AttachmentBlock, 'fileId' | 'documentId' | 'name' | 'mimeType'>;

/** Stores what was read from files as documents of a conversation. */
async function storeTexts(
  { chatFiles, documents }: Pick<AttachedFilesDependencies, 'chatFiles' | 'documents'>,
  scope: OwnerScope,
  { conversationId, createdAt, messageId }: MessageRef,
  blocks: readonly NamedText[],
): Promise<void> {
  const ids = blocks.flatMap(({ fileId }) => fileId ?? []);
  const texts = await chatFiles.textsOf(scope.tx, scope.userId, ids);
  const drafts = blocks.flatMap(({ fileId = '', documentId, name, mimeType: type }) => {
    const text = texts.get(fileId);
    if (text === undefined || documentId === undefined) return [];
    const versions = [{ text, createdAt, messageId }];
    const sourceId = documents.sourceIdOfUpload(fileId);
    return { id: documentId, sourceId, kind: 'file' as const, title: name, mimeType: textType(type), versions };
  });
  await documents.store(scope, [{ conversationId, isNew: false, importId: null, documents: drafts }]);
}

/** The type of the text that was read from a file. */
function textType(mimeType: string | null): string {
  if (mimeType === null || mimeType === 'application/pdf' || mimeType.startsWith('image/')) return 'text/plain';
  if (mimeType === 'text/html' || mimeType.startsWith('application/vnd.') || mimeType === 'application/epub+zip') {
    return 'text/markdown';
  }
  return mimeType;
}
