import { createHash } from 'node:crypto';
import type { ParsedBlock } from '@app/formats/conversation/conversation-tree';
import { findStoredDocuments } from '@app/formats/providers/stored-documents';
import { type Database, type Events, inTransaction } from '#db/database.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import { searchIndexRewritten } from '#events/conversations.ts';
import type { ConversationsService } from '#features/conversations/conversations.service.ts';
import type { AttachmentsService } from '#features/files/attachments.service.ts';
import type { DocumentDraft } from './document-draft.ts';
import type { DocumentStore } from './document-store.ts';
import { findDocuments } from './documents.repository.ts';
import * as rows from './document-backfill.repository.ts';

export interface DocumentBackfillDependencies {
  db: Database;
  events: Events;
  conversations: Pick<ConversationsService, 'listMessages' | 'lockConversation'>;
  attachments: Pick<AttachmentsService, 'idHashOfAddress' | 'openBytes'>;
  store: DocumentStore;
}

type StoredMessage = Awaited<ReturnType<ConversationsService['listMessages']>>[number];

/** Conversations or documents per transaction: few, because other writers wait for the transaction. */
const BATCH = 10;
/** The name of attachments and the title of documents that are generated pictures. */
const GENERATED_IMAGE = 'Generated image';

/**
 * Finds the documents of conversations that were stored without them in the blocks of their messages, and indexes
 * restored documents. A repeated run continues where the earlier run ended.
 */
export function createDocumentBackfill(dependencies: DocumentBackfillDependencies) {
  const { db, events, store } = dependencies;

  async function forEachBatch(
    signal: AbortSignal,
    listAfter: (after: string | undefined) => Promise<string[]>,
    handle: (ids: string[]) => Promise<void>,
  ): Promise<void> {
    for (let after: string | undefined; !signal.aborted;) {
      const ids = await listAfter(after);
      if (ids.length > 0) await handle(ids);
      if (ids.length < BATCH) return;
      after = ids.at(-1);
    }
  }

  async function addMissingDocuments(userId: string, signal: AbortSignal): Promise<void> {
    await forEachBatch(
      signal,
      (after) => rows.listWithoutDocuments(db, userId, { after, limit: BATCH }),
      (ids) =>
        inTransaction(db, async (tx) => {
          for (const id of ids) await addDocumentsOf(dependencies, { tx, userId }, id);
          await bumpUserVersion(tx, userId);
        }),
    );
    await forEachBatch(
      signal,
      (after) => rows.listToIndex(db, userId, { after, limit: BATCH, isAll: false }),
      (ids) => inTransaction(db, async (tx) => store.index({ tx, userId }, await findDocuments(tx, userId, ids))),
    );
  }

  /** Indexes all documents again, for full-text search. */
  async function reindexAll(userId: string, signal: AbortSignal): Promise<void> {
    await forEachBatch(
      signal,
      (after) => rows.listToIndex(db, userId, { after, limit: BATCH, isAll: true }),
      (ids) =>
        inTransaction(db, async (tx) => {
          await store.index({ tx, userId }, await findDocuments(tx, userId, ids), { hasLaterEvent: true });
        }),
    );
    // An aborted job must fail, so that the next process repeats it.
    signal.throwIfAborted();
    await inTransaction(db, (tx) => events.publish(searchIndexRewritten, { userId }, tx));
  }

  return { addMissingDocuments, reindexAll };
}

/** Adds the documents that the messages of a conversation contain. */
async function addDocumentsOf(
  dependencies: DocumentBackfillDependencies,
  scope: OwnerScope,
  id: string,
): Promise<void> {
  const { conversations, store } = dependencies;
  const conversation = await conversations.lockConversation(scope.tx, scope.userId, id);
  if (conversation === undefined) return;
  const messages = await conversations.listMessages(scope.tx, scope.userId, id);
  const texts = findStoredDocuments(
    conversation.source,
    messages.map((message) => ({
      sourceId: message.id,
      parentSourceId: message.parentId,
      createdAt: message.createdAt.getTime(),
      blocks: (message.blocks ?? []) as ParsedBlock[],
    })),
  );
  const documents = texts.map(({ versions, ...document }): DocumentDraft => ({
    ...document,
    versions: versions.map(({ text, createdAt, messageSourceId }) => ({
      text,
      createdAt: createdAt === null ? conversation.createdAt : new Date(createdAt),
      messageId: messageSourceId,
    })),
  }));
  documents.push(...(await findPictures(dependencies, messages)));
  const importId = messages.find((message) => message.importId !== null)?.importId ?? null;
  await store.store(scope, [{ conversationId: id, isNew: false, importId, documents }]);
}

/** Drafts for the generated pictures whose bytes are stored, without duplicates. */
async function findPictures(
  { attachments }: DocumentBackfillDependencies,
  messages: readonly StoredMessage[],
): Promise<DocumentDraft[]> {
  const found: DocumentDraft[] = [];
  for (const { id, blocks, createdAt } of messages) {
    for (const block of (blocks ?? []) as ParsedBlock[]) {
      if (block.type !== 'attachment' || block.name !== GENERATED_IMAGE || block.url === undefined) continue;
      const opened = await attachments.openBytes(attachments.idHashOfAddress(block.url));
      if (opened === undefined) continue;
      const digest = createHash('sha256');
      for await (const piece of opened.stream as AsyncIterable<Buffer>) digest.update(piece);
      const file = { hash: digest.digest('hex'), size: opened.size };
      if (found.some((document) => document.sourceId.endsWith(file.hash))) continue;
      const mimeType = block.mimeType ?? 'image/png';
      const versions = [{ text: '', file, createdAt, messageId: id }];
      found.push({ sourceId: `derived-${file.hash}`, kind: 'image', title: GENERATED_IMAGE, mimeType, versions });
    }
  }
  return found;
}
