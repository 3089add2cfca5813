import { readFileSync } from 'node:fs';
import path from 'node:path';
import { confirmPayment, createPaymentIntent, receiveStripeEvent } from '@app/contract/payments';
import { getSubscription, PlanStatus } from '@app/contract/subscription';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signWebhook, startStripeServer, type StripeServer } from '../../../test/stripe-server/stripe-server.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

const guide = readFileSync(new URL('../../../../../docs/guides/payments.md', import.meta.url), 'utf8');

/** The first two columns of the table whose first column has this heading. */
function readTable(heading: string): [state: string, outcome: string][] {
  const lines = guide.slice(guide.indexOf(`| ${heading}`)).split('\n');
  const end = lines.findIndex((line) => !line.startsWith('|'));
  return lines.slice(2, end).map((line) => {
    const [, state = '', outcome = ''] = line.split('|').map((cell) => cell.trim());
    return [state, outcome];
  });
}

const plans = readTable("Stripe's subscription");
const payments = readTable("Stripe's payment");
const statusNamedIn = (state: string) => /`(\w+)`/.exec(state)?.[1];
const statusesOf = (table: readonly [string, string][]) => new Set(table.map(([state]) => statusNamedIn(state)));

let stripe: StripeServer;
let app: TestApp;

beforeAll(async () => {
  stripe = await startStripeServer(() => new Date('2026-11-20T09:00:00Z'));
  app = await createTestApp({
    environment: {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_test',
      STRIPE_PRICE_MONTHLY: 'price_month',
      STRIPE_PRICE_ANNUAL: 'price_year',
      STRIPE_API_BASE: stripe.address,
      PUBLIC_URL: 'https://assistant.example.org',
    },
  });
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});

let people = 0;
async function beginPayment() {
  const person = await app.signUp(`Ann ${(people += 1)}`);
  const response = await app.request(createPaymentIntent, { as: person, body: { tier: 'premium_monthly' } });
  const intentId = response.body.clientSecret.split('_secret_')[0] ?? '';
  const subscription = stripe.subscriptions.find(({ intent }) => intent.id === intentId) ?? expect.fail('none');
  return { person, intentId, subscription };
}

async function sendWebhook(customer: string): Promise<void> {
  const { body, headers } = signWebhook({ id: `evt_${customer}`, customer }, app.clock.now());
  expect((await app.request(receiveStripeEvent, { body, headers })).status).toBe(200);
}

describe('a subscription that is', () => {
  it.each(plans.filter(([state]) => state !== 'none'))('%s gives %s', async (state, plan) => {
    const { person, subscription } = await beginPayment();
    Object.assign(subscription, {
      status: statusNamedIn(state) ?? 'something_new',
      cancelAtPeriodEnd: state.includes('ending'),
      isPaid: plan === 'Premium',
    });
    await sendWebhook(subscription.customer);
    const { user } = (await app.request(getSubscription, { as: person })).body;
    expect(user.subscriptionTier).toBe(plan === 'Premium' ? 'premium_monthly' : 'free');
  });
});

describe('a first payment that is', () => {
  it.each(payments)('%s is answered: %s', async (state, outcome) => {
    const { person, intentId, subscription } = await beginPayment();
    if (state === '`succeeded`') stripe.pay(intentId);
    else subscription.intent.status = statusNamedIn(state) ?? '';
    const response = await app.request(confirmPayment, { as: person, body: { paymentIntentId: intentId } });
    const expected: Readonly<Record<string, object>> = {
      'the paid plan': { status: 200, body: { subscriptionTier: 'premium_monthly' } },
      'on its way': {
        status: 200,
        body: {
          subscriptionTier: 'free',
          message: expect.stringMatching(/^Your payment is being processed/) as string,
        },
      },
      'not paid': { status: 402, body: { code: 'billing.payment_incomplete' } },
    };
    expect(response).toMatchObject(expected[outcome] ?? expect.fail(`what is "${outcome}"?`));
  });
});

describe('the tables of the guide', () => {
  it('have every status that the contract knows', () => {
    expect([...PlanStatus.options].filter((status) => !statusesOf(plans).has(status))).toEqual([]);
  });

  const directory = process.env['REAL_DATA_DIR'];
  it.skipIf(directory === undefined)('have every status in Stripe’s description of its API', () => {
    const file = path.join(directory ?? '', 'stripe', 'spec3.2023-09-12.json');
    const { components } = JSON.parse(readFileSync(file, 'utf8')) as {
      components: { schemas: Record<string, { properties: { status: { enum: string[] } } }> };
    };
    const listKnownStatuses = (schema: string) => components.schemas[schema]?.properties.status.enum ?? [];
    expect(listKnownStatuses('subscription').length).toBeGreaterThan(5);
    expect(listKnownStatuses('subscription').filter((status) => !statusesOf(plans).has(status))).toEqual([]);
    expect(listKnownStatuses('payment_intent').length).toBeGreaterThan(5);
    expect(listKnownStatuses('payment_intent').filter((status) => !statusesOf(payments).has(status))).toEqual([]);
  });
});
