import { type PaidTier, prices } from '@app/contract/payments';
import { formatDate } from '#lib/dates.ts';
import { t } from './subscription.messages.ts';

export function isPaidTier(value: string | null | undefined): value is PaidTier {
  return value === 'premium_monthly' || value === 'premium_annual';
}

export function tierName(tier: PaidTier): string {
  return tier === 'premium_annual' ? t('annual') : t('monthly');
}

/** What is paid today, and when the next payment is due. */
export function priceSentence(tier: PaidTier, now: Date, timeZone: string): string {
  const next = new Date(now);
  next.setUTCMonth(next.getUTCMonth() + (tier === 'premium_annual' ? 12 : 1));
  // A shorter month has no such day: its last day is meant, not the first ones of the month after it.
  if (next.getUTCDate() !== now.getUTCDate()) next.setUTCDate(0);
  const values = { price: prices[tier], date: formatDate(next, timeZone) };
  return tier === 'premium_annual' ? t('annualSentence', values) : t('monthlySentence', values);
}
