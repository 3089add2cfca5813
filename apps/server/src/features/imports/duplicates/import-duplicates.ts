import { ConversationSource } from '@app/contract/conversations';
import type { ImportDuplicate, MergeDuplicateBody } from '@app/contract/import-duplicates';
import { type Database, inTransaction } from '#db/database.ts';
import type {
  ConversationRow,
  ConversationsService,
  MessageDraft,
} from '#features/conversations/conversations.service.ts';
import type { DocumentsService } from '#features/documents/documents.service.ts';
import type { AttachmentsService } from '#features/files/attachments.service.ts';
import type { NewId } from '#platform/ids.ts';
import * as duplicates from './duplicates.repository.ts';
import { duplicateNotFound, importNotFound } from '../imports.errors.ts';
import * as rows from '../imports.repository.ts';

export interface DuplicatesDependencies {
  db: Database;
  conversations: ConversationsService;
  documents: Pick<DocumentsService, 'copy'>;
  attachments: AttachmentsService;
  newId: NewId;
}

export type ImportDuplicates = ReturnType<typeof createImportDuplicates>;

/** Conversations that were imported twice, from two providers or in two formats: lists them, and merges them on request. */
export function createImportDuplicates({ db, conversations, documents, attachments, newId }: DuplicatesDependencies) {
  async function list(userId: string, importId: string): Promise<ImportDuplicate[]> {
    if ((await rows.findImport(db, userId, importId)) === undefined) throw importNotFound();
    const listed = new Set<string>();
    const found: ImportDuplicate[] = [];
    for (const { conversationId, twinId, shared } of await duplicates.listDuplicates(db, userId, importId)) {
      // If three conversations are equal, two of them are listed first, and the third once they are merged.
      if (listed.has(conversationId) || listed.has(twinId)) continue;
      const [conversation, twin] = await Promise.all([
        conversations.find(db, userId, conversationId),
        conversations.find(db, userId, twinId),
      ]);
      if (conversation === undefined || twin === undefined) continue;
      listed.add(conversationId).add(twinId);
      found.push({ conversation: describe(conversation), twin: describe(twin), sharedMessages: shared });
    }
    return found;
  }

  /** Copies the messages that the twin lacks into the twin, and moves the other conversation to the trash. */
  async function merge(userId: string, importId: string, { conversationId, twinId }: MergeDuplicateBody) {
    const pairs = await duplicates.listDuplicates(db, userId, importId);
    const isPair = pairs.some((pair) => pair.conversationId === conversationId && pair.twinId === twinId);
    if (!isPair) throw duplicateNotFound();
    await inTransaction(db, async (tx) => {
      const scope = { tx, userId };
      for (const id of [conversationId, twinId].toSorted()) await conversations.lockConversation(tx, userId, id);
      const twin = await conversations.lockConversation(tx, userId, twinId);
      if (twin === undefined) throw duplicateNotFound();
      const twinMessages = await conversations.listMessages(tx, userId, twinId);
      const messages = await conversations.listMessages(tx, userId, conversationId);
      const { drafts, ids } = copyMissing(messages, twinMessages, newId);
      if (drafts.length > 0) {
        const continuesShownBranch = drafts.some(({ parentId }) => parentId !== null && parentId === twin.activeLeafId);
        const activeLeafId = continuesShownBranch ? (drafts.at(-1)?.id ?? null) : twin.activeLeafId;
        await conversations.appendMessages(scope, twin, drafts, { activeLeafId });
        await attachments.copyUses(scope, conversationId, twinId);
      }
      await documents.copy(scope, conversationId, twinId, ids);
      await conversations.moveToTrash(scope, conversationId);
    });
  }

  return { list, merge };
}

type StoredMessages = Awaited<ReturnType<ConversationsService['listMessages']>>;

/**
 * Copies of the messages that the twin lacks, as replies to the messages that both conversations have. `ids` maps each
 * message to its copy or to the equal message of the twin.
 */
function copyMissing(
  messages: StoredMessages,
  twinMessages: StoredMessages,
  newId: NewId,
): { drafts: MessageDraft[]; ids: Map<string, string> } {
  const byFingerprint = new Map(twinMessages.map((message) => [message.fingerprint, message.id]));
  const ids = new Map<string, string>();
  const drafts: MessageDraft[] = [];
  for (const message of messages) {
    const twinMessageId = byFingerprint.get(message.fingerprint);
    const id = twinMessageId ?? newId();
    ids.set(message.id, id);
    if (twinMessageId !== undefined) continue;
    byFingerprint.set(message.fingerprint, id);
    drafts.push({
      id,
      parentId: message.parentId === null ? null : (ids.get(message.parentId) ?? null),
      role: message.role,
      content: message.content,
      ...(message.blocks && { blocks: message.blocks as NonNullable<MessageDraft['blocks']> }),
      createdAt: message.createdAt,
      status: message.status,
      ...(message.model !== null && { model: message.model }),
      ...(message.tokens !== null && { tokens: message.tokens }),
    });
  }
  return { drafts, ids };
}

function describe({ id, title, source, messageCount }: ConversationRow): ImportDuplicate['twin'] {
  return { id, title, source: ConversationSource.parse(source), messageCount };
}
