import { and, asc, eq, gte, inArray, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import { activeOwnerCondition } from '#db/active-owner.ts';
import type { Database, Queryable, Tx } from '#db/database.ts';
import { prepareNamed, unsizedArray } from '#db/named-statement.ts';
import { chatTurns } from '#db/schema/chat.ts';

export type TurnRow = typeof chatTurns.$inferSelect;
export type NewTurnRow = typeof chatTurns.$inferInsert;

const OPEN_STATES: TurnRow['state'][] = ['pending', 'streaming'];

/** Throws a unique violation of `chat_turns_one_open` when the conversation already has an open turn. */
export async function insertTurn(tx: Tx, userId: string, row: Omit<NewTurnRow, 'userId'>): Promise<void> {
  await tx.insert(chatTurns).values({ ...row, userId });
}

/**
 * Returns a function that stores a turn and its reservation in one statement. The function returns false if a turn has
 * the idempotency key already. Like `insertTurn`, it throws a unique violation of `chat_turns_one_open`.
 */
export function createTurnInserter(
  db: Database,
  insertReservation: SQL,
): (userId: string, row: Omit<NewTurnRow, 'userId'>, reservation: Record<string, unknown>) => Promise<boolean> {
  const value = (name: string, type: string) => sql`${sql.placeholder(name)}::${sql.raw(type)}`;
  const insert = prepareNamed(
    db,
    'insert_chat_turn',
    sql`
    with turn as (
      insert into ${chatTurns} (user_id, message_id, conversation_id, user_message_id, state, plan, reservation_id,
        idempotency_key, request_hash, lease_expires_at, created_at)
      values (${value('userId', 'uuid')}, ${value('messageId', 'uuid')}, ${value('conversationId', 'uuid')},
        ${value('userMessageId', 'uuid')}, ${value('state', 'text')}, ${value('plan', 'jsonb')},
        ${value('reservationId', 'uuid')}, ${value('idempotencyKey', 'text')}, ${value('requestHash', 'text')},
        ${value('leaseExpiresAt', 'timestamptz')}, ${value('createdAt', 'timestamptz')})
      on conflict (user_id, idempotency_key) do nothing
      returning user_id, message_id, reservation_id),
    reserved as (${insertReservation})
    select message_id from turn`,
  );
  return async (userId, row, reservation) =>
    (await insert({ ...row, plan: JSON.stringify(row.plan), userId, ...reservation })).length > 0;
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
      and(
        eq(chatTurns.userId, userId),
        eq(chatTurns.conversationId, conversationId),
        inArray(chatTurns.state, OPEN_STATES),
      ),
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

/** Saves the first text of a reply; false when the turn was deleted or has ended. */
export async function saveBeginning(
  db: Queryable,
  userId: string,
  messageId: string,
  content: string,
): Promise<boolean> {
  const { rowCount } = await db
    .update(chatTurns)
    .set({ content })
    .where(
      and(eq(chatTurns.userId, userId), eq(chatTurns.messageId, messageId), inArray(chatTurns.state, OPEN_STATES)),
    );
  return rowCount === 1;
}

export interface TurnProgress {
  userId: string;
  messageId: string;
  /** The text since the last save; the whole text when `isWhole`. */
  text: string;
  isWhole: boolean;
  /** Null leaves the lease unchanged, which avoids an update of its index. */
  leaseExpiresAt: Date | null;
}

/**
 * Returns a function that saves the progress of replies of several users. The function returns for each reply whether
 * the reply has to stop: on request, or because the account was suspended or is being closed. Rows that another
 * transaction has locked are skipped and not returned, so that no reply waits for another.
 */
export function createProgressSaver(
  db: Database,
): (turns: readonly TurnProgress[]) => Promise<{ messageId: string; stopRequested: boolean }[]> {
  const column = (key: keyof TurnProgress, type: string) => unsizedArray(key, type);
  const save = prepareNamed<{ messageId: string; stopRequested: boolean }>(
    db,
    'save_progress_of_replies',
    sql`
    with progress as (
      select * from unnest(${column('userId', 'uuid')}, ${column('messageId', 'uuid')}, ${column('text', 'text')},
        ${column('isWhole', 'boolean')}, ${column('leaseExpiresAt', 'timestamptz')})
        as turn (user_id, message_id, text, is_whole, lease_expires_at)),
    unlocked as (
      select t.user_id, t.message_id from chat_turns t join progress using (user_id, message_id)
      where t.state in ('pending', 'streaming') for update of t skip locked)
    update chat_turns t set
      content = case when progress.is_whole then progress.text else t.content || progress.text end,
      lease_expires_at = coalesce(progress.lease_expires_at, t.lease_expires_at)
    from progress join unlocked using (user_id, message_id)
    where t.user_id = progress.user_id and t.message_id = progress.message_id
    returning t.message_id as "messageId",
      (t.stop_requested or not ${activeOwnerCondition(sql`t.user_id`)}) as "stopRequested"`,
  );
  const valuesOf = <Key extends keyof TurnProgress>(turns: readonly TurnProgress[], key: Key) =>
    turns.map((turn) => turn[key]);
  return (turns) =>
    save({
      userId: valuesOf(turns, 'userId'),
      messageId: valuesOf(turns, 'messageId'),
      text: valuesOf(turns, 'text'),
      isWhole: valuesOf(turns, 'isWhole'),
      leaseExpiresAt: valuesOf(turns, 'leaseExpiresAt'),
    });
}

export async function deleteTurn(tx: Queryable, userId: string, messageId: string): Promise<void> {
  await tx.delete(chatTurns).where(and(eq(chatTurns.userId, userId), eq(chatTurns.messageId, messageId)));
}

/**
 * Locks the open turn, of any user, whose lease lapsed longest ago. Skips the turns in `except` and those
 * that another process has locked.
 */
export async function lockOrphan(tx: Tx, before: Date, except: readonly string[]): Promise<TurnRow | undefined> {
  const [row] = await tx
    .select()
    .from(chatTurns)
    .where(
      and(
        inArray(chatTurns.state, OPEN_STATES),
        lt(chatTurns.leaseExpiresAt, before),
        notInArray(chatTurns.messageId, [...except]),
      ),
    )
    .orderBy(asc(chatTurns.leaseExpiresAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}

/** Ends the running leases of open turns. */
export async function endAllLeases(db: Queryable, now: Date): Promise<void> {
  await db
    .update(chatTurns)
    .set({ leaseExpiresAt: new Date(now.getTime() - 1) })
    .where(and(inArray(chatTurns.state, OPEN_STATES), gte(chatTurns.leaseExpiresAt, now)));
}

/** Deletes turns that finished before this time: they are only needed for retries and for clients that reconnect late. */
export async function deleteFinished(db: Queryable, before: Date): Promise<void> {
  await db.delete(chatTurns).where(sql`${chatTurns.finishedAt} < ${before}`);
}
