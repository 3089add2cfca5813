import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#db/database.ts';
import { subcategoryProposals } from '#db/schema/sorting.ts';
import { replaceProposals, type NewProposalRow, type ProposalRow } from './subcategory-proposals.repository.ts';

const categoryProposalCondition = (userId: string) =>
  and(eq(subcategoryProposals.userId, userId), eq(subcategoryProposals.type, 'category'));

/** The proposals of ready-made categories in any state, those with the most conversations first. */
export async function listCategoryProposals(db: Queryable, userId: string): Promise<ProposalRow[]> {
  return db
    .select()
    .from(subcategoryProposals)
    .where(categoryProposalCondition(userId))
    .orderBy(desc(sql`cardinality(${subcategoryProposals.conversationIds})`), subcategoryProposals.id);
}

/** Replaces the pending proposals; see `replaceProposals`. */
export async function replacePendingCategories(tx: Tx, userId: string, rows: readonly NewProposalRow[]): Promise<void> {
  await replaceProposals(tx, userId, eq(subcategoryProposals.type, 'category'), rows);
}
