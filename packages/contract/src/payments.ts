/** Paying for Premium: a payment is begun, paid in the browser and confirmed; the provider has the last word. */
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

/** In whole dollars, as the pages name them. */
export const prices = { premium_monthly: 19, premium_annual: 190 } as const satisfies Record<PaidTier, number>;

export const PaymentSetup = z.object({
  /** `sandbox` moves no money; with `off` nothing can be bought here. */
  provider: z.enum(['stripe', 'sandbox', 'off']),
  /** For Stripe's script in the browser; null without Stripe. */
  publishableKey: z.nullable(z.string()),
});
export type PaymentSetup = z.output<typeof PaymentSetup>;

export const PaymentBegun = z.object({ clientSecret: z.string() });
export type PaymentBegun = z.output<typeof PaymentBegun>;

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
  summary: 'How Premium can be paid for here.',
  response: PaymentSetup,
  errors: [],
});

export const createPaymentIntent = endpoint({
  method: 'POST',
  path: '/api/subscription/create-payment-intent',
  access: 'user',
  summary: 'Begin to pay for a tier. Asking again before it is paid answers the same payment.',
  body: TierBody,
  response: PaymentBegun,
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
  summary: 'Look with the provider what became of a payment. Repeating it changes nothing.',
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
  summary: 'Switch a running plan between monthly and annual; what was paid already counts.',
  body: TierBody,
  response: SubscriptionStatus,
  errors: ['billing.payments_off', 'billing.no_subscription', 'billing.card_declined', 'billing.provider_unavailable'],
});

export const openPortal = endpoint({
  method: 'POST',
  path: '/api/subscription/portal',
  access: 'user',
  summary: 'A short-lived address where the plan is cancelled or resumed, the card changed and invoices are read.',
  response: z.object({ url: z.string() }),
  errors: ['billing.payments_off', 'billing.no_subscription', 'billing.provider_unavailable'],
});

export const receiveStripeEvent = endpoint({
  method: 'POST',
  path: '/api/webhooks/stripe',
  access: 'public',
  summary: 'Stripe says that something changed. Signed over the raw body.',
  consumes: 'raw-json',
  response: z.object({ received: z.boolean() }),
  errors: ['billing.payments_off', 'billing.webhook_refused', 'billing.provider_unavailable'],
});
