import type { Category, CreateCategoryBody, UpdateCategoryBody } from '@app/contract/categories';
import type { CreateSubcategoryBody, SubcategoryDetail, UpdateSubcategoryBody } from '@app/contract/subcategories';
import { type Database, inTransaction, type Queryable, type Tx } from '#db/database.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import { lockForUser } from '#db/user-lock.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { NewId } from '#platform/ids.ts';
import * as errors from './categories.errors.ts';
import { toCategory, toSubcategory } from './categories.mapper.ts';
import * as categoryRepository from './categories.repository.ts';
import { type ChatDefaultsDependencies, createChatDefaults } from './chat-defaults.ts';
import { addToCategoryCounts, addToSubcategoryCount } from './category-counts.repository.ts';
import * as assignments from './conversation-category.ts';
import { type CountChange, sumChanges } from './count-changes.ts';
import { READY_MADE_CATEGORIES } from './ready-made-categories.ts';
import { OTHER_SLUG, SEEDED_CATEGORIES, type SeededCategory } from './seeded-categories.ts';
import * as subcategoryRepository from './subcategories.repository.ts';

export type CategoriesService = ReturnType<typeof createCategoriesService>;

interface CategoriesDependencies extends ChatDefaultsDependencies {
  db: Database;
  newId: NewId;
}

const DEFAULT_APPEARANCE = { emoji: '📁', color: '#7d828c' };

export function createCategoriesService(dependencies: CategoriesDependencies) {
  return {
    ...createCategoryReader(dependencies),
    ...createCategoryChanges(dependencies),
    ...createSubcategoryChanges(dependencies),
    ...createChatDefaults(dependencies),
    adjustCounts,
    categoryNames: assignments.categoryNames,
    resolveAssignment: assignments.resolveAssignment,
    toExistingAssignment: assignments.toExistingAssignment,
    /** The ready-made categories that a user has neither under their slug nor under their name. */
    missingReadyMade: async (db: Queryable, userId: string): Promise<SeededCategory[]> => {
      const rows = await categoryRepository.listCategories(db, userId);
      const names = new Set(rows.map(({ name }) => name.toLowerCase()));
      const slugs = new Set(rows.map(({ slug }) => slug));
      return READY_MADE_CATEGORIES.filter(({ slug, name }) => !slugs.has(slug) && !names.has(name.toLowerCase()));
    },
    /** All categories, with the descriptions and examples from which the categoriser learns. */
    definitions: categoryRepository.listCategories,
    /** The ids of the user's built-in and ready-made categories, by the slug that the categoriser uses. */
    idsBySlug: ({ tx, userId }: OwnerScope): Promise<ReadonlyMap<string, string>> =>
      categoryRepository.mapIdsBySlug(tx, userId),
  };
}

function createCategoryReader({ db }: Pick<CategoriesDependencies, 'db'>) {
  return {
    /** Within a transaction, give it as `queryable`: a second connection would have to wait for one that is free. */
    assertCategory: (userId: string, id: string, queryable: Queryable = db) =>
      assignments.assertCategory(queryable, userId, id),

    assertSubcategory: (userId: string, categoryId: string, id: string, queryable: Queryable = db) =>
      assignments.assertSubcategory(queryable, userId, categoryId, id),

    list: async (userId: string): Promise<Category[]> => {
      const all = await subcategoryRepository.listSubcategories(db, userId);
      return (await categoryRepository.listCategories(db, userId)).map((row) => toCategory(row, all));
    },

    get: (userId: string, id: string): Promise<Category> => loadCategory(db, userId, id),

    isRenaming: async (userId: string, id: string, name: string | undefined): Promise<boolean> =>
      name !== undefined && name !== (await getCategoryRow(db, userId, id)).name,

    getSubcategory: async (userId: string, id: string): Promise<SubcategoryDetail> => {
      const row = await getSubcategoryRow(db, userId, id);
      return { ...toSubcategory(row), categoryId: row.categoryId };
    },
  };
}

function createCategoryChanges({ db, newId }: Pick<CategoriesDependencies, 'db' | 'newId'>) {
  return {
    /** Gives a new account its ten categories. */
    seed: async ({ tx, userId }: OwnerScope): Promise<void> => {
      const seeded = SEEDED_CATEGORIES.map((category, position) => ({ ...category, id: newId(), position }));
      await categoryRepository.insertCategories(tx, userId, seeded);
    },

    create: (userId: string, body: CreateCategoryBody): Promise<Category> =>
      inTransaction(db, async (tx) => {
        const id = newId();
        await addLast({ tx, userId }, { ...body, id });
        await bumpUserVersion(tx, userId);
        return loadCategory(tx, userId, id);
      }),

    /** Adds a ready-made category and returns its id. Throws categories.name_taken. */
    addReadyMade: async (scope: OwnerScope, category: SeededCategory): Promise<string> => {
      const id = newId();
      await addLast(scope, { ...category, id });
      return id;
    },

    /** Throws categories.protected when Other would be renamed. */
    update: (userId: string, id: string, body: UpdateCategoryBody): Promise<Category> =>
      inTransaction(db, async (tx) => {
        const before = await getCategoryRow(tx, userId, id);
        if (body.name !== undefined && body.name !== before.name) {
          if (before.slug === OTHER_SLUG) throw errors.categoryProtected();
          await assertNameFree(tx, userId, body.name, id);
        }
        if (Object.keys(body).length > 0) await categoryRepository.updateCategory(tx, userId, id, body);
        await bumpUserVersion(tx, userId);
        return loadCategory(tx, userId, id);
      }),

    /**
     * Deletes a category and its subcategories; the caller moves its conversations. Throws categories.protected for
     * Other.
     */
    remove: async ({ tx, userId }: OwnerScope, id: string): Promise<void> => {
      const row = await getCategoryRow(tx, userId, id);
      if (row.slug === OTHER_SLUG) throw errors.categoryProtected();
      await subcategoryRepository.deleteSubcategoriesOf(tx, userId, id);
      await categoryRepository.deleteCategory(tx, userId, id);
    },
  };
}

