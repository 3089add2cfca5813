import type { ConversationSummary, UpdateConversationBody } from '@app/contract/conversations';
import { type Database, type Events, inTransaction } from '#db/database.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import { conversationRenamed } from '#events/conversations.ts';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import { activePath, newestLeafUnder } from './branches.ts';
import { listWithoutBlocks } from './conversation-list.repository.ts';
import { branchNotFound, conversationNotFound } from './conversations.errors.ts';
import { toSummary } from './conversations.mapper.ts';
import * as repository from './conversations.repository.ts';
import { countAddition, countRemoval } from './count-changes.ts';
import { formatPreview } from './prepared-conversation.ts';
import { appendToSearchIndex } from './search-index.repository.ts';

export interface ConversationChangesDependencies {
  db: Database;
  events: Events;
  categories: CategoriesService;
}

export function createConversationChanges({ db, events, categories }: ConversationChangesDependencies) {
  return {
    /** Replaces a title that the engine generated; titles from the user or the source are kept. */
    retitle: async ({ tx, userId }: OwnerScope, row: repository.ConversationRow, title: string): Promise<void> => {
      if (row.titledBy !== 'engine' || row.title === title) return;
      await repository.updateConversationRow(tx, userId, row.id, { title });
      await appendToSearchIndex(tx, userId, row.id, { fromSeq: 0, toSeq: row.nextSeq, text: title });
      await events.publish(conversationRenamed, { userId, conversationId: row.id }, tx);
    },

    /**
     * Renames, pins or archives a conversation, moves it to another category, or switches its branch. The engine no longer
     * moves a conversation that the user has moved.
     */
    update: (userId: string, id: string, body: UpdateConversationBody): Promise<ConversationSummary> =>
      inTransaction(db, async (tx) => {
        const scope = { tx, userId };
        const before = await lockUntrashed(scope, id);
        const changes = {
          ...toPlainChanges(body),
          ...(await resolveAssignment(categories, scope, before, body)),
          ...(body.activeLeafId !== undefined && (await resolveBranch(scope, before, body.activeLeafId))),
        };
        if (Object.keys(changes).length > 0) await repository.updateConversationRow(tx, userId, id, changes);
        if (body.title !== undefined)
          await appendToSearchIndex(tx, userId, id, { fromSeq: 0, toSeq: before.nextSeq, text: body.title });
        const after = { ...before, ...changes };
        await categories.adjustCounts(scope, [...countRemoval(before), ...countAddition(after)]);
        if (body.title !== undefined) await events.publish(conversationRenamed, { userId, conversationId: id }, tx);
        await bumpUserVersion(tx, userId);
        const { subcategory } = await categories.categoryNames(tx, userId, after);
        return toSummary({ ...after, subcategoryName: subcategory });
      }),
  };
}

/** Applies a title, pin or archive flag from a re-import or its undo; updates the category counts and the search index. */
export function createApplySourceChanges({
  categories,
  events,
}: Pick<ConversationChangesDependencies, 'categories' | 'events'>) {
  return async (
    scope: OwnerScope,
    before: repository.ConversationRow,
    changes: { title?: string; titledBy?: 'source'; isPinned?: boolean; isArchived?: boolean },
  ): Promise<void> => {
    const { tx, userId } = scope;
    const { id } = before;
    await repository.updateConversationRow(tx, userId, id, changes);
    if (changes.title !== undefined) {
      await appendToSearchIndex(tx, userId, id, { fromSeq: 0, toSeq: before.nextSeq, text: changes.title });
      await events.publish(conversationRenamed, { userId, conversationId: id }, tx);
    }
    await categories.adjustCounts(scope, [...countRemoval(before), ...countAddition({ ...before, ...changes })]);
    await bumpUserVersion(tx, userId);
  };
}

/** Locks a conversation that is not in the trash. Throws conversations.not_found. */
export async function lockUntrashed({ tx, userId }: OwnerScope, id: string): Promise<repository.ConversationRow> {
  const row = await repository.lockConversation(tx, userId, id);
  if (row === undefined || row.deletedAt !== null) throw conversationNotFound();
  return row;
}

function toPlainChanges({ title, isPinned, isArchived, instructions, temperature }: UpdateConversationBody) {
  return {
    ...(title !== undefined && { title, titledBy: 'user' as const }),
    ...(isPinned !== undefined && { isPinned }),
    ...(isArchived !== undefined && { isArchived }),
    ...(instructions !== undefined && { instructions }),
    ...(temperature !== undefined && { temperature }),
  };
}

async function resolveAssignment(
  categories: CategoriesService,
  scope: OwnerScope,
  before: repository.ConversationRow,
  body: UpdateConversationBody,
) {
  if (body.categoryId === undefined && body.subcategoryId === undefined) return {};
  const assignment = await categories.resolveAssignment(scope, before, body);
  return { ...assignment, placedBy: 'user' as const, needsReview: false, guesses: [] };
}

async function resolveBranch({ tx, userId }: OwnerScope, before: repository.ConversationRow, messageId: string) {
  const tree = await listWithoutBlocks(tx, userId, before.id);
  if (!tree.some((node) => node.id === messageId)) throw branchNotFound();
  const activeLeafId = newestLeafUnder(tree, messageId);
  return { activeLeafId, preview: formatPreview(activePath(tree, activeLeafId)) };
}
