import type { PaidTier } from '@app/contract/payments';
import type { PlanStatus } from '@app/contract/subscription';
import type { ProviderPlan } from '#integrations/payments/payments.ts';

export interface Entitlement {
  tier: PaidTier | 'free';
  currentPeriodEnd: Date | null;
}

/** Which of several subscriptions counts: the one that gives most. Of two that give the same, the newer. */
const RANKS: Readonly<Record<PlanStatus, number>> = {
  active: 7,
  trialing: 6,
  past_due: 5,
  canceled: 4,
  unpaid: 3,
  paused: 2,
  incomplete: 1,
  incomplete_expired: 0,
};

/** `plans` are newest first. */
export function choosePlan(plans: readonly ProviderPlan[], now: Date): ProviderPlan | undefined {
  const rank = (plan: ProviderPlan): number => {
    // A cancelled plan whose time is over stands behind one that is being paid for.
    if (plan.status === 'canceled' && !isPaidFor(plan, now)) return 0.5;
    return RANKS[plan.status];
  };
  return plans.toSorted((one, other) => rank(other) - rank(one))[0];
}

/**
 * What a subscription gives. past_due keeps Premium while the provider tries the card again. A cancelled one keeps what
 * was paid for, to the end of the period. The others were never paid, or are not paid any more.
 */
export function entitlementOf(plan: ProviderPlan | undefined, now: Date): Entitlement {
  const free: Entitlement = { tier: 'free', currentPeriodEnd: null };
  if (plan?.tier === undefined) return free;
  const isRunning = plan.status === 'active' || plan.status === 'trialing' || plan.status === 'past_due';
  if (!isRunning && !isPaidFor(plan, now)) return free;
  return { tier: plan.tier, currentPeriodEnd: plan.currentPeriodEnd };
}

function isPaidFor(plan: ProviderPlan, now: Date): boolean {
  return plan.status === 'canceled' && plan.isPaid && plan.currentPeriodEnd > now;
}