function createSubcategoryChanges({ db, newId }: Pick<CategoriesDependencies, 'db' | 'newId'>) {
  return {
    createSubcategory: (userId: string, categoryId: string, body: CreateSubcategoryBody): Promise<SubcategoryDetail> =>
      inTransaction(db, async (tx) => {
        await assignments.assertCategory(tx, userId, categoryId);
        const counts = { conversationCount: 0, lastConversationAt: null };
        const row = { ...body, id: newId(), categoryId, userId, ...counts };
        await assertSubcategoryNameFree(tx, userId, row);
        await subcategoryRepository.insertSubcategory(tx, userId, row);
        await bumpUserVersion(tx, userId);
        return { ...toSubcategory(row), categoryId };
      }),

    updateSubcategory: (userId: string, id: string, body: UpdateSubcategoryBody): Promise<SubcategoryDetail> =>
      inTransaction(db, async (tx) => {
        const before = await getSubcategoryRow(tx, userId, id);
        if (body.name !== undefined && body.name !== before.name)
          await assertSubcategoryNameFree(tx, userId, { ...before, name: body.name });
        if (Object.keys(body).length > 0) await subcategoryRepository.updateSubcategory(tx, userId, id, body);
        await bumpUserVersion(tx, userId);
        return { ...toSubcategory({ ...before, ...body }), categoryId: before.categoryId };
      }),

    /** The id of the subcategory with that name; adds it if there is none. Throws categories.not_found. */
    findOrAddSubcategory: async (
      scope: OwnerScope,
      categoryId: string,
      body: CreateSubcategoryBody,
    ): Promise<string> => {
      const { tx, userId } = scope;
      await assignments.assertCategory(tx, userId, categoryId);
      await lockForUser(tx, userId, 'category names');
      const existingId = await subcategoryRepository.findSubcategoryId(tx, userId, categoryId, body.name);
      if (existingId !== undefined) return existingId;
      const id = newId();
      await subcategoryRepository.insertSubcategory(tx, userId, { id, categoryId, name: body.name, type: body.type });
      return id;
    },

    removeSubcategory: async ({ tx, userId }: OwnerScope, id: string): Promise<void> => {
      await getSubcategoryRow(tx, userId, id);
      await subcategoryRepository.deleteSubcategory(tx, userId, id);
    },

    /** Deletes and returns a subcategory if it has no conversations; undefined if it has some or no longer exists. */
    removeSubcategoryIfEmpty: async (
      { tx, userId }: OwnerScope,
      id: string,
    ): Promise<subcategoryRepository.SubcategoryRow | undefined> => {
      const row = await subcategoryRepository.findSubcategory(tx, userId, id);
      if (row === undefined || row.conversationCount > 0) return undefined;
      await subcategoryRepository.deleteSubcategory(tx, userId, id);
      return row;
    },
  };
}

/** Updates the stored counts. Call it at the end of the transaction, just before the user's version is bumped. */
async function adjustCounts({ tx, userId }: OwnerScope, changes: readonly CountChange[]): Promise<void> {
  const summed = sumChanges(changes);
  await addToCategoryCounts(tx, userId, summed.categories);
  for (const { id, delta, lastActivityAt } of summed.subcategories) {
    await addToSubcategoryCount(tx, userId, id, delta, lastActivityAt);
  }
}

/** Adds a category at the end of the list. */
async function addLast(
  { tx, userId }: OwnerScope,
  category: CreateCategoryBody & { id: string; slug?: string },
): Promise<void> {
  await assertNameFree(tx, userId, category.name, category.id);
  const positions = (await categoryRepository.listCategories(tx, userId)).map((row) => row.position);
  const position = Math.max(-1, ...positions) + 1;
  await categoryRepository.insertCategories(tx, userId, [{ ...DEFAULT_APPEARANCE, ...category, position }]);
}

async function getCategoryRow(db: Queryable, userId: string, id: string): Promise<categoryRepository.CategoryRow> {
  const row = await categoryRepository.findCategory(db, userId, id);
  if (row === undefined) throw errors.categoryNotFound();
  return row;
}

async function getSubcategoryRow(
  db: Queryable,
  userId: string,
  id: string,
): Promise<subcategoryRepository.SubcategoryRow> {
  const row = await subcategoryRepository.findSubcategory(db, userId, id);
  if (row === undefined) throw errors.subcategoryNotFound();
  return row;
}

async function loadCategory(db: Queryable, userId: string, id: string): Promise<Category> {
  return toCategory(await getCategoryRow(db, userId, id), await subcategoryRepository.listSubcategories(db, userId));
}

async function assertNameFree(tx: Tx, userId: string, name: string, exceptId: string): Promise<void> {
  await lockForUser(tx, userId, 'category names');
  if (await categoryRepository.hasName(tx, userId, name, exceptId)) throw errors.categoryNameTaken();
}

async function assertSubcategoryNameFree(
  tx: Tx,
  userId: string,
  { id, categoryId, name }: Pick<subcategoryRepository.SubcategoryRow, 'id' | 'categoryId' | 'name'>,
): Promise<void> {
  await lockForUser(tx, userId, 'category names');
  const existingId = await subcategoryRepository.findSubcategoryId(tx, userId, categoryId, name);
  if (existingId !== undefined && existingId !== id) throw errors.subcategoryNameTaken();
}
