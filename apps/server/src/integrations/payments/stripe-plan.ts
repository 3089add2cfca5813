import type { PaidTier } from '@app/contract/payments';
import { PlanStatus } from '@app/contract/subscription';
import type Stripe from 'stripe';
import type { ProviderPlan } from './payments.ts';

export type PriceIds = Readonly<Record<PaidTier, string>>;

/** Fields that older versions of the API have in another place; both places are read. */
interface OlderSubscription {
  current_period_end?: number;
}
interface OlderInvoice {
  payment_intent?: { client_secret?: string | null } | string | null;
}

export function toPlan(subscription: Stripe.Subscription, prices: PriceIds): ProviderPlan {
  const item = subscription.items.data[0];
  const invoice = typeof subscription.latest_invoice === 'object' ? subscription.latest_invoice : null;
  const periodEnd = item?.current_period_end ?? (subscription as OlderSubscription).current_period_end ?? 0;
  const clientSecret = readClientSecret(invoice);
  return {
    id: subscription.id,
    // An unknown status of a later version grants nothing.
    status: PlanStatus.safeParse(subscription.status).data ?? 'paused',
    tier: tierOf(item?.price.id, prices),
    isPaid: invoice?.status === 'paid',
    currentPeriodEnd: new Date(periodEnd * 1000),
    isEnding: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    createdAt: new Date(subscription.created * 1000),
    payment:
      clientSecret === undefined ? undefined : { clientSecret, intentId: clientSecret.split('_secret_')[0] ?? '' },
  };
}

function tierOf(priceId: string | undefined, prices: PriceIds): PaidTier | undefined {
  if (priceId === prices.premium_monthly) return 'premium_monthly';
  return priceId === prices.premium_annual ? 'premium_annual' : undefined;
}

function readClientSecret(invoice: Stripe.Invoice | null): string | undefined {
  const older = (invoice as OlderInvoice | null)?.payment_intent;
  const fromOlder = typeof older === 'object' ? older?.client_secret : undefined;
  return invoice?.confirmation_secret?.client_secret ?? fromOlder ?? undefined;
}
