import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Queryable, Tx } from '#db/database.ts';
import { categoryFiles } from '#db/schema/categories.ts';

/** A category, or one of its subcategories. */
export interface CategoryOrSubcategory {
  categoryId: string;
  subcategoryId: string | null;
}

export type CategoryFileRow = Omit<typeof categoryFiles.$inferSelect, 'userId'>;

const targetCondition = (userId: string, { categoryId, subcategoryId }: CategoryOrSubcategory) =>
  and(
    eq(categoryFiles.userId, userId),
    eq(categoryFiles.categoryId, categoryId),
    subcategoryId === null ? isNull(categoryFiles.subcategoryId) : eq(categoryFiles.subcategoryId, subcategoryId),
  );

/** The ids of the files of the category or subcategory itself, in their order. */
export async function listFileIds(db: Queryable, userId: string, target: CategoryOrSubcategory): Promise<string[]> {
  const rows = await db
    .select({ fileId: categoryFiles.fileId })
    .from(categoryFiles)
    .where(targetCondition(userId, target))
    .orderBy(asc(categoryFiles.position), asc(categoryFiles.id));
  return rows.map(({ fileId }) => fileId);
}

/** The files of a category and of all its subcategories, without duplicates, those of the category first. */
export async function listAllFileIds(db: Queryable, userId: string, categoryId: string): Promise<string[]> {
  const rows = await db
    .select({ fileId: categoryFiles.fileId, subcategoryId: categoryFiles.subcategoryId })
    .from(categoryFiles)
    .where(and(eq(categoryFiles.userId, userId), eq(categoryFiles.categoryId, categoryId)))
    .orderBy(asc(categoryFiles.position), asc(categoryFiles.id));
  const [own, others] = [rows.filter((row) => row.subcategoryId === null), rows.filter((row) => row.subcategoryId)];
  return [...new Set([...own, ...others].map(({ fileId }) => fileId))];
}

export async function deleteFiles(tx: Tx, userId: string, target: CategoryOrSubcategory): Promise<void> {
  await tx.delete(categoryFiles).where(targetCondition(userId, target));
}

export async function insertFiles(tx: Tx, userId: string, rows: readonly CategoryFileRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(categoryFiles).values(rows.map((row) => ({ ...row, userId })));
}

/** Whether a category, or a subcategory other than `subcategoryId`, has the file. */
export async function isUsedElsewhere(
  db: Queryable,
  userId: string,
  fileId: string,
  subcategoryId: string,
): Promise<boolean> {
  const rows = await db
    .select({ subcategoryId: categoryFiles.subcategoryId })
    .from(categoryFiles)
    .where(and(eq(categoryFiles.userId, userId), eq(categoryFiles.fileId, fileId)));
  return rows.some((row) => row.subcategoryId !== subcategoryId);
}
