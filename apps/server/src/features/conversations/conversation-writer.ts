import type { Events } from '#db/database.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import { messagesStored } from '#events/conversations.ts';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import { mapInTurns } from '#platform/map-in-turns.ts';
import { activePath } from './branches.ts';
import type { ConversationDraft, MessageDraft } from './conversation-draft.ts';
import type { ConversationRow, NewConversationRow } from './conversations.repository.ts';
import * as conversationRepository from './conversations.repository.ts';
import {
  categoriseOpening,
  firstReply,
  listOpeners,
  PROVISIONAL_VERSION,
  toProvisionalResult,
  type LocalEngine,
} from './categorisation.ts';
import {
  formatPreview,
  listUserTexts,
  toMessageRows,
  prepareConversation,
  type PreparedConversation,
} from './prepared-conversation.ts';
import * as messageRepository from './stored-messages.repository.ts';
import * as indexRepository from './search-index.repository.ts';
import { chunkTexts } from './search-chunks.ts';

/** The length of a full preview, which further messages do not change. */
const PREVIEW_LENGTH = 200;
/** A conversation with more messages is not categorised again when messages are added. */
const MAX_RECATEGORISED_MESSAGES = 12;

interface ConversationWriterDependencies {
  engine: LocalEngine;
  categories: CategoriesService;
  events: Events;
}

export interface StoreOptions {
  /** Whether the caller raises the user's version itself, at the end of a transaction that writes more. */
  isVersionRaisedLater?: boolean;
}

/**
 * Writes conversations and messages with everything derived from them: fingerprints, preview, full-text index,
 * category, counts.
 */
export function createConversationWriter(dependencies: ConversationWriterDependencies) {
  const { engine, categories, events } = dependencies;
  return {
    /** Stores whole conversations with one statement per table, and updates the counts and the user's version last. */
    storeConversations: async (scope: OwnerScope, drafts: ConversationDraft[], options: StoreOptions = {}) => {
      if (drafts.length === 0) return;
      const { tx, userId } = scope;
      const categoryIdBySlug = await categories.idsBySlug(scope);
      const prepared = await mapInTurns(drafts, (draft) => prepareConversation(engine, draft, categoryIdBySlug));
      await insertPrepared(scope, prepared);
      const shown = prepared.filter(({ row }) => !row.isArchived);
      await categories.adjustCounts(
        scope,
        shown.map(({ row: { categoryId, subcategoryId, lastActivityAt } }) =>
          subcategoryId == null ? { categoryId, delta: 1 } : { categoryId, subcategoryId, lastActivityAt, delta: 1 },
        ),
      );
      const published = drafts.map(({ id, messages }) => {
        return { userId, conversationId: id, messages, awaitsReply: awaitsReply(messages) };
      });
      await events.publish(messagesStored, published, tx);
      if (options.isVersionRaisedLater !== true) await bumpUserVersion(tx, userId);
    },

    /**
     * Adds messages to a stored conversation and shows the branch that ends in `activeLeafId`. Categorises the
     * conversation again while it is short, unless the user has set its category.
     */
    appendMessages: async (
      scope: OwnerScope,
      conversation: ConversationRow,
      drafts: MessageDraft[],
      branch: { activeLeafId: string | null; sourceHash?: string },
    ): Promise<void> => {
      const { tx, userId } = scope;
      const { id } = conversation;
      const numbered = await insertMessages(scope, conversation, drafts);
      const changes = { ...updatedTotals(conversation, drafts), ...branch };
      const derived = await recomputeDerived(dependencies, scope, conversation, {
        drafts,
        activeLeafId: branch.activeLeafId,
      });
      await conversationRepository.updateConversationRow(tx, userId, id, { ...changes, ...derived });
      for (const { text, fromSeq, toSeq } of chunkTexts(numbered.map((m) => ({ seq: m.seq, text: m.content })))) {
        await indexRepository.appendToSearchIndex(tx, userId, id, { text, fromSeq, toSeq });
      }
      await categories.adjustCounts(scope, categoryCountChanges(conversation, derived, changes.lastActivityAt));
      const stored = { userId, conversationId: id, messages: drafts, awaitsReply: awaitsReply(drafts) };
      await events.publish(messagesStored, [stored], tx);
      await bumpUserVersion(tx, userId);
    },
  };
}

