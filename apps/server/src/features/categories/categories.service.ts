import type { Category, CreateCategoryBody, UpdateCategoryBody } from '@app/contract/categories';
import type { CreateSubcategoryBody, SubcategoryDetail, UpdateSubcategoryBody } from '@app/contract/subcategories';
import { type Database, inTransaction, isUniqueViolation, type Queryable, type Tx } from '#db/database.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { NewId } from '#platform/ids.ts';
import * as errors from './categories.errors.ts';
import { toCategory, toSubcategory } from './categories.mapper.ts';
import * as rows from './categories.repository.ts';
import { addToCategoryCount, addToSubcategoryCount } from './category-counts.repository.ts';
import * as places from './category-places.ts';
import { type CountChange, sumChanges } from './count-changes.ts';
import { OTHER_SLUG, SEEDED_CATEGORIES } from './seeded-categories.ts';
import * as subrows from './subcategories.repository.ts';

export type CategoriesService = ReturnType<typeof createCategoriesService>;

const NEW_CATEGORY = { emoji: '📁', color: '#7d828c' };

export function createCategoriesService({ db, newId }: { db: Database; newId: NewId }) {
  async function getCategoryRow(queryable: Queryable, userId: string, id: string): Promise<rows.CategoryRow> {
    const row = await rows.findCategory(queryable, userId, id);
    if (row === undefined) throw errors.categoryNotFound();
    return row;
  }

  async function describe(queryable: Queryable, userId: string, id: string): Promise<Category> {
    return toCategory(await getCategoryRow(queryable, userId, id), await subrows.listSubcategories(queryable, userId));
  }

  async function assertNameFree(tx: Tx, userId: string, name: string, exceptId: string): Promise<void> {
    if (await rows.hasName(tx, userId, name, exceptId)) throw errors.nameTaken();
  }

  return {
    assertCategory: (userId: string, id: string) => places.assertCategory(db, userId, id),
    assertSubcategory: (userId: string, categoryId: string, id: string) =>
      places.assertSubcategory(db, userId, categoryId, id),
    namesFor: places.namesFor,
    resolvePlace: places.resolvePlace,
    homeFor: places.homeFor,

    /** Gives a new account its ten categories. */
    seed: async ({ tx, userId }: OwnerScope): Promise<void> => {
      const seeded = SEEDED_CATEGORIES.map((category, position) => ({ ...category, id: newId(), position }));
      await rows.insertCategories(tx, userId, seeded);
    },

    /** All categories with what they teach the categoriser. */
    definitions: (queryable: Queryable, userId: string): Promise<rows.CategoryRow[]> =>
      rows.listCategories(queryable, userId),

    /** The seeded categories this user still has: the categoriser's slug → id. */
    idsBySlug: ({ tx, userId }: OwnerScope): Promise<ReadonlyMap<string, string>> => rows.mapSlugs(tx, userId),

    /** Changes the kept counts. Call it near the end of the transaction, just before the user's version. */
    adjustCounts: async ({ tx, userId }: OwnerScope, changes: readonly CountChange[]): Promise<void> => {
      const summed = sumChanges(changes);
      for (const { id, by } of summed.categories) await addToCategoryCount(tx, userId, id, by);
      for (const { id, by, lastActivityAt } of summed.subcategories) {
        await addToSubcategoryCount(tx, userId, id, by, lastActivityAt);
      }
    },

    list: async (userId: string): Promise<Category[]> => {
      const all = await subrows.listSubcategories(db, userId);
      return (await rows.listCategories(db, userId)).map((row) => toCategory(row, all));
    },

    get: (userId: string, id: string): Promise<Category> => describe(db, userId, id),

    create: (userId: string, body: CreateCategoryBody): Promise<Category> =>
      inTransaction(db, async (tx) => {
        const id = newId();
        await assertNameFree(tx, userId, body.name, id);
        const position = (await rows.listCategories(tx, userId)).length;
        await rows.insertCategories(tx, userId, [{ ...NEW_CATEGORY, ...body, id, position }]);
        await bumpUserVersion(tx, userId);
        return describe(tx, userId, id);
      }),

    /** Throws categories.protected when Other would be renamed. */
    update: (userId: string, id: string, body: UpdateCategoryBody): Promise<Category> =>
      inTransaction(db, async (tx) => {
        const before = await getCategoryRow(tx, userId, id);
        if (body.name !== undefined && body.name !== before.name) {
          if (before.slug === OTHER_SLUG) throw errors.categoryProtected();
          await assertNameFree(tx, userId, body.name, id);
        }
        if (Object.keys(body).length > 0) await rows.updateCategory(tx, userId, id, body);
        await bumpUserVersion(tx, userId);
        return describe(tx, userId, id);
      }),

    isRenaming: async (userId: string, id: string, name: string | undefined): Promise<boolean> =>
      name !== undefined && name !== (await getCategoryRow(db, userId, id)).name,

    /** Takes an emptied category and its subcategories away. Other stays. */
    remove: async ({ tx, userId }: OwnerScope, id: string): Promise<void> => {
      const row = await getCategoryRow(tx, userId, id);
      if (row.slug === OTHER_SLUG) throw errors.categoryProtected();
      await subrows.deleteSubcategoriesOf(tx, userId, id);
      await rows.deleteCategory(tx, userId, id);
    },

    getSubcategory: async (userId: string, id: string): Promise<SubcategoryDetail> => {
      const row = await subrows.findSubcategory(db, userId, id);
      if (row === undefined) throw errors.subcategoryNotFound();
      return { ...toSubcategory(row), categoryId: row.categoryId };
    },

    createSubcategory: (userId: string, categoryId: string, body: CreateSubcategoryBody): Promise<SubcategoryDetail> =>
      inTransaction(db, async (tx) => {
        await places.assertCategory(tx, userId, categoryId);
        const row = { ...body, id: newId(), categoryId, userId, conversationCount: 0, lastConversationAt: null };
        await refuseTakenName(subrows.insertSubcategory(tx, userId, row));
        await bumpUserVersion(tx, userId);
        return { ...toSubcategory({ ...row, createdAt: new Date(0) }), categoryId };
      }),

    updateSubcategory: (userId: string, id: string, body: UpdateSubcategoryBody): Promise<SubcategoryDetail> =>
      inTransaction(db, async (tx) => {
        const before = await subrows.findSubcategory(tx, userId, id);
        if (before === undefined) throw errors.subcategoryNotFound();
        if (Object.keys(body).length > 0) await refuseTakenName(subrows.updateSubcategory(tx, userId, id, body));
        await bumpUserVersion(tx, userId);
        return { ...toSubcategory({ ...before, ...body }), categoryId: before.categoryId };
      }),

    /** The id of the subcategory of that name, made when there is none. Throws categories.not_found. */
    findOrAddSubcategory: async (
      { tx, userId }: OwnerScope,
      categoryId: string,
      { name, type }: CreateSubcategoryBody,
    ): Promise<string> => {
      await places.assertCategory(tx, userId, categoryId);
      const known = (await subrows.listSubcategories(tx, userId)).find(
        (row) => row.categoryId === categoryId && row.name.toLowerCase() === name.toLowerCase(),
      );
      if (known !== undefined) return known.id;
      const id = newId();
      await subrows.insertSubcategory(tx, userId, { id, categoryId, name, type });
      return id;
    },

    /** Takes a subcategory away if nothing is in it, and says which it was. */
    removeIfEmpty: async (
      { tx, userId }: OwnerScope,
      id: string,
    ): Promise<{ categoryId: string; name: string } | undefined> => {
      const row = await subrows.findSubcategory(tx, userId, id);
      if (row === undefined || row.conversationCount > 0) return undefined;
      await subrows.deleteSubcategory(tx, userId, id);
      return { categoryId: row.categoryId, name: row.name };
    },

    /** Takes an emptied subcategory away. */
    removeSubcategory: async ({ tx, userId }: OwnerScope, id: string): Promise<void> => {
      if ((await subrows.findSubcategory(tx, userId, id)) === undefined) throw errors.subcategoryNotFound();
      await subrows.deleteSubcategory(tx, userId, id);
    },
  };
}

async function refuseTakenName(write: Promise<void>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (isUniqueViolation(error, 'subcategories_name')) throw errors.subcategoryNameTaken();
    throw error;
  }
}
