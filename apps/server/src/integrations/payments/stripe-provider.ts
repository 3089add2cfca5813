import { Stripe } from 'stripe';
import { AppError } from '#platform/app-error.ts';
import type { Clock } from '#platform/clock.ts';
import { cardDeclined, paymentBusy, providerUnavailable, webhookRefused } from './payment-errors.ts';
import type { IntentStatus, PaymentProvider, ProviderEvent } from './payments.ts';
import { type PriceIds, toPlan } from './stripe-plan.ts';

/** Pinned: a newer version of the API is adopted by changing this line and its tests. */
export const STRIPE_API_VERSION = '2026-10-28.endive';

const TIMEOUT_MS = 20_000;
const RETRIES = 2;
/** The maximum age of a webhook; older ones are refused as replays. */
const TOLERANCE_SECONDS = 300;

export interface StripeSettings {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  prices: PriceIds;
  /** Overrides Stripe's address. */
  apiBase?: string | undefined;
  clock: Clock;
}

export function createStripeProvider(settings: StripeSettings): PaymentProvider {
  const { prices, webhookSecret, clock } = settings;
  const stripe = new Stripe(settings.secretKey, {
    apiVersion: STRIPE_API_VERSION,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...toAddressOptions(settings.apiBase),
  });

  return {
    kind: 'stripe',
    publishableKey: settings.publishableKey,
    createCustomer: ({ userId, email, name }) =>
      translate(async () => {
        const customer = { email, name, metadata: { userId } };
        return (await stripe.customers.create(customer, { idempotencyKey: `customer-${userId}` })).id;
      }),
    ...createStripePlans(stripe, prices),
    findIntent: (intentId, customerId) =>
      translate(async () => {
        const intent = await undefinedIfMissing(stripe.paymentIntents.retrieve(intentId));
        const customer = typeof intent?.customer === 'object' ? intent.customer?.id : intent?.customer;
        if (intent === undefined || customer !== customerId) return undefined;
        return { id: intent.id, status: intent.status as IntentStatus };
      }),
    openPortal: (customer, return_url) =>
      translate(async () => (await stripe.billingPortal.sessions.create({ customer, return_url })).url),
    parseWebhook: (rawBody, signature) => {
      try {
        const now = clock.now().getTime();
        return toEvent(
          stripe.webhooks.constructEvent(rawBody, signature ?? '', webhookSecret, TOLERANCE_SECONDS, undefined, now),
        );
      } catch (error) {
        throw webhookRefused(error);
      }
    },
  };
}

type Plans = Pick<PaymentProvider, 'startPlan' | 'listPlans' | 'changeTier' | 'cancelPlan'>;

function createStripePlans(stripe: Stripe, prices: PriceIds): Plans {
  return {
    startPlan: ({ customerId, userId, tier, key }) =>
      translate(async () => {
        const subscription = await stripe.subscriptions.create(
          {
            customer: customerId,
            items: [{ price: prices[tier] }],
            payment_behavior: 'default_incomplete',
            payment_settings: { save_default_payment_method: 'on_subscription' },
            metadata: { userId, tier },
            expand: ['latest_invoice.confirmation_secret'],
          },
          { idempotencyKey: key },
        );
        return toPlan(subscription, prices);
      }),
    listPlans: (customerId) =>
      translate(async () => {
        const { data } = await stripe.subscriptions.list({
          customer: customerId,
          status: 'all',
          limit: 20,
          expand: ['data.latest_invoice.confirmation_secret'],
        });
        return data.map((subscription) => toPlan(subscription, prices));
      }),
    changeTier: (planId, _customerId, tier) =>
      translate(async () => {
        const { items } = await stripe.subscriptions.retrieve(planId);
        await stripe.subscriptions.update(planId, {
          items: [{ id: items.data[0]?.id ?? '', price: prices[tier] }],
          proration_behavior: 'always_invoice',
          payment_behavior: 'error_if_incomplete',
          metadata: { tier },
        });
      }),
    cancelPlan: (planId) =>
      translate(async () => {
        await undefinedIfMissing(stripe.subscriptions.cancel(planId));
      }),
  };
}

function toAddressOptions(address: string | undefined) {
  if (address === undefined) return {};
  const { hostname, port, protocol } = new URL(address);
  const isPlain = protocol === 'http:';
  return {
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? ('http' as const) : ('https' as const),
  };
}

function toEvent({ id, data }: Stripe.Event): ProviderEvent {
  const object = data.object as { object?: string; id?: string; customer?: string | { id: string } | null };
  const customer = object.object === 'customer' ? object.id : object.customer;
  return { id, customerId: typeof customer === 'object' ? customer?.id : customer };
}

/** Undefined for an object that does not exist or was deleted at the provider. */
async function undefinedIfMissing<Value>(call: Promise<Value>): Promise<Value | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) return undefined;
    throw error;
  }
}

/** Translates Stripe's errors to ours. Only those of Stripe's messages that are for the card holder are shown. */
async function translate<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (error instanceof Stripe.errors.StripeIdempotencyError) throw paymentBusy(error);
    if (error instanceof Stripe.errors.StripeCardError) throw cardDeclined(error.message, error);
    if (error instanceof Stripe.errors.StripeError) {
      // Another request with the same key is still running.
      throw error.statusCode === 409 ? paymentBusy(error) : providerUnavailable(error);
    }
    throw error;
  }
}
