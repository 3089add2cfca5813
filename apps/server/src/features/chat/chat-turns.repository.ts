import { and, asc, eq, inArray, lt, notInArray, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#db/database.ts';
import { chatTurns } from '#db/schema/chat.ts';

export type TurnRow = typeof chatTurns.$inferSelect;
export type NewTurnRow = typeof chatTurns.$inferInsert;

const OPEN: TurnRow['state'][] = ['pending', 'streaming'];

/** Throws a unique violation of `chat_turns_one_open`. */
export async function insertTurn(tx: Tx, userId: string, row: Omit<NewTurnRow, 'userId'>): Promise<void> {
  await tx.insert(chatTurns).values({ ...row, userId });
}

export async function findTurn(db: Queryable, userId: string, messageId: string): Promise<TurnRow | undefined> {
  const [row] = await db
    .select()
    .from(chatTurns)
    .where(and(eq(chatTurns.userId, userId), eq(chatTurns.messageId, messageId)));
  return row;
}

export async function lockTurn(tx: Tx, userId: string, messageId: string): Promise<TurnRow | undefined> {
  const [row] = await tx
    .select()
    .from(chatTurns)
    .where(and(eq(chatTurns.userId, userId), eq(chatTurns.messageId, messageId)))
    .for('update');
  return row;
}

export async function findTurnByKey(db: Queryable, userId: string, key: string): Promise<TurnRow | undefined> {
  const [row] = await db
    .select()
    .from(chatTurns)
    .where(and(eq(chatTurns.userId, userId), eq(chatTurns.idempotencyKey, key)));
  return row;
}

export async function findOpenTurn(
  db: Queryable,
  userId: string,
  conversationId: string,
): Promise<TurnRow | undefined> {
  const [row] = await db
    .select()
    .from(chatTurns)
    .where(
      and(eq(chatTurns.userId, userId), eq(chatTurns.conversationId, conversationId), inArray(chatTurns.state, OPEN)),
    );
  return row;
}

export async function updateTurn(
  db: Queryable,
  userId: string,
  messageId: string,
  fields: Partial<NewTurnRow>,
): Promise<void> {
  await db
    .update(chatTurns)
    .set(fields)
    .where(and(eq(chatTurns.userId, userId), eq(chatTurns.messageId, messageId)));
}

/** Saves what was written so far and says whether somebody asked to stop. */
export async function saveProgress(
  db: Queryable,
  userId: string,
  messageId: string,
  fields: { content: string; leaseExpiresAt: Date },
): Promise<{ stopRequested: boolean }> {
  const [row] = await db
    .update(chatTurns)
    .set(fields)
    .where(and(eq(chatTurns.userId, userId), eq(chatTurns.messageId, messageId)))
    .returning({ stopRequested: chatTurns.stopRequested });
  return { stopRequested: row?.stopRequested ?? false };
}

export async function deleteTurn(tx: Queryable, userId: string, messageId: string): Promise<void> {
  await tx.delete(chatTurns).where(and(eq(chatTurns.userId, userId), eq(chatTurns.messageId, messageId)));
}

/** The open turn that was left longest ago, of anybody, apart from these; locked so that two processes never recover the same one. */
export async function lockOrphan(tx: Tx, before: Date, except: readonly string[]): Promise<TurnRow | undefined> {
  const [row] = await tx
    .select()
    .from(chatTurns)
    .where(
      and(
        inArray(chatTurns.state, OPEN),
        lt(chatTurns.leaseExpiresAt, before),
        notInArray(chatTurns.messageId, [...except]),
      ),
    )
    .orderBy(asc(chatTurns.leaseExpiresAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}

/** Housekeeping: finished turns only serve retries and late re-attaches. */
export async function deleteFinished(db: Queryable, before: Date): Promise<void> {
  await db.delete(chatTurns).where(sql`${chatTurns.finishedAt} < ${before}`);
}
