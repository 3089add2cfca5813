/** A stand-in for a payment provider without real payments. Its responses are like those of Stripe. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { requestObject } from './primitives.ts';
import { SubscriptionStatus } from './subscription.ts';

export const SandboxIntent = z.object({
  id: z.string(),
  status: z.enum(['requires_payment_method', 'requires_action', 'processing', 'succeeded', 'canceled']),
  /** In cents. */
  amount: z.int(),
  currency: z.string(),
});
export type SandboxIntent = z.output<typeof SandboxIntent>;

const params = z.object({ id: z.string().check(z.regex(/^pi_[A-Za-z0-9]{1,100}$/, 'This payment does not exist.')) });

const cardMessage = 'Please enter a card number.';
export const SandboxConfirmBody = requestObject({
  cardNumber: z.string(cardMessage).check(z.trim(), z.minLength(1, cardMessage), z.maxLength(40, cardMessage)),
  /** The response to a 3-D Secure challenge; absent before there is one. */
  authentication: z.optional(z.enum(['complete', 'fail'], 'Please send complete or fail.')),
});
export type SandboxConfirmBody = z.output<typeof SandboxConfirmBody>;

export const getSandboxIntent = endpoint({
  method: 'GET',
  path: '/api/sandbox/payment-intents/:id',
  access: 'user',
  summary: 'A test payment of the signed-in user.',
  params,
  response: SandboxIntent,
  errors: ['billing.payment_not_found'],
});

export const confirmSandboxIntent = endpoint({
  method: 'POST',
  path: '/api/sandbox/payment-intents/:id/confirm',
  access: 'user',
  summary: 'Pays a test payment with one of the well-known test card numbers.',
  params,
  body: SandboxConfirmBody,
  response: SandboxIntent,
  errors: ['billing.payment_not_found', 'billing.card_declined', 'billing.unexpected_state'],
});

export const changeSandboxPlan = endpoint({
  method: 'POST',
  path: '/api/sandbox/plan',
  access: 'user',
  summary: "Simulates the provider's portal and the passing of time for a test subscription.",
  body: requestObject({
    action: z.enum(['cancel', 'resume', 'fail_renewal', 'pay'], 'Please send cancel, resume, fail_renewal or pay.'),
  }),
  response: SubscriptionStatus,
  errors: ['billing.payment_not_found', 'billing.no_subscription'],
});
