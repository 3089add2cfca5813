import type { Tx } from '#db/database.ts';
import type { NewId } from '#platform/ids.ts';
import * as rows from './categories.repository.ts';
import { addToCategoryCount, addToSubcategoryCount } from './category-counts.repository.ts';
import { type CountChange, sumChanges } from './count-changes.ts';
import { SEEDED_CATEGORIES } from './seeded-categories.ts';

interface Scope {
  tx: Tx;
  userId: string;
}

export type CategoriesService = ReturnType<typeof createCategoriesService>;

export function createCategoriesService({ newId }: { newId: NewId }) {
  return {
    /** Gives a new account its ten categories. */
    seed: async ({ tx, userId }: Scope): Promise<void> => {
      const seeded = SEEDED_CATEGORIES.map((category, position) => ({ ...category, id: newId(), position }));
      await rows.insertCategories(tx, userId, seeded);
    },

    /** The seeded categories this user still has: the categoriser's slug → id. */
    idsBySlug: async ({ tx, userId }: Scope): Promise<ReadonlyMap<string, string>> => rows.mapSlugs(tx, userId),

    /** Changes the kept counts. Call it near the end of the transaction, just before the user's version. */
    adjustCounts: async ({ tx, userId }: Scope, changes: readonly CountChange[]): Promise<void> => {
      const summed = sumChanges(changes);
      for (const { id, by } of summed.categories) await addToCategoryCount(tx, userId, id, by);
      for (const { id, by, lastActivityAt } of summed.subcategories) {
        await addToSubcategoryCount(tx, userId, id, by, lastActivityAt);
      }
    },
  };
}
