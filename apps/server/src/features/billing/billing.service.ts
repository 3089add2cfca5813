import { isPremiumTier, SubscriptionTier } from '@app/contract/identity';
import { type PaidPlan, PlanStatus, type SubscriptionStatus } from '@app/contract/subscription';
import type { Limits, Usage } from '@app/contract/usage';
import type { Database, Queryable } from '#db/database.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import { aiChatLimitReached, modelLimitReached } from './billing.errors.ts';
import { monthOf, nextMonthAfter } from './billing-month.ts';
import * as billingRepository from './billing.repository.ts';
import * as modelQuotas from './model-quotas.repository.ts';
import * as plansRepository from './plans.repository.ts';
import type { Provider } from './plans.repository.ts';

export interface Entitlements {
  tier: SubscriptionTier;
  isPremium: boolean;
  currentPeriodEnd: Date | null;
  limits: Limits;
}

export type BillingService = ReturnType<typeof createBillingService>;

/** After a crash of its process a reservation still counts for at most this time. */
export const RESERVATION_LEASE_MS = 60_000;
const DELETE_LAPSED_AFTER_MS = 3_600_000;
/** Limits of this value or below do not apply. */
const UNLIMITED = 0;

interface BillingDependencies {
  db: Database;
  clock: Clock;
  newId: NewId;
  freeChatsPerMonth: number;
  /** The provider whose plans count; undefined while payments are off. */
  currentProvider: () => Provider | undefined;
}

export function createBillingService(dependencies: BillingDependencies) {
  const reader = createPlanReader(dependencies);
  return { ...reader, ...createChatReservations(dependencies, reader), ...createPersonLimits(dependencies) };
}

type PlanReader = ReturnType<typeof createPlanReader>;

function createPlanReader({ db, clock, freeChatsPerMonth, currentProvider }: BillingDependencies) {
  const readTier = billingRepository.createTierReader(db);

  /** `queryable`: the transaction to read in, if any. */
  async function entitlements(userId: string, queryable?: Queryable): Promise<Entitlements> {
    const row = await (queryable === undefined ? readTier(userId) : billingRepository.findTier(queryable, userId));
    if (row === undefined) throw new Error('a session without its user');
    return toEntitlements(row);
  }

  function toEntitlements(row: billingRepository.TierRow): Entitlements {
    const isPremium = isPremiumTier(row.subscriptionTier);
    return {
      tier: SubscriptionTier.parse(row.subscriptionTier),
      isPremium,
      currentPeriodEnd: row.currentPeriodEnd,
      limits: { aiChatCount: isPremium ? UNLIMITED : (row.aiChatsPerMonth ?? freeChatsPerMonth) },
    };
  }

  async function usage(userId: string): Promise<Usage> {
    const now = clock.now();
    const settled = await billingRepository.countSettled(db, userId, monthOf(now));
    const reserved = await billingRepository.countReserved(db, userId, monthOf(now), now);
    return { aiChatCount: settled + reserved, resetsAt: nextMonthAfter(now).toISOString() };
  }

  /** The plan of the current provider; if there is none, a plan of another provider. */
  async function findPaidPlan(userId: string): Promise<PaidPlan | undefined> {
    const plans = await plansRepository.listPlanRows(db, userId);
    const row = plans.find(({ provider }) => provider === currentProvider()) ?? plans[0];
    const status = PlanStatus.safeParse(row?.status).data;
    return status && { status, isEnding: row?.isEnding === true };
  }

  return {
    entitlements,
    /** For a row that was read together with others. */
    toEntitlements,
    usage,

    /** Plan, limits and usage, in the form that the status endpoints return. */
    status: async (userId: string): Promise<SubscriptionStatus> => {
      const { tier, currentPeriodEnd, limits } = await entitlements(userId);
      const plan = await findPaidPlan(userId);
      return {
        user: { subscriptionTier: tier, currentPeriodEnd: currentPeriodEnd?.toISOString() ?? null },
        limits,
        usage: await usage(userId),
        ...(plan && { plan }),
      };
    },

    /**
     * The number of this month's replies that each shared model with a quota wrote or is writing, by the model's id.
     * `resetsAt` is the beginning of the next month.
     */
    modelUsage: async (userId: string): Promise<{ replies: ReadonlyMap<string, number>; resetsAt: string }> => {
      const now = clock.now();
      const replies = await modelQuotas.countByModel(db, userId, monthOf(now), now);
      return { replies, resetsAt: nextMonthAfter(now).toISOString() };
    },

    isPremium: async (userId: string): Promise<boolean> => (await entitlements(userId)).isPremium,
  };
}

