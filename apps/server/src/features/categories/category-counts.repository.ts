import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '#db/database.ts';
import { categories, subcategories } from '#db/schema/categories.ts';

/** Adds to the counts of categories. Locks the categories in the order of `changes`. */
export async function addToCategoryCounts(
  tx: Tx,
  userId: string,
  changes: readonly { id: string; delta: number }[],
): Promise<void> {
  if (changes.length === 0) return;
  const column = (valueOf: (change: (typeof changes)[number]) => unknown) => sql.param(changes.map(valueOf));
  await tx.execute(sql`
    with locked as materialized (
      select c.id, change.delta from unnest(${column(({ id }) => id)}::uuid[], ${column(({ delta }) => delta)}::int[])
        with ordinality change(id, delta, lock_order)
      join ${categories} c on c.user_id = ${userId} and c.id = change.id order by change.lock_order for update of c
    )
    update ${categories} c set conversation_count = c.conversation_count + locked.delta
    from locked where c.user_id = ${userId} and c.id = locked.id`);
}

/** Adds to the count of a subcategory, and moves the time of its latest conversation forward, never back. */
export async function addToSubcategoryCount(
  tx: Tx,
  userId: string,
  id: string,
  delta: number,
  lastActivityAt: Date | null,
): Promise<void> {
  await tx
    .update(subcategories)
    .set({
      conversationCount: sql`${subcategories.conversationCount} + ${delta}`,
      lastConversationAt: sql`greatest(${subcategories.lastConversationAt}, ${lastActivityAt?.toISOString() ?? null}::timestamptz)`,
    })
    .where(and(eq(subcategories.userId, userId), eq(subcategories.id, id)));
}
