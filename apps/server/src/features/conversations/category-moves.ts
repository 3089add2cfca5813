import type { Category } from '@app/contract/categories';
import type { SubcategoryDetail } from '@app/contract/subcategories';
import { type Database, inTransaction } from '#db/database.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import * as repository from './category-moves.repository.ts';

interface CategoryMovesDependencies {
  db: Database;
  categories: CategoriesService;
}

/**
 * Deleting and merging categories. Their conversations move in the same transaction, so each conversation always has a
 * category.
 */
export function createCategoryMoves({ db, categories }: CategoryMovesDependencies) {
  return {
    /** Moves the conversations of the category to Other. Throws categories.not_found or categories.protected. */
    deleteCategory: (userId: string, id: string): Promise<void> =>
      inTransaction(db, (tx) => deleteCategory(categories, { tx, userId }, id)),

    /**
     * Deletes a category unless it has conversations that are neither archived nor trashed: then returns false. Archived
     * and trashed conversations move to Other.
     */
    deleteEmptyCategory: async (scope: OwnerScope, id: string): Promise<boolean> => {
      if ((await repository.countShown(scope.tx, scope.userId, id)) > 0) return false;
      await deleteCategory(categories, scope, id);
      return true;
    },

    /** Merges category `id` into category `intoId`, which is returned. */
    mergeCategory: async (userId: string, id: string, intoId: string): Promise<Category> => {
      await categories.assertCategory(userId, intoId);
      if (id !== intoId) {
        await inTransaction(db, async (tx) => {
          const scope = { tx, userId };
          await categories.inheritDefaults(scope, id, intoId);
          await categories.remove(scope, id);
          await moveConversations(categories, scope, id, intoId);
        });
      }
      return categories.get(userId, intoId);
    },

    /**
     * Merges subcategory `id` into subcategory `intoId`, which is returned. Both must be of the same category. Throws
     * subcategories.not_found.
     */
    mergeSubcategory: async (userId: string, id: string, intoId: string): Promise<SubcategoryDetail> => {
      const from = await categories.getSubcategory(userId, id);
      await categories.getSubcategory(userId, intoId);
      await categories.assertSubcategory(userId, from.categoryId, intoId);
      if (id !== intoId) await inTransaction(db, (tx) => mergeInto(categories, { tx, userId }, from, intoId));
      return categories.getSubcategory(userId, intoId);
    },

    /** The conversations of the subcategory stay in its category. Throws subcategories.not_found. */
    deleteSubcategory: (userId: string, id: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        await categories.removeSubcategory({ tx, userId }, id);
        await repository.clearSubcategory(tx, userId, id);
        await bumpUserVersion(tx, userId);
      }),
  };
}

async function deleteCategory(categories: CategoriesService, scope: OwnerScope, id: string): Promise<void> {
  await categories.remove(scope, id);
  const other = (await categories.idsBySlug(scope)).get('other');
  if (other === undefined) throw new Error('the account has no category Other');
  await moveConversations(categories, scope, id, other);
}

async function moveConversations(
  categories: CategoriesService,
  scope: OwnerScope,
  fromId: string,
  intoId: string,
): Promise<void> {
  const { tx, userId } = scope;
  const moved = await repository.countShown(tx, userId, fromId);
  await repository.moveAllOfCategory(tx, userId, fromId, intoId);
  await categories.adjustCounts(scope, [{ categoryId: intoId, delta: moved }]);
  await bumpUserVersion(tx, userId);
}

async function mergeInto(
  categories: CategoriesService,
  scope: OwnerScope,
  { id, categoryId, lastConversationDate }: SubcategoryDetail,
  intoId: string,
): Promise<void> {
  const { tx, userId } = scope;
  const moved = await repository.moveSubcategory(tx, userId, id, intoId);
  await categories.inheritSubcategoryDefaults(scope, { categoryId, fromId: id, intoId });
  await categories.removeSubcategory(scope, id);
  const latest = lastConversationDate !== null && { lastActivityAt: new Date(lastConversationDate) };
  await categories.adjustCounts(scope, [
    { categoryId, delta: -moved },
    { categoryId, subcategoryId: intoId, delta: moved, ...latest },
  ]);
  await bumpUserVersion(tx, userId);
}
