import { randomBytes } from 'node:crypto';
import type { PaidTier } from '@app/contract/payments';
import type { Clock } from '#platform/clock.ts';
import { cardDeclined, paymentBusy, paymentNotFound, unexpectedState, webhookRefused } from './payment-errors.ts';
import type { PaymentProvider } from './payments.ts';
import { cardOutcome } from './sandbox-cards.ts';
import { afterPeriods, pay, payLater, type SandboxRecord, advanceTo, startPeriods, toPlan } from './sandbox-record.ts';

/** Stores the sandbox's subscriptions of a customer. */
export interface SandboxStore {
  /** Newest first. */
  list(customerId: string): Promise<SandboxRecord[]>;
  /** Returns false if the customer already has a record with this key. */
  insert(customerId: string, record: SandboxRecord): Promise<boolean>;
  /** Changes are serialised: no two of them read the same state. Returns undefined if the record does not exist. */
  change(
    customerId: string,
    id: string,
    change: (record: SandboxRecord) => SandboxRecord,
  ): Promise<SandboxRecord | undefined>;
}

export type SandboxAction = 'cancel' | 'resume' | 'fail_renewal' | 'pay';

export interface SandboxProvider extends PaymentProvider {
  /** A payment for the browser; throws billing.payment_not_found unless it belongs to this customer. */
  getIntent(customerId: string, intentId: string): Promise<SandboxRecord>;
  /** Pays with a test card; throws billing.card_declined, .unexpected_state or .payment_not_found. */
  confirm(
    customerId: string,
    intentId: string,
    card: { cardNumber: string; authentication?: 'complete' | 'fail' | undefined },
  ): Promise<SandboxRecord>;
  act(customerId: string, planId: string, action: SandboxAction): Promise<void>;
}

const CUSTOMER_PREFIX = 'cus_test_';

/** The customer ids of the sandbox contain the user id. */
export function sandboxUserId(customerId: string): string {
  return customerId.slice(CUSTOMER_PREFIX.length);
}

/** Stands in for Stripe while no real money moves: the same states, rules and test cards. */
export function createSandboxProvider({ store, clock }: { store: SandboxStore; clock: Clock }): SandboxProvider {
  const { list, change, getIntent } = createCurrentRecords(store, clock);
  return {
    kind: 'sandbox',
    publishableKey: null,
    createCustomer: async ({ userId }) => `${CUSTOMER_PREFIX}${userId}`,
    startPlan: async ({ customerId, tier, key }) => {
      const record = createRecord(tier, key, clock.now());
      if (await store.insert(customerId, record)) return toPlan(record);
      const existing = (await list(customerId)).find((candidate) => candidate.key === key);
      if (existing?.tier !== tier) throw paymentBusy();
      return toPlan(existing);
    },
    listPlans: async (customerId) => (await list(customerId)).map(toPlan),
    findIntent: async (intentId, customerId) => {
      const found = (await list(customerId)).find((record) => record.intentId === intentId);
      return found && { id: found.intentId, status: found.intentStatus };
    },
    changeTier: async (planId, customerId, tier) => {
      await change(customerId, planId, (record, now) => startPeriods({ ...record, tier }, now));
    },
    cancelPlan: async (planId, customerId) => {
      await change(customerId, planId, (record, now) => ({
        ...record,
        status: 'canceled',
        currentPeriodEnd: now.toISOString(),
        intentStatus: record.intentStatus === 'succeeded' ? 'succeeded' : 'canceled',
        arrivesAt: null,
      }));
    },
    openPortal: async (_customerId, returnUrl) => new URL('/upgrade-payment/test-portal', returnUrl).href,
    parseWebhook: () => {
      throw webhookRefused();
    },
    getIntent,
    confirm: async (customerId, intentId, card) => {
      const { id } = await getIntent(customerId, intentId);
      const changed = await change(customerId, id, (record, now) => payByCard(record, card, now));
      if (changed === undefined) throw paymentNotFound();
      return changed;
    },
    act: async (customerId, planId, action) => {
      await change(customerId, planId, (record) => applyAction(record, action));
    },
  };
}

/** Reads and changes stored records. Before that, each record is brought up to the current time. */
function createCurrentRecords(store: SandboxStore, clock: Clock) {
  const list = async (customerId: string): Promise<SandboxRecord[]> =>
    (await store.list(customerId)).map((record) => advanceTo(record, clock.now()));

  async function getIntent(customerId: string, intentId: string): Promise<SandboxRecord> {
    const found = (await list(customerId)).find((record) => record.intentId === intentId);
    if (found === undefined) throw paymentNotFound();
    return found;
  }

  const change = (customerId: string, id: string, update: (record: SandboxRecord, now: Date) => SandboxRecord) =>
    store.change(customerId, id, (record) => update(advanceTo(record, clock.now()), clock.now()));

  return { list, change, getIntent };
}

function createRecord(tier: PaidTier, key: string, now: Date): SandboxRecord {
  const code = () => randomBytes(12).toString('hex');
  const intentId = `pi_${code()}`;
  return {
    id: `sub_${code()}`,
    key,
    intentId,
    clientSecret: `${intentId}_secret_${code()}`,
    intentStatus: 'requires_payment_method',
    tier,
    status: 'incomplete',
    isEnding: false,
    createdAt: now.toISOString(),
    currentPeriodEnd: afterPeriods(now, tier),
    arrivesAt: null,
  };
}

function payByCard(
  record: SandboxRecord,
  { cardNumber, authentication }: { cardNumber: string; authentication?: 'complete' | 'fail' | undefined },
  now: Date,
): SandboxRecord {
  const isPayable = ['requires_payment_method', 'requires_action'].includes(record.intentStatus);
  // As with Stripe, the error contains the payment, so that a second tab sees that it succeeded.
  if (!isPayable) throw unexpectedState({ paymentIntent: { id: record.intentId, status: record.intentStatus } });
  const outcome = cardOutcome(cardNumber);
  if (outcome.kind === 'declines') throw cardDeclined(outcome.message);
  if (outcome.kind === 'processes') return payLater(record, now);
  if (outcome.kind === 'succeeds' || authentication === 'complete') return pay(record, now);
  if (authentication === 'fail') {
    throw cardDeclined('We are unable to authenticate your payment method. Please choose another one and try again.');
  }
  return { ...record, intentStatus: 'requires_action' };
}

function applyAction(record: SandboxRecord, action: SandboxAction): SandboxRecord {
  if (action === 'cancel' || action === 'resume') return { ...record, isEnding: action === 'cancel' };
  if (action === 'fail_renewal') return { ...record, status: record.status === 'active' ? 'past_due' : record.status };
  return { ...record, status: record.status === 'past_due' ? 'active' : record.status };
}
