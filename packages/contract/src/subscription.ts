import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { SubscriptionTier } from './identity.ts';
import { Timestamp } from './primitives.ts';
import { Limits, Usage } from './usage.ts';

/** The state of a subscription, as named by Stripe. What users see of each: docs/guides/payments.md. */
export const PlanStatus = z.enum([
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'canceled',
  'unpaid',
  'paused',
]);
export type PlanStatus = z.output<typeof PlanStatus>;

export const PaidPlan = z.object({
  status: PlanStatus,
  /** Whether the subscription ends with the paid period instead of being renewed. */
  isEnding: z.boolean(),
});
export type PaidPlan = z.output<typeof PaidPlan>;

export const SubscriptionStatus = z.object({
  user: z.object({ subscriptionTier: SubscriptionTier, currentPeriodEnd: z.nullable(Timestamp) }),
  limits: Limits,
  usage: Usage,
  /** Absent for users who have never had a subscription. */
  plan: z.optional(PaidPlan),
});
export type SubscriptionStatus = z.output<typeof SubscriptionStatus>;

export const getSubscription = endpoint({
  method: 'GET',
  path: '/api/subscription',
  access: 'user',
  summary: 'Subscription, limits and usage of this month.',
  response: SubscriptionStatus,
  errors: [],
});

export const getSubscriptionStatus = endpoint({
  method: 'GET',
  path: '/api/subscription/status',
  access: 'user',
  summary: 'The same as /api/subscription; the chat screens call it after each reply.',
  response: SubscriptionStatus,
  errors: [],
});
