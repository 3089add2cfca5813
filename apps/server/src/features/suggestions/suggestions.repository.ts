import { and, desc, eq } from 'drizzle-orm';
import type { Queryable, Tx } from '#db/database.ts';
import { users } from '#db/schema/identity.ts';
import { suggestions } from '#db/schema/suggestions.ts';

export type SuggestionRow = typeof suggestions.$inferSelect;
export type NewSuggestionRow = Omit<typeof suggestions.$inferInsert, 'userId'>;

/** Stores what was not proposed in this conversation before, and returns just that. */
export async function insertNew(tx: Tx, userId: string, rows: NewSuggestionRow[]): Promise<SuggestionRow[]> {
  if (rows.length === 0) return [];
  return tx
    .insert(suggestions)
    .values(rows.map((row) => ({ ...row, userId })))
    .onConflictDoNothing({ target: [suggestions.userId, suggestions.conversationId, suggestions.contentKey] })
    .returning();
}

export async function listPending(db: Queryable, userId: string): Promise<SuggestionRow[]> {
  return db
    .select()
    .from(suggestions)
    .where(and(eq(suggestions.userId, userId), eq(suggestions.state, 'pending')))
    .orderBy(desc(suggestions.createdAt), desc(suggestions.id))
    .limit(500);
}

/** Held until the transaction ends: two clicks make one event. */
export async function lockSuggestion(tx: Tx, userId: string, id: string): Promise<SuggestionRow | undefined> {
  const [row] = await tx
    .select()
    .from(suggestions)
    .where(and(eq(suggestions.userId, userId), eq(suggestions.id, id)))
    .for('update');
  return row;
}

export async function lockByContent(
  tx: Tx,
  userId: string,
  conversationId: string,
  contentKey: string,
): Promise<SuggestionRow | undefined> {
  const [row] = await tx
    .select()
    .from(suggestions)
    .where(
      and(
        eq(suggestions.userId, userId),
        eq(suggestions.conversationId, conversationId),
        eq(suggestions.contentKey, contentKey),
      ),
    )
    .for('update');
  return row;
}

export async function decide(
  tx: Tx,
  userId: string,
  id: string,
  decision: { state: 'approved' | 'declined'; resultId: string | null; decidedAt: Date },
): Promise<void> {
  await tx
    .update(suggestions)
    .set(decision)
    .where(and(eq(suggestions.userId, userId), eq(suggestions.id, id)));
}

export async function findTimeZone(db: Queryable, userId: string): Promise<string> {
  const [row] = await db.select({ timeZone: users.timeZone }).from(users).where(eq(users.id, userId));
  return row?.timeZone ?? 'UTC';
}
