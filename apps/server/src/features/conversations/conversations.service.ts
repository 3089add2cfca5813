import type { OwnerScope } from '#db/owner-scope.ts';
import { searchIndexRewritten } from '#events/conversations.ts';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import { createCategoryMoves } from './category-moves.ts';
import {
  type ConversationChangesDependencies,
  createConversationChanges,
  createApplySourceChanges,
  lockUntrashed,
} from './conversation-changes.ts';
import type { MessageDraft } from './conversation-draft.ts';
import { type ConversationReaderDependencies, createConversationReader } from './conversation-reader.ts';
import { createFork } from './conversation-fork.ts';
import { createConversationTrash } from './conversation-trash.ts';
import { createConversationWriter } from './conversation-writer.ts';
import * as conversationRepository from './conversations.repository.ts';
import type { LocalEngine } from './categorisation.ts';
import { createDocumentIndexer } from './document-index.ts';
import { removeReplacedMessages, hasOwnMessages, removeImportedMessages } from './message-removal.ts';
import { createMissingConversationsIndexer } from './index-missing.ts';
import * as assignmentRepository from './assignments.repository.ts';
import * as messageRepository from './stored-messages.repository.ts';

export type ConversationsService = ReturnType<typeof createConversationsService>;
export { everyWordQuery, type SearchTerms, splitNames, splitTerms, splitWords } from './word-query.ts';
export { WORDS_VERSION } from './search-chunks.ts';
export { replaceNames, type WordName } from './word-names.ts';
export { fingerprint, fingerprintOfHistory, ROOT_FINGERPRINT } from './fingerprint.ts';
export { activePath } from './branches.ts';
export { FILED_SOURCE, type ConversationRow } from './conversations.repository.ts';
export type { LocalEngine } from './categorisation.ts';
export {
  type CategorisationResult,
  isCodingSession,
  toCategorisationResult,
  PROVISIONAL_VERSION,
} from './categorisation.ts';
export type { ConversationDraft, MessageDraft } from './conversation-draft.ts';
export type { NewAssignment, AssignedRow, Assignment } from './assignments.repository.ts';
export type { ListFilter } from './conversation-list.repository.ts';
export type { DocumentLists } from './document-lists.ts';
export type { PendingReplies } from './pending-replies.ts';

export interface ConversationsDependencies extends ConversationReaderDependencies, ConversationChangesDependencies {
  clock: Clock;
  categories: CategoriesService;
  engine: LocalEngine;
  newId: NewId;
}

export function createConversationsService(dependencies: ConversationsDependencies) {
  const { db, events } = dependencies;
  const writer = createConversationWriter(dependencies);
  return {
    ...writer,
    ...createConversationReader(dependencies),
    ...createConversationChanges(dependencies),
    ...createConversationTrash(dependencies),
    ...createCategoryMoves(dependencies),
    applySourceChanges: createApplySourceChanges(dependencies),
    hasOwnMessages,
    removeImportedMessages: async (...[scope, ...rest]: Parameters<typeof removeImportedMessages>): Promise<void> => {
      await removeImportedMessages(scope, ...rest);
      await events.publish(searchIndexRewritten, { userId: scope.userId }, scope.tx);
    },
    removeReplacedMessages: async (...[scope, ...rest]: Parameters<typeof removeReplacedMessages>): Promise<void> => {
      await removeReplacedMessages(scope, ...rest);
      await events.publish(searchIndexRewritten, { userId: scope.userId }, scope.tx);
    },
    indexDocuments: createDocumentIndexer({ events }),
    fork: createFork(dependencies, writer.storeConversations),
    /** A conversation that is not in the trash. */
    find: conversationRepository.findConversation,
    findBySource: conversationRepository.findBySource,
    listSourceHashes: conversationRepository.listSourceHashes,
    sumFiledBytes: conversationRepository.sumFiledBytes,
    findByBeginning: conversationRepository.findByBeginning,
    findByFingerprint: messageRepository.findByFingerprint,
    lockConversation: conversationRepository.lockConversation,
    updateRow: conversationRepository.updateConversationRow,
    lockAssignments: assignmentRepository.lockAssignments,
    writeAssignments: assignmentRepository.writeAssignments,
    setEngineVersion: assignmentRepository.setEngineVersion,
    listMessages: messageRepository.listMessages,
    findMessages: messageRepository.findMessages,
    mapSourceIds: messageRepository.mapSourceIds,
    updateBlocks: messageRepository.updateBlocks,

    /** Locks a conversation that is not in the trash and adds messages to it. Throws conversations.not_found. */
    append: async (
      scope: OwnerScope,
      id: string,
      drafts: MessageDraft[],
      activeLeafId: string | null,
    ): Promise<void> => {
      await writer.appendMessages(scope, await lockUntrashed(scope, id), drafts, { activeLeafId });
    },

    indexMissingConversations: createMissingConversationsIndexer({ db, events }),
    /** Ids of all users with a conversation, in the trash too. */
    listOwners: (): Promise<string[]> => conversationRepository.listOwners(db),
  };
}