const awaitsReply = (messages: readonly MessageDraft[]): boolean => messages.at(-1)?.awaitsReply === true;

async function insertPrepared({ tx, userId }: OwnerScope, prepared: readonly PreparedConversation[]): Promise<void> {
  const conversationRows = prepared.map(({ row }) => row);
  await conversationRepository.insertConversations(tx, userId, conversationRows);
  const messages = prepared.flatMap((conversation) => conversation.messages);
  await messageRepository.insertMessages(tx, userId, messages);
  const searchChunks = prepared.flatMap((conversation) => conversation.searchChunks);
  await indexRepository.insertSearchChunks(tx, userId, searchChunks);
}

async function insertMessages({ tx, userId }: OwnerScope, conversation: ConversationRow, drafts: MessageDraft[]) {
  const { id, nextSeq } = conversation;
  const parents = await messageRepository.findMessages(tx, userId, id, parentIdsOutside(drafts));
  const fingerprints = new Map(parents.map((parent) => [parent.id, parent.fingerprint]));
  const numbered = toMessageRows(id, drafts, nextSeq, fingerprints);
  await messageRepository.insertMessages(tx, userId, numbered);
  return numbered;
}

/** The columns that depend only on the number and the times of the messages. */
function updatedTotals(conversation: ConversationRow, drafts: readonly MessageDraft[]) {
  const latest = drafts.reduce(
    (time, { createdAt }) => (createdAt > time ? createdAt : time),
    conversation.lastActivityAt,
  );
  return {
    nextSeq: conversation.nextSeq + drafts.length,
    messageCount: conversation.messageCount + drafts.length,
    lastActivityAt: latest,
    updatedAt: latest,
  };
}

/** Preview, sentiment and category, if the new messages can have changed them. */
async function recomputeDerived(
  { engine, categories }: ConversationWriterDependencies,
  scope: OwnerScope,
  conversation: ConversationRow,
  { drafts, activeLeafId }: { drafts: readonly MessageDraft[]; activeLeafId: string | null },
): Promise<Partial<NewConversationRow>> {
  const extendsShownBranch = drafts[0]?.parentId === conversation.activeLeafId;
  const isShort = conversation.messageCount <= MAX_RECATEGORISED_MESSAGES;
  if (extendsShownBranch && !isShort && conversation.preview.length === PREVIEW_LENGTH) return {};
  const path = activePath(await messageRepository.listMessages(scope.tx, scope.userId, conversation.id), activeLeafId);
  const preview = formatPreview(path);
  if (!isShort) return { preview };
  const sentiment = engine.sentiment(listUserTexts(path));
  if (conversation.placedBy === 'user') return { preview, sentiment };
  // The engine used here looks only at words, so it must not override a result of the user's own engine. The
  // provisional version makes the user's engine run again.
  if (conversation.engineVersion !== PROVISIONAL_VERSION) {
    return { preview, sentiment, engineVersion: PROVISIONAL_VERSION };
  }
  const categoryIdBySlug = await categories.idsBySlug(scope);
  const { title, source } = conversation;
  const opening = { title, openers: listOpeners(path), reply: firstReply(path), source };
  const categorisation = toProvisionalResult(categoriseOpening(engine, opening), categoryIdBySlug);
  // A subcategory belongs to one category, so a new category clears it.
  const subcategoryId = categorisation.categoryId === conversation.categoryId ? conversation.subcategoryId : null;
  return { preview, sentiment, subcategoryId, ...categorisation };
}

function parentIdsOutside(drafts: MessageDraft[]): string[] {
  const draftIds = new Set(drafts.map((draft) => draft.id));
  return [
    ...new Set(
      drafts.flatMap((draft) => (draft.parentId === null || draftIds.has(draft.parentId) ? [] : [draft.parentId])),
    ),
  ];
}

function categoryCountChanges(before: ConversationRow, derived: Partial<NewConversationRow>, lastActivityAt: Date) {
  if (before.isArchived || before.deletedAt !== null) return [];
  const categoryId = derived.categoryId ?? before.categoryId;
  const subcategoryId = derived.subcategoryId === undefined ? before.subcategoryId : derived.subcategoryId;
  return [
    { categoryId: before.categoryId, subcategoryId: before.subcategoryId, delta: -1 },
    { categoryId, subcategoryId, delta: 1, lastActivityAt },
  ];
}
