import { and, eq, gt, inArray, isNotNull, lt, lte, notInArray, or, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#db/database.ts';
import { paymentEvents, plans } from '#db/schema/billing.ts';
import { users } from '#db/schema/identity.ts';

export type PlanRow = typeof plans.$inferSelect;
export type Provider = PlanRow['provider'];

export async function findPlanRow(db: Queryable, userId: string, provider: Provider): Promise<PlanRow | undefined> {
  const [row] = await db
    .select()
    .from(plans)
    .where(and(eq(plans.userId, userId), eq(plans.provider, provider)));
  return row;
}

export async function listPlanRows(db: Queryable, userId: string): Promise<PlanRow[]> {
  return db.select().from(plans).where(eq(plans.userId, userId));
}

/** The user with this customer id. Webhooks of the provider name only the customer. */
export async function findUserByCustomer(
  db: Queryable,
  provider: Provider,
  customerId: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: plans.userId })
    .from(plans)
    .where(and(eq(plans.provider, provider), eq(plans.customerId, customerId)));
  return row?.userId;
}

/** Does nothing if the user already has a row for this provider. */
export async function insertCustomer(
  db: Queryable,
  userId: string,
  row: { provider: Provider; customerId: string; now: Date },
): Promise<void> {
  await db
    .insert(plans)
    .values({ userId, provider: row.provider, customerId: row.customerId, updatedAt: row.now })
    .onConflictDoNothing();
}

/** Increments the number of the purchase attempt unless a concurrent request has done so; returns the current number. */
export async function incrementAttempt(
  db: Queryable,
  userId: string,
  provider: Provider,
  knownAttempt: number,
): Promise<number> {
  const planCondition = and(eq(plans.userId, userId), eq(plans.provider, provider));
  await db
    .update(plans)
    .set({ attempt: knownAttempt + 1 })
    .where(and(planCondition, eq(plans.attempt, knownAttempt)));
  const [row] = await db.select({ attempt: plans.attempt }).from(plans).where(planCondition);
  return row?.attempt ?? knownAttempt + 1;
}

/** Counts a read of the user's plan from its provider. Returns the number of the read; 0 if the user has no plan. */
export async function startRead(db: Queryable, userId: string, provider: Provider): Promise<number> {
  const [row] = await db
    .update(plans)
    .set({ readsBegun: sql`${plans.readsBegun} + 1` })
    .where(and(eq(plans.userId, userId), eq(plans.provider, provider)))
    .returning({ number: plans.readsBegun });
  return row?.number ?? 0;
}

/** Stores what a read returned. False when a read that started later has been stored already. */
export async function applyRead(
  tx: Tx,
  userId: string,
  provider: Provider,
  read: { number: number; now: Date } & Pick<PlanRow, 'planId' | 'status' | 'isEnding' | 'currentPeriodEnd'>,
): Promise<boolean> {
  const { number, now, ...state } = read;
  const applied = await tx
    .update(plans)
    .set({ ...state, readApplied: number, updatedAt: now })
    .where(and(eq(plans.userId, userId), eq(plans.provider, provider), lt(plans.readApplied, number)))
    .returning({ userId: plans.userId });
  return applied.length > 0;
}

/** SQL: the user has a bought tier, such as `premium_monthly`. The tier `premium` is granted by the operator. */
const boughtTierCondition = sql`${users.subscriptionTier} like 'premium\\_%'`;

/** The provider may change these statuses later without the user doing anything. */
const CHANGING_STATUSES = ['incomplete', 'past_due', 'unpaid', 'paused'];

/**
 * Users whose plan may have changed without a webhook: those with a status in CHANGING_STATUSES, and those whose period
 * is over although the plan still counts as paid.
 */
export async function listPossiblyChanged(
  db: Queryable,
  provider: Provider,
  now: Date,
  after: string | undefined,
): Promise<string[]> {
  const periodOverCondition = and(isNotNull(plans.currentPeriodEnd), lte(plans.currentPeriodEnd, now));
  const possiblyChangedCondition = or(
    inArray(plans.status, CHANGING_STATUSES),
    and(eq(plans.status, 'active'), periodOverCondition),
    cancelledButPremiumCondition(now),
  );
  const rows = await db
    .select({ userId: plans.userId })
    .from(plans)
    .where(
      and(
        eq(plans.provider, provider),
        possiblyChangedCondition,
        after === undefined ? undefined : gt(plans.userId, after),
      ),
    )
    .orderBy(plans.userId)
    .limit(100);
  return rows.map(({ userId }) => userId);
}

function cancelledButPremiumCondition(now: Date) {
  return and(
    eq(plans.status, 'canceled'),
    lte(plans.currentPeriodEnd, now),
    sql`exists (
    select 1 from ${users} where ${users.id} = ${plans.userId} and ${boughtTierCondition})`,
  );
}

/** Users, apart from `except`, whose paid period is over and whose plan belongs to a provider other than `current`. */
export async function listEndedOfOtherProviders(
  db: Queryable,
  current: Provider | undefined,
  now: Date,
  except: readonly string[],
): Promise<string[]> {
  const rows = await db
    .select({ userId: plans.userId })
    .from(plans)
    .innerJoin(users, eq(users.id, plans.userId))
    .where(
      and(
        current === undefined ? undefined : sql`${plans.provider} <> ${current}`,
        boughtTierCondition,
        lte(users.currentPeriodEnd, now),
        notInArray(users.id, [...except]),
      ),
    )
    .limit(100);
  return rows.map(({ userId }) => userId);
}

export async function hasEvent(db: Queryable, id: string): Promise<boolean> {
  const rows = await db.select({ id: paymentEvents.id }).from(paymentEvents).where(eq(paymentEvents.id, id));
  return rows.length > 0;
}

export async function insertEvent(db: Queryable, id: string, receivedAt: Date): Promise<void> {
  await db.insert(paymentEvents).values({ id, receivedAt }).onConflictDoNothing();
}

export async function deleteEvents(db: Queryable, before: Date): Promise<void> {
  await db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, before));
}
