import { Readable } from 'node:stream';
import type { Document } from '@app/contract/documents';
import type { Database, Events } from '#db/database.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import type { ConversationsService } from '#features/conversations/conversations.service.ts';
import type { AttachmentsService } from '#features/files/attachments.service.ts';
import { createDocumentMeaning, createNearestParts, type DocumentMeaningDependencies } from './document-meaning.ts';
import { createDocumentStore, type DocumentStore, type DocumentStoreDependencies } from './document-store.ts';
import { createDocumentTexts } from './document-texts.ts';
import { documentNotFound } from './documents.errors.ts';
import { documentFileName } from './document-file-name.ts';
import { toDocument } from './documents.mapper.ts';
import * as rows from './documents.repository.ts';
import { createDocumentBackfill } from './document-backfill.ts';

export type { DocumentDraft } from './document-draft.ts';
export type { ConversationDocuments } from './document-store.ts';
export type { NearDocument } from './document-meaning.ts';
export type { DocumentQuote } from './document-texts.ts';
export type DocumentsService = ReturnType<typeof createDocumentsService>;

export interface DocumentsDependencies extends DocumentStoreDependencies, DocumentMeaningDependencies {
  db: Database;
  events: Events;
  conversations: Pick<ConversationsService, 'find' | 'indexDocuments' | 'listMessages' | 'lockConversation'>;
  attachments: Pick<AttachmentsService, 'idHashOfAddress' | 'openContent' | 'openBytes'>;
}

/** One version as a file. */
export interface DocumentFile {
  name: string;
  mimeType: string;
  size: number;
  stream: Readable;
}

/** The documents of conversations: texts and pictures with versions, made with an assistant or given to it. */
export function createDocumentsService(dependencies: DocumentsDependencies) {
  const store = createDocumentStore(dependencies);
  return {
    ...store,
    ...createDocumentReader(dependencies),
    ...createDocumentTexts(dependencies),
    ...createDocumentMeaning(dependencies),
    ...createNearestParts(dependencies),
    copy: createCopy(store),
    /** Bytes of all texts of a user; pictures are counted as attachments. */
    sumBytes: rows.sumBytes,
    ...createDocumentBackfill({ ...dependencies, store }),
  };
}

function createDocumentReader({ db, conversations, attachments }: DocumentsDependencies) {
  /** Throws documents.not_found if there is no such document, or if its conversation is in the trash. */
  async function getRow(userId: string, id: string): Promise<rows.DocumentRow> {
    const [row] = await rows.findDocuments(db, userId, [id]);
    const isAvailable = row !== undefined && (await conversations.find(db, userId, row.conversationId)) !== undefined;
    if (!isAvailable) throw documentNotFound();
    return row;
  }

  async function getVersion(userId: string, documentId: string, id: string): Promise<rows.VersionRow> {
    const version = await rows.findVersion(db, userId, documentId, id);
    if (version === undefined) throw documentNotFound();
    return version;
  }

  return {
    /** The documents of a conversation, in their order of appearance. */
    list: async (userId: string, conversationId: string): Promise<Document[]> => {
      const found = await rows.listDocuments(db, userId, [conversationId]);
      const ids = found.map(({ id }) => id);
      const versions = Map.groupBy(await rows.listVersions(db, userId, ids), ({ documentId }) => documentId);
      return found.map((row) => toDocument(row, versions.get(row.id) ?? []));
    },

    get: async (userId: string, id: string): Promise<Document> => {
      const row = await getRow(userId, id);
      return toDocument(row, await rows.listVersions(db, userId, [id]));
    },

    readVersion: async (userId: string, id: string, versionId: string): Promise<{ text: string; mimeType: string }> => {
      const { mimeType } = await getRow(userId, id);
      return { text: (await getVersion(userId, id, versionId)).text, mimeType };
    },

    openFile: async (userId: string, id: string, versionId: string): Promise<DocumentFile> => {
      const { title, mimeType } = await getRow(userId, id);
      const { text, hash, isFile } = await getVersion(userId, id, versionId);
      const name = documentFileName(title, mimeType);
      if (!isFile) {
        const bytes = Buffer.from(text);
        return { name, mimeType, size: bytes.length, stream: Readable.from([bytes]) };
      }
      const opened = await attachments.openContent(userId, hash);
      if (opened === undefined) throw documentNotFound();
      return { name, mimeType, ...opened };
    },
  };
}

/**
 * Copies the documents of one conversation to another, except for versions that the other conversation has already.
 * `messageIds` maps the message ids of the original to those of the copy.
 */
function createCopy(store: DocumentStore) {
  return async (
    scope: OwnerScope,
    fromConversationId: string,
    toConversationId: string,
    messageIds: ReadonlyMap<string, string>,
  ): Promise<void> => {
    const { tx, userId } = scope;
    const found = await rows.listDocuments(tx, userId, [fromConversationId]);
    const documents = [];
    for (const { id, sourceId, kind, title, mimeType } of found) {
      const heads = await rows.listVersions(tx, userId, [id]);
      // Reversed, so that they have the order of the heads: oldest first.
      const texts = (await rows.listVersionTexts(tx, userId, [id])).toReversed();
      const versions = heads.map((head, at) => ({
        text: texts[at]?.text ?? '',
        ...(head.isFile && { file: { hash: head.hash, size: head.bytes } }),
        createdAt: head.createdAt,
        messageId: head.messageId === null ? null : (messageIds.get(head.messageId) ?? null),
      }));
      documents.push({ sourceId, kind, title, mimeType, versions });
    }
    await store.store(scope, [{ conversationId: toConversationId, isNew: false, importId: null, documents }]);
  };
}
