import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface FakeSubscription {
  id: string;
  customer: string;
  /** From the metadata that our server sent to Stripe. */
  userId: string | undefined;
  status: string;
  price: string;
  created: number;
  currentPeriodEnd: number;
  cancelAtPeriodEnd: boolean;
  intent: { id: string; status: string; secret: string };
  isPaid: boolean;
}

export type Fixtures = Readonly<Record<string, Record<string, unknown>>>;

/** Stripe's sample objects, so that answers have all real fields. Without REAL_DATA_DIR they have only a few fields. */
export function loadFixtures(dataDirectory: string | undefined): Fixtures {
  if (dataDirectory === undefined) return {};
  const file = path.join(dataDirectory, 'stripe', 'fixtures3.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { resources: Fixtures }).resources;
}

export function describeSubscription(fixtures: Fixtures, subscription: FakeSubscription): Record<string, unknown> {
  const { id, customer, status, price, created, currentPeriodEnd, cancelAtPeriodEnd } = subscription;
  const item = {
    id: `si_${id}`,
    object: 'subscription_item',
    current_period_end: currentPeriodEnd,
    price: { id: price, object: 'price' },
    quantity: 1,
  };
  return {
    ...fixtures['subscription'],
    id,
    object: 'subscription',
    customer,
    status,
    created,
    cancel_at: null,
    cancel_at_period_end: cancelAtPeriodEnd,
    items: { object: 'list', data: [item], has_more: false },
    latest_invoice: {
      ...fixtures['invoice'],
      id: `in_${id}`,
      object: 'invoice',
      status: subscription.isPaid ? 'paid' : 'open',
      confirmation_secret: { client_secret: subscription.intent.secret, type: 'payment_intent' },
    },
  };
}

export function describeIntent(fixtures: Fixtures, { intent, customer }: FakeSubscription): Record<string, unknown> {
  const { id, status, secret } = intent;
  return { ...fixtures['payment_intent'], id, object: 'payment_intent', status, customer, client_secret: secret };
}
