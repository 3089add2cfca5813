/** Buying Premium: a payment is created, paid in the browser and confirmed; the state at the provider decides. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { SubscriptionTier } from './identity.ts';
import { requestObject } from './primitives.ts';
import { SubscriptionStatus } from './subscription.ts';

/** What can be bought. */
export const PaidTier = z.enum(
  ['premium_monthly', 'premium_annual'],
  'Please choose Premium Monthly or Premium Annual.',
);
export type PaidTier = z.output<typeof PaidTier>;

/** Prices in whole dollars, as shown on the pages. */
export const prices = { premium_monthly: 19, premium_annual: 190 } as const satisfies Record<PaidTier, number>;

export const PaymentSetup = z.object({
  /** `sandbox` makes no real payments; with `off` nothing can be bought. */
  provider: z.enum(['stripe', 'sandbox', 'off']),
  /** The key for Stripe's script in the browser; null without Stripe. */
  publishableKey: z.nullable(z.string()),
});
export type PaymentSetup = z.output<typeof PaymentSetup>;

export const PaymentIntentCreated = z.object({ clientSecret: z.string() });
export type PaymentIntentCreated = z.output<typeof PaymentIntentCreated>;

export const PaymentConfirmed = z.object({ subscriptionTier: SubscriptionTier, message: z.string() });
export type PaymentConfirmed = z.output<typeof PaymentConfirmed>;

const TierBody = requestObject({ tier: PaidTier });

const noPayment = 'This payment does not exist.';
export const ConfirmPaymentBody = requestObject({
  paymentIntentId: z.string(noPayment).check(z.regex(/^[A-Za-z0-9_]{1,255}$/, noPayment)),
});
export type ConfirmPaymentBody = z.output<typeof ConfirmPaymentBody>;

export const getPaymentSetup = endpoint({
  method: 'GET',
  path: '/api/subscription/payments',
  access: 'user',
  summary: 'The payment provider of this instance.',
  response: PaymentSetup,
  errors: [],
});

export const createPaymentIntent = endpoint({
  method: 'POST',
  path: '/api/subscription/create-payment-intent',
  access: 'user',
  summary: 'Creates a payment for a tier, or returns the existing one that is not paid yet.',
  body: TierBody,
  response: PaymentIntentCreated,
  errors: [
    'billing.payments_off',
    'billing.already_subscribed',
    'billing.payment_busy',
    'billing.provider_unavailable',
  ],
});

export const confirmPayment = endpoint({
  method: 'POST',
  path: '/api/subscription/confirm-payment',
  access: 'user',
  summary: 'Reads the state of a payment from the provider. A repeated call has no effect.',
  body: ConfirmPaymentBody,
  response: PaymentConfirmed,
  errors: [
    'billing.payments_off',
    'billing.payment_not_found',
    'billing.payment_incomplete',
    'billing.provider_unavailable',
  ],
});

export const changeTier = endpoint({
  method: 'POST',
  path: '/api/subscription/change-tier',
  access: 'user',
  summary: 'Switches an active subscription between monthly and annual, with proration.',
  body: TierBody,
  response: SubscriptionStatus,
  errors: ['billing.payments_off', 'billing.no_subscription', 'billing.card_declined', 'billing.provider_unavailable'],
});

export const openPortal = endpoint({
  method: 'POST',
  path: '/api/subscription/portal',
  access: 'user',
  summary:
    "A temporary address of the provider's portal for cancelling, resuming, changing the card and reading invoices.",
  response: z.object({ url: z.string() }),
  errors: ['billing.payments_off', 'billing.no_subscription', 'billing.provider_unavailable'],
});

export const receiveStripeEvent = endpoint({
  method: 'POST',
  path: '/api/webhooks/stripe',
  access: 'public',
  summary: 'Receives webhook events of Stripe, which are signed over the raw body.',
  consumes: 'raw-json',
  response: z.object({ received: z.boolean() }),
  errors: ['billing.payments_off', 'billing.webhook_refused', 'billing.provider_unavailable'],
});
