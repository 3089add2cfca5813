import { and, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#db/database.ts';
import { type ExpiredRow, listExpiredRows } from '#db/trash-table.ts';
import { templates } from '#db/schema/templates.ts';

export type TemplateRow = typeof templates.$inferSelect;
export type NewTemplateRow = Omit<typeof templates.$inferInsert, 'userId'>;

const liveTemplateCondition = (userId: string) => and(eq(templates.userId, userId), isNull(templates.deletedAt));
const trashedTemplateCondition = (userId: string) => and(eq(templates.userId, userId), isNotNull(templates.deletedAt));

export async function listTemplates(db: Queryable, userId: string): Promise<TemplateRow[]> {
  return db
    .select()
    .from(templates)
    .where(liveTemplateCondition(userId))
    .orderBy(desc(templates.isFavorite), desc(templates.usageCount), desc(templates.updatedAt), templates.id);
}

export async function countTemplates(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx.select({ number: count() }).from(templates).where(liveTemplateCondition(userId));
  return row?.number ?? 0;
}

export async function findTemplate(db: Queryable, userId: string, id: string): Promise<TemplateRow | undefined> {
  const [row] = await db
    .select()
    .from(templates)
    .where(and(liveTemplateCondition(userId), eq(templates.id, id)));
  return row;
}

/** Finds a template, even in the trash, and locks it until the transaction ends. */
export async function lockTemplate(tx: Tx, userId: string, id: string): Promise<TemplateRow | undefined> {
  const [row] = await tx
    .select()
    .from(templates)
    .where(and(eq(templates.userId, userId), eq(templates.id, id)))
    .for('update');
  return row;
}

export async function insertTemplates(tx: Tx, userId: string, rows: readonly NewTemplateRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(templates).values(rows.map((row) => ({ ...row, userId })));
}

export async function updateTemplate(
  tx: Tx,
  userId: string,
  id: string,
  fields: Partial<NewTemplateRow>,
): Promise<void> {
  await tx
    .update(templates)
    .set(fields)
    .where(and(eq(templates.userId, userId), eq(templates.id, id)));
}

export async function deleteTemplate(tx: Tx, userId: string, id: string): Promise<boolean> {
  const deleted = await tx
    .delete(templates)
    .where(and(trashedTemplateCondition(userId), eq(templates.id, id)))
    .returning({ id: templates.id });
  return deleted.length > 0;
}

export async function deleteTrashed(tx: Tx, userId: string): Promise<void> {
  await tx.delete(templates).where(trashedTemplateCondition(userId));
}

/** The templates in the trash, latest deleted first; with equal times the greater id first. */
export async function listTrashed(
  db: Queryable,
  userId: string,
  { limit, after }: { limit: number; after?: { deletedAt: string; id: string } },
): Promise<TemplateRow[]> {
  const nextPageCondition =
    after && sql`(${templates.deletedAt}, ${templates.id}) < (${after.deletedAt}::timestamptz, ${after.id}::uuid)`;
  return db
    .select()
    .from(templates)
    .where(and(trashedTemplateCondition(userId), nextPageCondition))
    .orderBy(desc(templates.deletedAt), desc(templates.id))
    .limit(limit);
}

/** The templates of all users that were put in the trash before a time. */
export const listExpired = (db: Queryable, before: Date, limit: number): Promise<ExpiredRow[]> =>
  listExpiredRows(db, templates, before, limit);
