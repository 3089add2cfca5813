import { and, arrayContains, asc, desc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#db/database.ts';
import { conversations } from '#db/schema/conversations.ts';
import { subcategoryProposals } from '#db/schema/sorting.ts';
import { lockForUser } from '#db/user-lock.ts';

export type ProposalRow = typeof subcategoryProposals.$inferSelect;
/** A row that proposes a subcategory, not a ready-made category. */
export type SubcategoryProposalRow = ProposalRow & { type: 'company' | 'topic' };
export type NewProposalRow = Omit<typeof subcategoryProposals.$inferInsert, 'userId'>;

export async function listPending(db: Queryable, userId: string): Promise<SubcategoryProposalRow[]> {
  const rows = await db
    .select()
    .from(subcategoryProposals)
    .where(
      and(
        eq(subcategoryProposals.userId, userId),
        ne(subcategoryProposals.type, 'category'),
        eq(subcategoryProposals.state, 'pending'),
      ),
    )
    .orderBy(
      asc(subcategoryProposals.categoryId),
      desc(sql`cardinality(${subcategoryProposals.conversationIds})`),
      asc(subcategoryProposals.id),
    );
  return rows.flatMap((row) => (row.type === 'category' ? [] : [{ ...row, type: row.type }]));
}

export async function listDeclinedNames(db: Queryable, userId: string, categoryId: string): Promise<string[]> {
  const rows = await db
    .select({ name: subcategoryProposals.name })
    .from(subcategoryProposals)
    .where(
      and(
        eq(subcategoryProposals.userId, userId),
        eq(subcategoryProposals.categoryId, categoryId),
        eq(subcategoryProposals.state, 'declined'),
      ),
    );
  return rows.map(({ name }) => name);
}

/** Replaces the pending subcategory proposals of a category; see `replaceProposals`. */
export async function replacePending(
  tx: Tx,
  userId: string,
  categoryId: string,
  rows: readonly NewProposalRow[],
): Promise<void> {
  const categoryCondition = and(
    eq(subcategoryProposals.categoryId, categoryId),
    ne(subcategoryProposals.type, 'category'),
  );
  await replaceProposals(tx, userId, categoryCondition, rows);
}

/**
 * Replaces the pending proposals that meet the condition. One that is found again keeps its id, because the user may be
 * looking at it.
 */
export async function replaceProposals(
  tx: Tx,
  userId: string,
  condition: SQL | undefined,
  rows: readonly NewProposalRow[],
): Promise<void> {
  await lockForUser(tx, userId, 'category proposals');
  const removed = await tx
    .delete(subcategoryProposals)
    .where(and(eq(subcategoryProposals.userId, userId), condition, eq(subcategoryProposals.state, 'pending')))
    .returning({ id: subcategoryProposals.id, name: subcategoryProposals.name });
  if (rows.length === 0) return;
  const ids = new Map(removed.map(({ id, name }) => [name, id]));
  await tx
    .insert(subcategoryProposals)
    .values(rows.map((row) => ({ ...row, userId, id: ids.get(row.name) ?? row.id })));
}

export async function lockProposal(tx: Tx, userId: string, id: string): Promise<ProposalRow | undefined> {
  const [row] = await tx
    .select()
    .from(subcategoryProposals)
    .where(and(eq(subcategoryProposals.userId, userId), eq(subcategoryProposals.id, id)))
    .for('update');
  return row;
}

export async function decideProposal(
  tx: Tx,
  userId: string,
  id: string,
  state: 'accepted' | 'declined',
): Promise<void> {
  await tx
    .update(subcategoryProposals)
    .set({ state })
    .where(and(eq(subcategoryProposals.userId, userId), eq(subcategoryProposals.id, id)));
}

/**
 * Sets accepted proposals that contain these conversations to pending again. Names are not compared, because the user
 * may have renamed the subcategory.
 */
export async function proposeAgain(
  tx: Tx,
  userId: string,
  { categoryId, conversationIds }: { categoryId: string; conversationIds: readonly string[] },
): Promise<void> {
  await tx
    .update(subcategoryProposals)
    .set({ state: 'pending' })
    .where(
      and(
        eq(subcategoryProposals.userId, userId),
        eq(subcategoryProposals.categoryId, categoryId),
        eq(subcategoryProposals.state, 'accepted'),
        arrayContains(subcategoryProposals.conversationIds, [...conversationIds]),
      ),
    );
}

/** Titles by id, except of trashed conversations. */
export async function findTitles(
  db: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: conversations.id, title: conversations.title })
    .from(conversations)
    .where(and(eq(conversations.userId, userId), inArray(conversations.id, [...ids]), isNull(conversations.deletedAt)));
  return new Map(rows.map(({ id, title }) => [id, title]));
}
