import { and, asc, between, count, eq, isNotNull, lte, notInArray } from 'drizzle-orm';
import { activeOwnerCondition } from '#db/active-owner.ts';
import type { Queryable, Tx } from '#db/database.ts';
import { scheduledPrompts } from '#db/schema/prompts.ts';

export type PromptRow = typeof scheduledPrompts.$inferSelect;
export type NewPrompt = Omit<typeof scheduledPrompts.$inferInsert, 'userId'>;
type Fields = Partial<Omit<PromptRow, 'userId' | 'id'>>;

export async function listPrompts(db: Queryable, userId: string): Promise<PromptRow[]> {
  return db
    .select()
    .from(scheduledPrompts)
    .where(eq(scheduledPrompts.userId, userId))
    .orderBy(asc(scheduledPrompts.title), asc(scheduledPrompts.id));
}

export async function countPrompts(db: Queryable, userId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(scheduledPrompts).where(eq(scheduledPrompts.userId, userId));
  return row?.count ?? 0;
}

export async function insertPrompt(tx: Tx, userId: string, row: NewPrompt): Promise<PromptRow> {
  const [stored] = await tx
    .insert(scheduledPrompts)
    .values({ ...row, userId })
    .returning();
  if (stored === undefined) throw new Error('the prompt was not stored');
  return stored;
}

export async function lockPrompt(tx: Tx, userId: string, id: string): Promise<PromptRow | undefined> {
  const [row] = await tx.select().from(scheduledPrompts).where(promptCondition(userId, id)).for('update');
  return row;
}

/** Returns undefined when the prompt was deleted. */
export async function updatePrompt(
  db: Queryable,
  userId: string,
  id: string,
  fields: Fields,
): Promise<PromptRow | undefined> {
  const [row] = await db.update(scheduledPrompts).set(fields).where(promptCondition(userId, id)).returning();
  return row;
}

/** Does nothing when another run has started meanwhile. */
export async function updateRun(db: Queryable, { userId, id, runDueAt }: PromptRow, fields: Fields): Promise<void> {
  if (runDueAt === null) return;
  await db
    .update(scheduledPrompts)
    .set(fields)
    .where(and(promptCondition(userId, id), eq(scheduledPrompts.runDueAt, runDueAt)));
}

/**
 * Releases the runs that a process holds, which are those whose lease ends between `now` and `latestEnd`. Runs that
 * wait for another attempt wake later, so they are left out.
 */
export async function releaseRuns(db: Queryable, now: Date, latestEnd: Date): Promise<void> {
  await db
    .update(scheduledPrompts)
    .set({ wakeAt: now })
    .where(and(isNotNull(scheduledPrompts.runDueAt), between(scheduledPrompts.wakeAt, now, latestEnd)));
}

/** Returns false when the prompt does not exist. */
export async function deletePrompt(tx: Tx, userId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(scheduledPrompts)
    .where(promptCondition(userId, id))
    .returning({ id: scheduledPrompts.id });
  return rows.length > 0;
}

/**
 * Locks the prompt that has been due longest, among those of all users. Skips `except` and prompts that another process
 * has locked.
 */
export async function lockNextDue(tx: Tx, now: Date, except: readonly string[]): Promise<PromptRow | undefined> {
  const [row] = await tx
    .select()
    .from(scheduledPrompts)
    .where(
      and(
        lte(scheduledPrompts.wakeAt, now),
        notInArray(scheduledPrompts.id, [...except]),
        activeOwnerCondition(scheduledPrompts.userId),
      ),
    )
    .orderBy(asc(scheduledPrompts.wakeAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}

function promptCondition(userId: string, id: string) {
  return and(eq(scheduledPrompts.userId, userId), eq(scheduledPrompts.id, id));
}
