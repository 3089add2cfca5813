import { and, eq, isNotNull } from 'drizzle-orm';
import type { Queryable, Tx } from '#db/database.ts';
import { categories } from '#db/schema/categories.ts';

export type CategoryRow = typeof categories.$inferSelect;
export type NewCategoryRow = typeof categories.$inferInsert;

export async function insertCategories(tx: Tx, userId: string, rows: Omit<NewCategoryRow, 'userId'>[]): Promise<void> {
  await tx.insert(categories).values(rows.map((row) => ({ ...row, userId })));
}

export async function mapSlugs(db: Queryable, userId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: categories.id, slug: categories.slug })
    .from(categories)
    .where(and(eq(categories.userId, userId), isNotNull(categories.slug)));
  return new Map(rows.flatMap((row) => (row.slug === null ? [] : [[row.slug, row.id] as const])));
}
