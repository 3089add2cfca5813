import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database, Queryable, Tx } from '#db/database.ts';
import { aiChatReservations, aiChatUsage, personLimits } from '#db/schema/billing.ts';
import { users } from '#db/schema/identity.ts';
import { type BatchReader, createBatchReader } from '#platform/batch-reader.ts';

/** The tier that a user has now; see `plans.repository.ts` for the plans at payment providers. */
export interface TierRow {
  subscriptionTier: string;
  currentPeriodEnd: Date | null;
  aiChatsPerMonth: number | null;
}

const TIER_FIELDS = {
  subscriptionTier: users.subscriptionTier,
  currentPeriodEnd: users.currentPeriodEnd,
  aiChatsPerMonth: personLimits.aiChatsPerMonth,
};

export async function findTier(db: Queryable, userId: string): Promise<TierRow | undefined> {
  const [row] = await db
    .select(TIER_FIELDS)
    .from(users)
    .leftJoin(personLimits, eq(personLimits.userId, users.id))
    .where(eq(users.id, userId));
  return row;
}

/** Combines concurrent reads into one statement. */
export function createTierReader(db: Database): BatchReader<TierRow> {
  const statement = db
    .select({ userId: users.id, ...TIER_FIELDS })
    .from(users)
    .leftJoin(personLimits, eq(personLimits.userId, users.id))
    .where(sql`${users.id} = ANY(${sql.placeholder('userIds')})`)
    .prepare('read_plans');
  return createBatchReader(async (userIds) => {
    const rows = await statement.execute({ userIds });
    return new Map(rows.map(({ userId, ...row }) => [userId, row]));
  });
}

/**
 * Creates and locks the month's row, so that concurrent reservations run one after another. Returns the number of the
 * month's AI chats that ended with a reply.
 */
export async function lockMonth(tx: Tx, userId: string, month: string): Promise<number> {
  const [row] = await tx
    .insert(aiChatUsage)
    .values({ userId, month })
    .onConflictDoUpdate({
      target: [aiChatUsage.userId, aiChatUsage.month],
      // Changes nothing, but locks an existing row.
      set: { settled: sql`${aiChatUsage.settled}` },
    })
    .returning({ settled: aiChatUsage.settled });
  return row?.settled ?? 0;
}

/** The number of the month's AI chats that ended with a reply. */
export async function countSettled(db: Queryable, userId: string, month: string): Promise<number> {
  const [row] = await db
    .select({ settled: aiChatUsage.settled })
    .from(aiChatUsage)
    .where(and(eq(aiChatUsage.userId, userId), eq(aiChatUsage.month, month)));
  return row?.settled ?? 0;
}

/** Counts the reservations whose lease has not ended. */
export async function countReserved(db: Queryable, userId: string, month: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(aiChatReservations)
    .where(
      and(
        eq(aiChatReservations.userId, userId),
        eq(aiChatReservations.month, month),
        gt(aiChatReservations.leaseExpiresAt, now),
      ),
    );
  return row?.count ?? 0;
}

export async function insertReservation(
  tx: Tx,
  userId: string,
  reservation: { id: string; month: string; model: string | null; leaseExpiresAt: Date },
): Promise<void> {
  await tx.insert(aiChatReservations).values({ userId, ...reservation });
}

/**
 * The part of a statement that stores the reservation of a turn. It takes the ids from the part called `turn`. Its
 * placeholders are `month` and `reservedUntil`.
 */
export const insertReservationOfTurn = sql`
  insert into ${aiChatReservations} (user_id, id, month, lease_expires_at)
  select user_id, reservation_id, ${sql.placeholder('month')}::text, ${sql.placeholder('reservedUntil')}::timestamptz
  from turn where reservation_id is not null`;

export async function extendReservation(db: Queryable, userId: string, id: string, until: Date): Promise<void> {
  await db
    .update(aiChatReservations)
    .set({ leaseExpiresAt: until })
    .where(and(eq(aiChatReservations.userId, userId), eq(aiChatReservations.id, id)));
}

/** The month and the model of the deleted reservation; undefined when there was none. */
export async function deleteReservation(
  tx: Queryable,
  userId: string,
  id: string,
): Promise<{ month: string; model: string | null } | undefined> {
  const [row] = await tx
    .delete(aiChatReservations)
    .where(and(eq(aiChatReservations.userId, userId), eq(aiChatReservations.id, id)))
    .returning({ month: aiChatReservations.month, model: aiChatReservations.model });
  return row;
}

/** Adds 1 to the number of the month's AI chats that ended with a reply. */
export async function addSettled(tx: Tx, userId: string, month: string): Promise<void> {
  await tx
    .insert(aiChatUsage)
    .values({ userId, month, settled: 1 })
    .onConflictDoUpdate({
      target: [aiChatUsage.userId, aiChatUsage.month],
      set: { settled: sql`${aiChatUsage.settled} + 1` },
    });
}

export async function deleteLapsedReservations(db: Queryable, before: Date): Promise<void> {
  await db.delete(aiChatReservations).where(lte(aiChatReservations.leaseExpiresAt, before));
}

export type LimitsRow = Omit<typeof personLimits.$inferSelect, 'userId'>;

/** The limits that the operator set for this person; undefined if none were set. */
export async function findPersonLimits(db: Queryable, userId: string): Promise<LimitsRow | undefined> {
  const [row] = await db
    .select({
      storageBytes: personLimits.storageBytes,
      importsPerDay: personLimits.importsPerDay,
      aiChatsPerMonth: personLimits.aiChatsPerMonth,
    })
    .from(personLimits)
    .where(eq(personLimits.userId, userId));
  return row;
}

export async function savePersonLimits(tx: Tx, userId: string, fields: Partial<LimitsRow>): Promise<void> {
  await tx
    .insert(personLimits)
    .values({ userId, ...fields })
    .onConflictDoUpdate({ target: personLimits.userId, set: fields });
}
