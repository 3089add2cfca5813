import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { SubscriptionTier } from './identity.ts';
import { Timestamp } from './primitives.ts';
import { Limits, Usage } from './usage.ts';

export const SubscriptionStatus = z.object({
  user: z.object({ subscriptionTier: SubscriptionTier, currentPeriodEnd: z.nullable(Timestamp) }),
  limits: Limits,
  usage: Usage,
});
export type SubscriptionStatus = z.output<typeof SubscriptionStatus>;

export const getSubscription = endpoint({
  method: 'GET',
  path: '/api/subscription',
  access: 'user',
  summary: 'Plan, limits and usage of this month.',
  response: SubscriptionStatus,
  errors: [],
});

export const getSubscriptionStatus = endpoint({
  method: 'GET',
  path: '/api/subscription/status',
  access: 'user',
  summary: 'The same as /api/subscription, for the chat screens to read again after each reply.',
  response: SubscriptionStatus,
  errors: [],
});
