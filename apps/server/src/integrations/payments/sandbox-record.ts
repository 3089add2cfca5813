import type { PaidTier } from '@app/contract/payments';
import type { PlanStatus } from '@app/contract/subscription';
import type { IntentStatus, ProviderPlan } from './payments.ts';

/** A stored subscription of the sandbox with its first payment. Times are ISO text. */
export interface SandboxRecord {
  id: string;
  /** The idempotency key: the same key means the same subscription. */
  key: string;
  intentId: string;
  clientSecret: string;
  intentStatus: IntentStatus;
  tier: PaidTier;
  status: PlanStatus;
  isEnding: boolean;
  createdAt: string;
  currentPeriodEnd: string;
  /** When a delayed payment arrives. */
  arrivesAt: string | null;
}

const PROCESSING_MS = 20_000;
const FIRST_PAYMENT_MS = 23 * 3_600_000;

/** The record at the current time: delayed payments arrive, periods end and renew, unpaid subscriptions expire. */
export function settle(record: SandboxRecord, now: Date): SandboxRecord {
  if (record.arrivesAt !== null && record.arrivesAt <= now.toISOString()) {
    return settle({ ...pay(record, new Date(record.arrivesAt)), arrivesAt: null }, now);
  }
  const isUnpaid = record.status === 'incomplete' && record.intentStatus !== 'processing';
  if (isUnpaid && now.getTime() - Date.parse(record.createdAt) > FIRST_PAYMENT_MS) {
    return { ...record, status: 'incomplete_expired', intentStatus: 'canceled' };
  }
  if (record.status !== 'active' || record.currentPeriodEnd > now.toISOString()) return record;
  if (record.isEnding) return { ...record, status: 'canceled' };
  return settle({ ...record, currentPeriodEnd: afterPeriod(new Date(record.currentPeriodEnd), record.tier) }, now);
}

export function pay(record: SandboxRecord, now: Date): SandboxRecord {
  return { ...record, status: 'active', intentStatus: 'succeeded', currentPeriodEnd: afterPeriod(now, record.tier) };
}

export function payLater(record: SandboxRecord, now: Date): SandboxRecord {
  return { ...record, intentStatus: 'processing', arrivesAt: new Date(now.getTime() + PROCESSING_MS).toISOString() };
}

/** A month or a year later on the same day, or on the last day of a shorter month. */
export function afterPeriod(start: Date, tier: PaidTier): string {
  const months = tier === 'premium_annual' ? 12 : 1;
  const end = new Date(start);
  end.setUTCMonth(start.getUTCMonth() + months);
  if (end.getUTCDate() !== start.getUTCDate()) end.setUTCDate(0);
  return end.toISOString();
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
