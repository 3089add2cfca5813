import type { Category } from '@app/contract/categories';
import type { SubcategoryDetail } from '@app/contract/subcategories';
import { type Database, inTransaction } from '#db/database.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import * as rows from './category-moves.repository.ts';

/** Deleting and merging categories: the conversations move first, so none is ever without a category. */
export function createCategoryMoves({ db, categories }: { db: Database; categories: CategoriesService }) {
  async function empty(scope: OwnerScope, fromId: string, intoId: string): Promise<void> {
    const { tx, userId } = scope;
    const moved = await rows.countShown(tx, userId, fromId);
    await rows.moveAll(tx, userId, fromId, intoId);
    await categories.adjustCounts(scope, [{ categoryId: intoId, by: moved }]);
    await bumpUserVersion(tx, userId);
  }

  return {
    /** Its conversations go to Other. Throws categories.not_found or categories.protected. */
    deleteCategory: (userId: string, id: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        const scope = { tx, userId };
        await categories.remove(scope, id);
        const other = (await categories.idsBySlug(scope)).get('other');
        if (other === undefined) throw new Error('the account has no category Other');
        await empty(scope, id, other);
      }),

    /** Answers the category that took everything. */
    mergeCategory: async (userId: string, id: string, intoId: string): Promise<Category> => {
      await categories.assertCategory(userId, intoId);
      if (id !== intoId) {
        await inTransaction(db, async (tx) => {
          const scope = { tx, userId };
          await categories.remove(scope, id);
          await empty(scope, id, intoId);
        });
      }
      return categories.get(userId, intoId);
    },

    /** Answers the subcategory that took everything; both are of one category. Throws subcategories.not_found. */
    mergeSubcategory: async (userId: string, id: string, intoId: string): Promise<SubcategoryDetail> => {
      const [from, into] = [
        await categories.getSubcategory(userId, id),
        await categories.getSubcategory(userId, intoId),
      ];
      const { categoryId } = from;
      await categories.assertSubcategory(userId, categoryId, into.id);
      if (id !== intoId) {
        await inTransaction(db, async (tx) => {
          const scope = { tx, userId };
          const moved = await rows.moveSubcategory(tx, userId, id, intoId);
          await categories.removeSubcategory(scope, id);
          const { lastConversationDate } = from;
          await categories.adjustCounts(scope, [
            { categoryId, by: -moved },
            {
              categoryId,
              subcategoryId: intoId,
              by: moved,
              ...(lastConversationDate !== null && { lastActivityAt: new Date(lastConversationDate) }),
            },
          ]);
          await bumpUserVersion(tx, userId);
        });
      }
      return categories.getSubcategory(userId, intoId);
    },

    /** Its conversations stay in the category. Throws subcategories.not_found. */
    deleteSubcategory: (userId: string, id: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        await categories.removeSubcategory({ tx, userId }, id);
        await rows.leaveSubcategory(tx, userId, id);
        await bumpUserVersion(tx, userId);
      }),
  };
}
