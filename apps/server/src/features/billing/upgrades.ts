import { setTimeout } from 'node:timers/promises';
import type { PaidTier, PaymentConfirmed, PaymentSetup } from '@app/contract/payments';
import { isPremiumTier } from '@app/contract/identity';
import type { Database } from '#db/database.ts';
import type { Payments } from '#integrations/payments/create-payments.ts';
import type { Payer, PaymentProvider, ProviderPlan } from '#integrations/payments/payments.ts';
import type { Clock } from '#platform/clock.ts';
import * as errors from './billing.errors.ts';
import * as billingRepository from './billing.repository.ts';
import type { Entitlement } from './plan-entitlement.ts';
import type { PlanSync } from './plan-sync.ts';
import * as plansRepository from './plans.repository.ts';

export type Upgrades = ReturnType<typeof createUpgrades>;

const PLAN_NAMES: Readonly<Record<PaidTier, string>> = {
  premium_monthly: 'Premium Monthly',
  premium_annual: 'Premium Annual',
};
const MAX_PLAN_CHECKS = 4;
const PLAN_CHECK_PAUSE_MS = 500;
const PROCESSING = 'Your payment is being processed. Premium begins as soon as it is confirmed.';

interface UpgradeDependencies {
  db: Database;
  clock: Clock;
  payments: Payments;
  sync: PlanSync;
  findPayer: (userId: string) => Promise<Payer>;
  /** Replaced in tests, which do not wait. */
  pause?: (milliseconds: number) => Promise<void>;
}

/** Buying, confirming and changing a plan. */
export function createUpgrades(dependencies: UpgradeDependencies) {
  return { ...createPurchases(dependencies), ...createPlanChanges(dependencies) };
}

function createPurchases(dependencies: UpgradeDependencies) {
  const { db, payments, sync } = dependencies;

  return {
    getSetup: (): PaymentSetup => {
      const provider = payments.current();
      return { provider: provider?.kind ?? 'off', publishableKey: provider?.publishableKey ?? null };
    },

    /** The client secret of the payment to make. Two concurrent calls get the same secret. */
    startPurchase: async (userId: string, tier: PaidTier): Promise<string> => {
      const provider = requireProvider(payments);
      const row = await requireCustomer(dependencies, provider, userId);
      const plans = await provider.listPlans(row.customerId);
      const isRunning = plans.some(({ status }) => ['active', 'trialing', 'past_due'].includes(status));
      const current = await billingRepository.findTier(db, userId);
      if (isRunning) await sync.syncUser(provider, userId);
      // The tier `premium` is granted by the operator; bought tiers have other names.
      if (isRunning || current?.subscriptionTier === 'premium') throw errors.alreadySubscribed();
      const unpaidPlan = plans.find(({ status }) => status === 'incomplete');
      const secret = await findOpenPayment(provider, row.customerId, unpaidPlan, tier);
      if (secret !== undefined) return secret;
      // The provider creates one plan per idempotency key. If an attempt has created none yet, its key is used again,
      // so that two attempts cannot create two plans.
      const attempt =
        plans.length < row.attempt
          ? row.attempt
          : await plansRepository.incrementAttempt(db, userId, provider.kind, row.attempt);
      const key = `plan-${userId}-${attempt}`;
      const started = await provider.startPlan({ customerId: row.customerId, userId, tier, key });
      if (started.payment === undefined) throw errors.paymentBusy();
      await sync.syncUser(provider, userId);
      return started.payment.clientSecret;
    },

    confirm: async (userId: string, paymentIntentId: string): Promise<PaymentConfirmed> => {
      const provider = requireProvider(payments);
      const row = await plansRepository.findPlanRow(db, userId, provider.kind);
      const intent = row && (await provider.findIntent(paymentIntentId, row.customerId));
      if (intent === undefined) throw errors.paymentNotFound();
      const isPaid = intent.status === 'succeeded';
      const { tier } = await (isPaid ? waitForPlan(dependencies, provider, userId) : sync.syncUser(provider, userId));
      if (tier !== 'free') return { subscriptionTier: tier, message: `You are now subscribed to ${PLAN_NAMES[tier]}` };
      // Paid or being paid, but the provider has not started the plan yet: a webhook will follow.
      const isPending = ['processing', 'requires_capture', 'succeeded'].includes(intent.status);
      if (!isPending) throw errors.paymentIncomplete();
      const current = await billingRepository.findTier(db, userId);
      const isPremium = isPremiumTier(current?.subscriptionTier ?? '');
      return { subscriptionTier: isPremium ? 'premium' : 'free', message: PROCESSING };
    },
  };
}

