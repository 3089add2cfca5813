import type {
  Conversation,
  ConversationDetail,
  ConversationSummary,
  PendingReply,
  UpdateConversationBody,
} from '@app/contract/conversations';
import { type Database, type Events, inTransaction, type Queryable } from '#db/database.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import { conversationRenamed } from '#events/conversations.ts';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import type { Clock } from '#platform/clock.ts';
import { activePath, newestLeafUnder } from './branches.ts';
import type { MessageDraft } from './conversation-draft.ts';
import { createCategoryMoves } from './category-moves.ts';
import * as lists from './conversation-list.repository.ts';
import { createConversationTrash } from './conversation-trash.ts';
import { createConversationWriter } from './conversation-writer.ts';
import * as errors from './conversations.errors.ts';
import { entering, leaving } from './count-changes.ts';
import { toFields, toMessage, toSummary } from './conversations.mapper.ts';
import * as rows from './conversations.repository.ts';
import type { Understanding } from './filing.ts';
import * as stored from './stored-messages.repository.ts';
import { previewOf, writeTranscript } from '@app/contract/transcript';
import { createMissingWords } from './missing-words.ts';

export type ConversationsService = ReturnType<typeof createConversationsService>;
export { everyWordQuery, splitWords } from './word-query.ts';
export { fingerprintOfHistory } from './fingerprint.ts';
export { activePath } from './branches.ts';
export type { ConversationRow } from './conversations.repository.ts';
export type { Understanding } from './filing.ts';
export { type Filing, fileBy, FIRST_LOOK } from './filing.ts';
export type { ConversationDraft, MessageDraft } from './conversation-draft.ts';
export type { ListFilter } from './conversation-list.repository.ts';
export type { PendingReplies } from './pending-replies.ts';

export interface ConversationsDependencies {
  db: Database;
  clock: Clock;
  events: Events;
  categories: CategoriesService;
  engine: Understanding;
  /** The reply being written in a conversation, if one is: the chat feature knows. */
  findPendingReply: (userId: string, conversationId: string) => Promise<PendingReply | undefined>;
}

const UNPAGED_BATCH = 20;

