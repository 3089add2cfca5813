import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#db/database.ts';
import { categories } from '#db/schema/categories.ts';

export type CategoryRow = typeof categories.$inferSelect;
export type NewCategoryRow = typeof categories.$inferInsert;

export async function insertCategories(tx: Tx, userId: string, rows: Omit<NewCategoryRow, 'userId'>[]): Promise<void> {
  await tx.insert(categories).values(rows.map((row) => ({ ...row, userId })));
}

export async function mapIdsBySlug(db: Queryable, userId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: categories.id, slug: categories.slug })
    .from(categories)
    .where(and(eq(categories.userId, userId), isNotNull(categories.slug)));
  return new Map(rows.flatMap((row) => (row.slug === null ? [] : [[row.slug, row.id] as const])));
}

export async function listCategories(db: Queryable, userId: string): Promise<CategoryRow[]> {
  return db
    .select()
    .from(categories)
    .where(eq(categories.userId, userId))
    .orderBy(asc(categories.position), asc(categories.createdAt));
}

export async function findCategory(db: Queryable, userId: string, id: string): Promise<CategoryRow | undefined> {
  const [row] = await db
    .select()
    .from(categories)
    .where(and(eq(categories.userId, userId), eq(categories.id, id)));
  return row;
}

export async function hasName(db: Queryable, userId: string, name: string, exceptId: string): Promise<boolean> {
  const rows = await db
    .select({ id: categories.id })
    .from(categories)
    .where(and(eq(categories.userId, userId), sql`lower(${categories.name}) = lower(${name})`));
  return rows.some((row) => row.id !== exceptId);
}

export async function updateCategory(
  tx: Tx,
  userId: string,
  id: string,
  fields: Partial<NewCategoryRow>,
): Promise<void> {
  await tx
    .update(categories)
    .set(fields)
    .where(and(eq(categories.userId, userId), eq(categories.id, id)));
}

export async function deleteCategory(tx: Tx, userId: string, id: string): Promise<void> {
  await tx.delete(categories).where(and(eq(categories.userId, userId), eq(categories.id, id)));
}
