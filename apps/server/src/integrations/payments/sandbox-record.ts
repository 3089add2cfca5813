import type { PaidTier } from '@app/contract/payments';
import type { PlanStatus } from '@app/contract/subscription';
import type { IntentStatus, ProviderPlan } from './payments.ts';

/** A stored subscription of the sandbox with its first payment. Times are ISO text. */
export interface SandboxRecord {
  id: string;
  /** The idempotency key: one key creates one subscription. */
  key: string;
  intentId: string;
  clientSecret: string;
  intentStatus: IntentStatus;
  tier: PaidTier;
  status: PlanStatus;
  isEnding: boolean;
  createdAt: string;
  currentPeriodEnd: string;
  /** When the first paid period of the current tier began; absent in records stored before this field was added. */
  paidFrom?: string;
  /** When a delayed payment arrives. */
  arrivesAt: string | null;
}

/** How long a delayed payment takes. */
const PROCESSING_MS = 20_000;
/** How long the first payment of a subscription can be made. */
const FIRST_PAYMENT_DEADLINE_MS = 23 * 3_600_000;

/** The record at the current time: delayed payments arrive, periods end and renew, unpaid subscriptions expire. */
export function advanceTo(record: SandboxRecord, now: Date): SandboxRecord {
  if (record.arrivesAt !== null && record.arrivesAt <= now.toISOString()) {
    return advanceTo({ ...pay(record, new Date(record.arrivesAt)), arrivesAt: null }, now);
  }
  const isUnpaid = record.status === 'incomplete' && record.intentStatus !== 'processing';
  if (isUnpaid && now.getTime() - Date.parse(record.createdAt) > FIRST_PAYMENT_DEADLINE_MS) {
    return { ...record, status: 'incomplete_expired', intentStatus: 'canceled' };
  }
  if (record.status !== 'active' || record.currentPeriodEnd > now.toISOString()) return record;
  if (record.isEnding) return { ...record, status: 'canceled' };
  return advanceTo({ ...record, currentPeriodEnd: nextPeriodEnd(record) }, now);
}

export function pay(record: SandboxRecord, now: Date): SandboxRecord {
  return { ...startPeriods(record, now), status: 'active', intentStatus: 'succeeded' };
}

/** The record with a first paid period that begins now. */
export function startPeriods(record: SandboxRecord, now: Date): SandboxRecord {
  return { ...record, paidFrom: now.toISOString(), currentPeriodEnd: afterPeriods(now, record.tier) };
}

export function payLater(record: SandboxRecord, now: Date): SandboxRecord {
  return { ...record, intentStatus: 'processing', arrivesAt: new Date(now.getTime() + PROCESSING_MS).toISOString() };
}

/** The end of `periods` months or years: on the same day as `start`, or on the last day of a shorter month. */
export function afterPeriods(start: Date, tier: PaidTier, periods = 1): string {
  const months = (tier === 'premium_annual' ? 12 : 1) * periods;
  const end = new Date(start);
  end.setUTCMonth(start.getUTCMonth() + months);
  // A shorter month overflows into the next one; day 0 is the last day of the month before.
  if (end.getUTCDate() !== start.getUTCDate()) end.setUTCDate(0);
  return end.toISOString();
}

/** The end is counted from the first period, so that a short month does not change the day of later periods. */
function nextPeriodEnd({ paidFrom, currentPeriodEnd, tier }: SandboxRecord): string {
  const first = new Date(paidFrom ?? currentPeriodEnd);
  for (let periods = 1; ; periods += 1) {
    const end = afterPeriods(first, tier, periods);
    if (end > currentPeriodEnd) return end;
  }
}

export function toPlan(record: SandboxRecord): ProviderPlan {
  const { id, status, tier, isEnding, intentId, clientSecret } = record;
  return {
    id,
    status,
    tier,
    isEnding,
    isPaid: record.intentStatus === 'succeeded',
    currentPeriodEnd: new Date(record.currentPeriodEnd),
    createdAt: new Date(record.createdAt),
    payment: status === 'incomplete' ? { intentId, clientSecret } : undefined,
  };
}
