import type { PaidTier } from '@app/contract/payments';
import type { PlanStatus } from '@app/contract/subscription';
import type { ProviderPlan } from '#integrations/payments/payments.ts';

export interface Entitlement {
  tier: PaidTier | 'free';
  currentPeriodEnd: Date | null;
}

/** Someone with several subscriptions has the plan of the highest-ranking one, or of the newest if ranks are equal. */
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

/** The plan that counts; undefined if there is none. `plans` must be newest first. */
export function choosePlan(plans: readonly ProviderPlan[], now: Date): ProviderPlan | undefined {
  const rank = (plan: ProviderPlan): number => {
    // A cancelled plan whose paid period is over ranks below an incomplete one, whose payment is pending.
    if (plan.status === 'canceled' && !isCanceledWithPaidTimeLeft(plan, now)) return 0.5;
    return RANKS[plan.status];
  };
  return plans.toSorted((one, other) => rank(other) - rank(one))[0];
}

/**
 * What a subscription grants. An active, trialing or past-due one grants Premium (past due: the provider still retries
 * the card), and a cancelled one grants Premium until the paid period ends. All others grant Free.
 */
export function entitlementOf(plan: ProviderPlan | undefined, now: Date): Entitlement {
  const free: Entitlement = { tier: 'free', currentPeriodEnd: null };
  if (plan?.tier === undefined) return free;
  const isRunning = plan.status === 'active' || plan.status === 'trialing' || plan.status === 'past_due';
  if (!isRunning && !isCanceledWithPaidTimeLeft(plan, now)) return free;
  return { tier: plan.tier, currentPeriodEnd: plan.currentPeriodEnd };
}

function isCanceledWithPaidTimeLeft(plan: ProviderPlan, now: Date): boolean {
  return plan.status === 'canceled' && plan.isPaid && plan.currentPeriodEnd > now;
}