/** How many replies a month a person may have from a shared model. */
export interface ModelQuota {
  /** The id of the model in requests. */
  modelId: string;
  /** The name shown for it. */
  name: string;
  limit: number;
}

/** A reservation counts as one AI chat of the month until the reply is complete or has failed. */
function createChatReservations({ db, clock, newId }: BillingDependencies, { entitlements }: PlanReader) {
  const newLeaseEnd = () => new Date(clock.now().getTime() + RESERVATION_LEASE_MS);

  return {
    /**
     * Throws chat.limit_reached and chat.model_limit_reached. Returns the reservation's id. The limits are read in the
     * transaction unless they are given (`entitled`).
     */
    reserveChat: async (
      { tx, userId }: OwnerScope,
      quota?: ModelQuota,
      entitled?: Pick<Entitlements, 'limits'>,
    ): Promise<string> => {
      const { limits } = entitled ?? (await entitlements(userId, tx));
      const now = clock.now();
      const month = monthOf(now);
      const isLimited = limits.aiChatCount > UNLIMITED;
      // The month's row stays locked until the end of the transaction, so that concurrent requests cannot exceed the
      // limit.
      const settled = isLimited || quota !== undefined ? await billingRepository.lockMonth(tx, userId, month) : 0;
      if (isLimited) {
        const used = settled + (await billingRepository.countReserved(tx, userId, month, now));
        if (used >= limits.aiChatCount) {
          const usage = { aiChatCount: used, resetsAt: nextMonthAfter(now).toISOString() };
          throw aiChatLimitReached({ limits, usage });
        }
      }
      const id = newId();
      if (quota !== undefined) {
        const replies = await modelQuotas.countByModel(tx, userId, month, now);
        if ((replies.get(quota.modelId) ?? 0) >= quota.limit) throw modelLimitReached(quota, nextMonthAfter(now));
      }
      const model = quota?.modelId ?? null;
      await billingRepository.insertReservation(tx, userId, { id, month, model, leaseExpiresAt: newLeaseEnd() });
      return id;
    },

    /**
     * For a chat that cannot be refused: the person has no limit, and the model no quota. Its reservation is stored by the
     * statement that stores its turn.
     */
    unlimitedChats: {
      isAllowed: ({ limits }: Pick<Entitlements, 'limits'>, quota?: ModelQuota): boolean =>
        limits.aiChatCount <= UNLIMITED && quota === undefined,
      insertReservation: billingRepository.insertReservationOfTurn,
      /** The values of the statement's placeholders. */
      reservation: () => ({ month: monthOf(clock.now()), reservedUntil: newLeaseEnd() }),
    },

    /** Called when the reply exists: the reserved chat counts for good. A second call for a reservation changes nothing. */
    settleChat: async ({ tx, userId }: OwnerScope, reservationId: string): Promise<void> => {
      const reserved = await billingRepository.deleteReservation(tx, userId, reservationId);
      if (reserved === undefined) return;
      await billingRepository.addSettled(tx, userId, reserved.month);
      if (reserved.model !== null) await modelQuotas.addSettledReply(tx, userId, reserved.month, reserved.model);
    },

    /** Called when there was no reply: the chat does not count. */
    releaseChat: async ({ tx, userId }: OwnerScope, reservationId: string): Promise<void> => {
      await billingRepository.deleteReservation(tx, userId, reservationId);
    },

    renewLease: (userId: string, reservationId: string): Promise<void> =>
      billingRepository.extendReservation(db, userId, reservationId, newLeaseEnd()),

    /** Deletes reservations whose lease ended at least an hour ago. */
    deleteLapsedReservations: (): Promise<void> =>
      billingRepository.deleteLapsedReservations(db, new Date(clock.now().getTime() - DELETE_LAPSED_AFTER_MS)),
  };
}

export type PersonLimits = billingRepository.LimitsRow;

const NO_OWN_LIMITS: PersonLimits = { storageBytes: null, importsPerDay: null, aiChatsPerMonth: null };

/** The limits that the operator set for one person; null: the general limit applies. */
function createPersonLimits({ db }: BillingDependencies) {
  const limitsOf = async (userId: string, queryable: Queryable = db): Promise<PersonLimits> =>
    (await billingRepository.findPersonLimits(queryable, userId)) ?? NO_OWN_LIMITS;
  return {
    limitsOf,

    /** Fields that are absent stay as they are. */
    setLimits: ({ tx, userId }: OwnerScope, fields: Partial<PersonLimits>): Promise<void> =>
      billingRepository.savePersonLimits(tx, userId, fields),
  };
}