function createPlanChanges({ db, payments, sync }: UpgradeDependencies) {
  return {
    changeTier: async (userId: string, tier: PaidTier): Promise<void> => {
      const provider = requireProvider(payments);
      const row = await plansRepository.findPlanRow(db, userId, provider.kind);
      const isRunning = row?.status === 'active' || row?.status === 'trialing';
      if (row?.planId == null || !isRunning) throw errors.noSubscription();
      await provider.changeTier(row.planId, row.customerId, tier);
      await sync.syncUser(provider, userId);
    },

    openPortal: async (userId: string, returnUrl: string): Promise<string> => {
      const provider = requireProvider(payments);
      const row = await plansRepository.findPlanRow(db, userId, provider.kind);
      if (row === undefined) throw errors.noSubscription();
      return provider.openPortal(row.customerId, returnUrl);
    },

    /** Ends a user's plans at the current provider immediately. Called before the account is closed. */
    cancelNow: async (userId: string): Promise<void> => {
      const provider = payments.current();
      const row = provider && (await plansRepository.findPlanRow(db, userId, provider.kind));
      if (provider === undefined || row === undefined) return;
      for (const { id, status } of await provider.listPlans(row.customerId)) {
        if (!['canceled', 'incomplete_expired'].includes(status)) await provider.cancelPlan(id, row.customerId);
      }
      await sync.syncUser(provider, userId);
    },
  };
}

function requireProvider(payments: Payments): PaymentProvider {
  const provider = payments.current();
  if (provider === undefined) throw errors.paymentsTurnedOff();
  return provider;
}

async function requireCustomer(
  { db, clock, findPayer }: UpgradeDependencies,
  provider: PaymentProvider,
  userId: string,
): Promise<plansRepository.PlanRow> {
  const found = await plansRepository.findPlanRow(db, userId, provider.kind);
  if (found !== undefined) return found;
  const customerId = await provider.createCustomer(await findPayer(userId));
  await plansRepository.insertCustomer(db, userId, { provider: provider.kind, customerId, now: clock.now() });
  const row = await plansRepository.findPlanRow(db, userId, provider.kind);
  if (row === undefined) throw new Error('the customer was not stored');
  return row;
}

/** The client secret of an open payment for this tier; an open payment for the other tier is cancelled. */
async function findOpenPayment(
  provider: PaymentProvider,
  customerId: string,
  unpaidPlan: ProviderPlan | undefined,
  tier: PaidTier,
): Promise<string | undefined> {
  if (unpaidPlan?.payment === undefined) return undefined;
  if (unpaidPlan.tier === tier) return unpaidPlan.payment.clientSecret;
  // A payment that is being processed cannot be cancelled, so the user gets the plan of that payment.
  const intent = await provider.findIntent(unpaidPlan.payment.intentId, customerId);
  if (intent?.status === 'processing' || intent?.status === 'succeeded') return unpaidPlan.payment.clientSecret;
  await provider.cancelPlan(unpaidPlan.id, customerId);
  return undefined;
}

/**
 * Reads the plan, at most MAX_PLAN_CHECKS times, until it has started: a provider starts it shortly after the payment.
 */
async function waitForPlan(
  { sync, pause = (ms) => setTimeout(ms) }: UpgradeDependencies,
  provider: PaymentProvider,
  userId: string,
): Promise<Entitlement> {
  for (let checks = 1; ; checks += 1) {
    const entitlement = await sync.syncUser(provider, userId);
    if (entitlement.tier !== 'free' || checks === MAX_PLAN_CHECKS) return entitlement;
    await pause(PLAN_CHECK_PAUSE_MS);
  }
}
