import type { Queryable } from '#db/database.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import * as categoryRepository from './categories.repository.ts';
import { categoryNotFound, subcategoryNotFound } from './categories.errors.ts';
import { OTHER_SLUG } from './seeded-categories.ts';
import { findSubcategory } from './subcategories.repository.ts';

/** The category and subcategory of a conversation; the subcategory belongs to the category. */
export interface ConversationCategory {
  categoryId: string;
  subcategoryId: string | null;
}

export async function assertCategory(db: Queryable, userId: string, id: string): Promise<void> {
  if ((await categoryRepository.findCategory(db, userId, id)) === undefined) throw categoryNotFound();
}

export async function assertSubcategory(db: Queryable, userId: string, categoryId: string, id: string): Promise<void> {
  const row = await findSubcategory(db, userId, id);
  if (row === undefined || row.categoryId !== categoryId) throw subcategoryNotFound();
}

/** The names of a category and subcategory, for display. */
export async function categoryNames(
  db: Queryable,
  userId: string,
  assignment: ConversationCategory,
): Promise<{ category: string; subcategory: string | null }> {
  const category = await categoryRepository.findCategory(db, userId, assignment.categoryId);
  const subcategory =
    assignment.subcategoryId === null ? undefined : await findSubcategory(db, userId, assignment.subcategoryId);
  return { category: category?.name ?? '', subcategory: subcategory?.name ?? null };
}

/** The category and subcategory after a change. A change of the category drops the old subcategory. */
export async function resolveAssignment(
  { tx, userId }: OwnerScope,
  before: ConversationCategory,
  change: { categoryId?: string; subcategoryId?: string | null },
): Promise<ConversationCategory> {
  const categoryId = change.categoryId ?? before.categoryId;
  await assertCategory(tx, userId, categoryId);
  const keptSubcategoryId = categoryId === before.categoryId ? before.subcategoryId : null;
  const subcategoryId = change.subcategoryId === undefined ? keptSubcategoryId : change.subcategoryId;
  if (subcategoryId !== null) await assertSubcategory(tx, userId, categoryId, subcategoryId);
  return { categoryId, subcategoryId };
}

/** The same category and subcategory if both still exist, else the category alone, else Other. */
export async function toExistingAssignment(
  { tx, userId }: OwnerScope,
  assignment: ConversationCategory,
): Promise<ConversationCategory> {
  if ((await categoryRepository.findCategory(tx, userId, assignment.categoryId)) === undefined) {
    const other = (await categoryRepository.mapIdsBySlug(tx, userId)).get(OTHER_SLUG);
    if (other === undefined) throw new Error('the account has no category Other');
    return { categoryId: other, subcategoryId: null };
  }
  const subcategory =
    assignment.subcategoryId === null ? undefined : await findSubcategory(tx, userId, assignment.subcategoryId);
  return { categoryId: assignment.categoryId, subcategoryId: subcategory?.id ?? null };
}