export function createConversationsService(dependencies: ConversationsDependencies) {
  const { db, categories } = dependencies;
  const writer = createConversationWriter(dependencies);
  const trash = createConversationTrash(dependencies);

  async function getRow(queryable: Queryable, userId: string, id: string): Promise<rows.ConversationRow> {
    const row = await rows.findConversation(queryable, userId, id);
    if (row === undefined) throw errors.conversationNotFound();
    return row;
  }

  async function transcriptOf(userId: string, row: rows.ConversationRow): Promise<string> {
    const tree = await lists.listTree(db, userId, row.id);
    return writeTranscript(activePath(tree, row.activeLeafId));
  }

  async function describe(
    queryable: Queryable,
    userId: string,
    row: rows.ConversationRow,
  ): Promise<ConversationSummary> {
    const names = await categories.namesFor(queryable, userId, row);
    return toSummary({ ...row, subcategoryName: names.subcategory });
  }

  return {
    ...writer,
    ...trash,
    ...createCategoryMoves(dependencies),
    assertCategory: categories.assertCategory,
    /** Throws subcategories.not_found. */
    assertOwnSubcategory: async (userId: string, id: string): Promise<void> => {
      await categories.getSubcategory(userId, id);
    },
    /** A conversation that is not in the trash. */
    find: rows.findConversation,
    findBySource: rows.findBySource,
    findByFingerprint: stored.findByFingerprint,
    lockConversation: rows.lockConversation,
    updateRow: rows.updateConversationRow,
    listMessages: stored.listMessages,
    findMessages: stored.findMessages,
    mapSourceIds: stored.mapSourceIds,
    updateBlocks: stored.updateBlocks,

    /** Adds messages to a live conversation, held while it grows. Throws conversations.not_found. */
    append: async (
      scope: OwnerScope,
      id: string,
      drafts: MessageDraft[],
      activeLeafId: string | null,
    ): Promise<void> => {
      const row = await rows.lockConversation(scope.tx, scope.userId, id);
      if (row === undefined || row.deletedAt !== null) throw errors.conversationNotFound();
      await writer.appendMessages(scope, row, drafts, { activeLeafId });
    },

    indexMissingWords: createMissingWords({ db }),
    /** Everybody who has a conversation, in the trash too. */
    listOwners: (): Promise<string[]> => rows.listOwners(db),

    listPage: async (userId: string, filter: lists.ListFilter): Promise<ConversationSummary[]> =>
      (await lists.listConversations(db, userId, filter)).map(toSummary),

    /** Every conversation with its whole content, a few at a time. */
    listWhole: async function* (userId: string, filter: Omit<lists.ListFilter, 'limit'>): AsyncGenerator<Conversation> {
      let { after } = filter;
      for (;;) {
        const page = await lists.listConversations(db, userId, {
          ...filter,
          ...(after && { after }),
          limit: UNPAGED_BATCH,
        });
        for (const row of page) yield { ...toFields(row), content: await transcriptOf(userId, row) };
        const last = page.at(-1);
        if (last === undefined || page.length < UNPAGED_BATCH) return;
        after = { lastActivityAt: last.lastActivityAt.toISOString(), id: last.id };
      }
    },

    /** Of every conversation, archived ones too, the oldest first. */
    listIds: (userId: string): Promise<string[]> => lists.listIds(db, userId),

    getDetail: async (userId: string, id: string): Promise<ConversationDetail> => {
      const row = await getRow(db, userId, id);
      const [messages, names, pendingReply] = await Promise.all([
        stored.listMessages(db, userId, id),
        categories.namesFor(db, userId, row),
        dependencies.findPendingReply(userId, id),
      ]);
      return {
        ...toFields({ ...row, subcategoryName: names.subcategory }),
        content: writeTranscript(activePath(messages, row.activeLeafId)),
        category: { id: row.categoryId, name: names.category },
        messages: messages.map(toMessage),
        ...(pendingReply && { pendingReply }),
      };
    },

    /** A better title in place of the engine's own; what the user or the source named keeps its name. */
    retitle: async ({ tx, userId }: OwnerScope, row: rows.ConversationRow, title: string): Promise<void> => {
      if (row.titledBy !== 'engine' || row.title === title) return;
      await rows.updateConversationRow(tx, userId, row.id, { title });
      await stored.appendWords(tx, userId, row.id, { fromSeq: 0, toSeq: row.nextSeq, text: title });
      await dependencies.events.publish(conversationRenamed, { userId, conversationId: row.id }, tx);
    },

    /** Rename, move, pin, archive, switch the branch. What the user placed stays placed. */
    update: (userId: string, id: string, body: UpdateConversationBody): Promise<ConversationSummary> =>
      inTransaction(db, async (tx) => {
        const before = await rows.lockConversation(tx, userId, id);
        if (before === undefined || before.deletedAt !== null) throw errors.conversationNotFound();
        const scope = { tx, userId };
        const changed = {
          ...(body.title !== undefined && { title: body.title, titledBy: 'user' as const }),
          ...(body.isPinned !== undefined && { isPinned: body.isPinned }),
          ...(body.isArchived !== undefined && { isArchived: body.isArchived }),
          ...(await placement(scope, before, body)),
          ...(body.activeLeafId !== undefined && (await branch(scope, before, body.activeLeafId))),
        };
        if (Object.keys(changed).length > 0) await rows.updateConversationRow(tx, userId, id, changed);
        if (body.title !== undefined)
          await stored.appendWords(tx, userId, id, { fromSeq: 0, toSeq: before.nextSeq, text: body.title });
        const after = { ...before, ...changed };
        await categories.adjustCounts(scope, [...leaving(before), ...entering(after)]);
        if (body.title !== undefined)
          await dependencies.events.publish(conversationRenamed, { userId, conversationId: id }, tx);
        await bumpUserVersion(tx, userId);
        return describe(tx, userId, after);
      }),
  };

  async function placement(scope: OwnerScope, before: rows.ConversationRow, body: UpdateConversationBody) {
    if (body.categoryId === undefined && body.subcategoryId === undefined) return {};
    const place = await categories.resolvePlace(scope, before, body);
    return { ...place, placedBy: 'user' as const, needsReview: false, guesses: [] };
  }

  async function branch(scope: OwnerScope, before: rows.ConversationRow, messageId: string) {
    const tree = await lists.listTree(scope.tx, scope.userId, before.id);
    if (!tree.some((node) => node.id === messageId)) throw errors.branchNotFound();
    const activeLeafId = newestLeafUnder(tree, messageId);
    return { activeLeafId, preview: previewOf(writeTranscript(activePath(tree, activeLeafId).slice(0, 20))) };
  }
}
