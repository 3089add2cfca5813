import { type PaidTier, prices } from '@app/contract/payments';
import { formatDate } from '#lib/dates.ts';
import { t } from './subscription.messages.ts';

export function isPaidTier(value: string | null | undefined): value is PaidTier {
  return value === 'premium_monthly' || value === 'premium_annual';
}

export function tierName(tier: PaidTier): string {
  return tier === 'premium_annual' ? t('annual') : t('monthly');
}

/** Today's payment, and the date of the next one. */
export function priceSentence(tier: PaidTier, now: Date, timeZone: string): string {
  const nextPayment = new Date(now);
  nextPayment.setUTCMonth(nextPayment.getUTCMonth() + (tier === 'premium_annual' ? 12 : 1));
  // If the new month lacks this day, the date has moved into the month after. Day 0 moves it back to the last day.
  if (nextPayment.getUTCDate() !== now.getUTCDate()) nextPayment.setUTCDate(0);
  const values = { price: prices[tier], date: formatDate(nextPayment, timeZone) };
  return tier === 'premium_annual' ? t('annualSentence', values) : t('monthlySentence', values);
}
