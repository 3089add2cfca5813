import type { Queryable } from '#db/database.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import * as rows from './categories.repository.ts';
import { categoryNotFound, subcategoryNotFound } from './categories.errors.ts';
import { OTHER_SLUG } from './seeded-categories.ts';
import { findSubcategory } from './subcategories.repository.ts';

/** Where a conversation is filed; the subcategory is one of the category's own. */
export interface Place {
  categoryId: string;
  subcategoryId: string | null;
}

export async function assertCategory(db: Queryable, userId: string, id: string): Promise<void> {
  if ((await rows.findCategory(db, userId, id)) === undefined) throw categoryNotFound();
}

export async function assertSubcategory(db: Queryable, userId: string, categoryId: string, id: string): Promise<void> {
  const row = await findSubcategory(db, userId, id);
  if (row === undefined || row.categoryId !== categoryId) throw subcategoryNotFound();
}

/** Display names of a place. */
export async function namesFor(
  db: Queryable,
  userId: string,
  place: Place,
): Promise<{ category: string; subcategory: string | null }> {
  const category = await rows.findCategory(db, userId, place.categoryId);
  const subcategory = place.subcategoryId === null ? undefined : await findSubcategory(db, userId, place.subcategoryId);
  return { category: category?.name ?? '', subcategory: subcategory?.name ?? null };
}

/** The place after a move. Moving to another category drops the old subcategory. */
export async function resolvePlace(
  { tx, userId }: OwnerScope,
  before: Place,
  change: { categoryId?: string; subcategoryId?: string | null },
): Promise<Place> {
  const categoryId = change.categoryId ?? before.categoryId;
  await assertCategory(tx, userId, categoryId);
  const kept = categoryId === before.categoryId ? before.subcategoryId : null;
  const subcategoryId = change.subcategoryId === undefined ? kept : change.subcategoryId;
  if (subcategoryId !== null) await assertSubcategory(tx, userId, categoryId, subcategoryId);
  return { categoryId, subcategoryId };
}

/** The place itself if it still exists, else its category, else Other. */
export async function homeFor({ tx, userId }: OwnerScope, place: Place): Promise<Place> {
  if ((await rows.findCategory(tx, userId, place.categoryId)) === undefined) {
    const other = (await rows.mapSlugs(tx, userId)).get(OTHER_SLUG);
    if (other === undefined) throw new Error('the account has no category Other');
    return { categoryId: other, subcategoryId: null };
  }
  const subcategory = place.subcategoryId === null ? undefined : await findSubcategory(tx, userId, place.subcategoryId);
  return { categoryId: place.categoryId, subcategoryId: subcategory?.id ?? null };
}
