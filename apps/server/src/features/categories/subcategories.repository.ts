import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#db/database.ts';
import { subcategories } from '#db/schema/categories.ts';

export type SubcategoryRow = typeof subcategories.$inferSelect;
export type NewSubcategoryRow = typeof subcategories.$inferInsert;

export async function listSubcategories(db: Queryable, userId: string): Promise<SubcategoryRow[]> {
  return db.select().from(subcategories).where(eq(subcategories.userId, userId)).orderBy(asc(subcategories.name));
}

export async function findSubcategory(db: Queryable, userId: string, id: string): Promise<SubcategoryRow | undefined> {
  const [row] = await db
    .select()
    .from(subcategories)
    .where(and(eq(subcategories.userId, userId), eq(subcategories.id, id)));
  return row;
}

/** The id of the category's subcategory with that name, ignoring case; undefined if there is none. */
export async function findSubcategoryId(
  db: Queryable,
  userId: string,
  categoryId: string,
  name: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: subcategories.id })
    .from(subcategories)
    .where(
      and(
        eq(subcategories.userId, userId),
        eq(subcategories.categoryId, categoryId),
        sql`lower(${subcategories.name}) = lower(${name})`,
      ),
    )
    .orderBy(asc(subcategories.createdAt))
    .limit(1);
  return row?.id;
}

export async function insertSubcategory(tx: Tx, userId: string, row: Omit<NewSubcategoryRow, 'userId'>): Promise<void> {
  await tx.insert(subcategories).values({ ...row, userId });
}

export async function updateSubcategory(
  tx: Tx,
  userId: string,
  id: string,
  fields: Partial<NewSubcategoryRow>,
): Promise<void> {
  await tx
    .update(subcategories)
    .set(fields)
    .where(and(eq(subcategories.userId, userId), eq(subcategories.id, id)));
}

export async function deleteSubcategory(tx: Tx, userId: string, id: string): Promise<void> {
  await tx.delete(subcategories).where(and(eq(subcategories.userId, userId), eq(subcategories.id, id)));
}

export async function deleteSubcategoriesOf(tx: Tx, userId: string, categoryId: string): Promise<void> {
  await tx.delete(subcategories).where(and(eq(subcategories.userId, userId), eq(subcategories.categoryId, categoryId)));
}
