import type { Database, Events } from '#db/database.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import { searchIndexRewritten } from '#events/conversations.ts';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import type { Clock } from '#platform/clock.ts';
import { listTrashed } from './conversation-list.repository.ts';
import { conversationNotFound, trashItemNotFound } from './conversations.errors.ts';
import { toTrashEntry } from './conversations.mapper.ts';
import * as repository from './conversations.repository.ts';
import * as trashRepository from './trash.repository.ts';

interface ConversationTrashDependencies {
  db: Database;
  events: Events;
  categories: CategoriesService;
  clock: Clock;
}

/**
 * Trashes, restores and deletes conversations and updates the stored counts. A conversation whose category was deleted
 * is restored to Other.
 */
export function createConversationTrash(dependencies: ConversationTrashDependencies) {
  const { db, categories, clock, events } = dependencies;

  /** Changes the stored counts, unless the conversation is archived, and increments the user's version. */
  async function addToCount(scope: OwnerScope, row: repository.ConversationRow, delta: 1 | -1): Promise<void> {
    if (!row.isArchived) {
      const { categoryId, subcategoryId } = row;
      await categories.adjustCounts(scope, [{ categoryId, subcategoryId, delta }]);
    }
    await bumpUserVersion(scope.tx, scope.userId);
  }

  async function deleteConversations({ tx, userId }: OwnerScope, ids: string[]): Promise<void> {
    await trashRepository.deleteConversations(tx, userId, ids);
    await events.publish(searchIndexRewritten, { userId }, tx);
    await bumpUserVersion(tx, userId);
  }

  /** Throws trash.not_found. */
  async function restore(scope: OwnerScope, id: string): Promise<void> {
    const row = await repository.lockConversation(scope.tx, scope.userId, id);
    if (row === undefined || row.deletedAt === null) throw trashItemNotFound();
    const assignment = await categories.toExistingAssignment(scope, row);
    const restored = { ...assignment, deletedAt: null, deletedByImportId: null };
    await repository.updateConversationRow(scope.tx, scope.userId, id, restored);
    await addToCount(scope, { ...row, ...restored }, 1);
  }

  return {
    /**
     * `importId` is the import that is being undone; null when the user deletes the conversation. Throws
     * conversations.not_found.
     */
    moveToTrash: async (scope: OwnerScope, id: string, importId: string | null = null): Promise<void> => {
      const row = await repository.lockConversation(scope.tx, scope.userId, id);
      if (row === undefined || row.deletedAt !== null) throw conversationNotFound();
      const fields = { deletedAt: clock.now(), deletedByImportId: importId };
      await repository.updateConversationRow(scope.tx, scope.userId, id, fields);
      await addToCount(scope, row, -1);
    },

    restore,

    trashBin: {
      list: async (userId: string, page: Parameters<typeof listTrashed>[2]) =>
        (await listTrashed(db, userId, page)).map(toTrashEntry),

      restore,

      deleteForever: async (scope: OwnerScope, id: string): Promise<void> => {
        const row = await repository.lockConversation(scope.tx, scope.userId, id);
        if (row === undefined || row.deletedAt === null) throw trashItemNotFound();
        await deleteConversations(scope, [id]);
      },

      empty: async (scope: OwnerScope): Promise<void> => {
        await deleteConversations(scope, await trashRepository.listTrashedIds(scope.tx, scope.userId));
      },

      listExpired: (before: Date, limit: number) => trashRepository.listExpired(db, before, limit),
    },
  };
}
