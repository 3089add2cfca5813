import { getCurrentUser } from '@app/contract/identity';
import {
  changeTier,
  confirmPayment,
  createPaymentIntent,
  getPaymentSetup,
  openPortal,
  receiveStripeEvent,
} from '@app/contract/payments';
import { confirmSandboxIntent } from '@app/contract/sandbox';
import { getSubscription } from '@app/contract/subscription';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signWebhook, startStripeServer, type StripeServer } from '../../../test/stripe-server/stripe-server.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let stripe: StripeServer;
let app: TestApp;
let clock = new Date('2026-11-20T09:00:00Z');

beforeAll(async () => {
  stripe = await startStripeServer(() => clock);
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

const beginPayment = (as: TestUser, tier: 'premium_monthly' | 'premium_annual' = 'premium_monthly') =>
  app.request(createPaymentIntent, { as, body: { tier } });
const intentOf = (clientSecret: string) => clientSecret.split('_secret_')[0] ?? '';
const requestConfirmation = (as: TestUser, paymentIntentId: string) =>
  app.request(confirmPayment, { as, body: { paymentIntentId } });
const fetchSubscription = async (as: TestUser) => (await app.request(getSubscription, { as })).body;
const findSubscription = (intentId: string) =>
  stripe.subscriptions.find(({ intent }) => intent.id === intentId) ?? expect.fail('no subscription');

let events = 0;
async function sendWebhook(customer: string, options: { id?: string; at?: Date; secret?: string } = {}) {
  const event = { id: options.id ?? `evt_${(events += 1)}`, customer };
  const { body, headers } = signWebhook(event, options.at ?? app.clock.now(), options.secret);
  return app.request(receiveStripeEvent, { body, headers });
}

async function buySubscription(name: string, tier?: 'premium_annual') {
  const person = await app.signUp(name);
  const intentId = intentOf((await beginPayment(person, tier)).body.clientSecret);
  stripe.pay(intentId);
  await requestConfirmation(person, intentId);
  return { person, subscription: findSubscription(intentId) };
}

describe('buying Premium', () => {
  it('starts a payment, and starts the plan once the payment is made', async () => {
    const ann = await app.signUp('Ann');
    expect((await app.request(getPaymentSetup, { as: ann })).body).toEqual({
      provider: 'stripe',
      publishableKey: 'pk_test_1',
    });
    const { clientSecret } = (await beginPayment(ann)).body;
    expect(clientSecret).toMatch(/^pi_\w+_secret_\w+$/);
    expect(await fetchSubscription(ann)).toMatchObject({
      user: { subscriptionTier: 'free' },
      plan: { status: 'incomplete' },
    });

    expect(await requestConfirmation(ann, intentOf(clientSecret))).toMatchObject({
      status: 402,
      body: { code: 'billing.payment_incomplete' },
    });
    stripe.pay(intentOf(clientSecret));
    for (const _again of [1, 2]) {
      expect((await requestConfirmation(ann, intentOf(clientSecret))).body).toEqual({
        subscriptionTier: 'premium_monthly',
        message: 'You are now subscribed to Premium Monthly',
      });
    }
    expect(await fetchSubscription(ann)).toMatchObject({
      user: { subscriptionTier: 'premium_monthly', currentPeriodEnd: '2026-12-20T09:00:00.000Z' },
      limits: { aiChatCount: 0 },
      plan: { status: 'active', isEnding: false },
    });
    expect((await app.request(getCurrentUser, { as: ann })).body.subscriptionTier).toBe('premium_monthly');
    expect(await beginPayment(ann)).toMatchObject({ status: 409, body: { code: 'billing.already_subscribed' } });
  });

  it('reports a pending payment, and applies it when it arrives after the tab was closed', async () => {
    const ben = await app.signUp('Ben');
    const intentId = intentOf((await beginPayment(ben, 'premium_annual')).body.clientSecret);
    stripe.pay(intentId, 'processing');
    expect((await requestConfirmation(ben, intentId)).body).toEqual({
      subscriptionTier: 'free',
      message: expect.stringMatching(/^Your payment is being processed/) as string,
    });
    stripe.pay(intentId);
    expect((await sendWebhook(findSubscription(intentId).customer)).body).toEqual({ received: true });
    expect((await fetchSubscription(ben)).user.subscriptionTier).toBe('premium_annual');
  });

  it('from two tabs at the same time creates one subscription', async () => {
    const cy = await app.signUp('Cy');
    const before = stripe.subscriptions.length;
    const answers = await Promise.all([beginPayment(cy), beginPayment(cy), beginPayment(cy)]);
    expect(new Set(answers.map(({ body }) => body.clientSecret)).size).toBe(1);
    expect(stripe.subscriptions.length).toBe(before + 1);
  });

  it('of the other tier cancels the open payment, and a later attempt starts a new one', async () => {
    const dan = await app.signUp('Dan');
    const monthly = intentOf((await beginPayment(dan)).body.clientSecret);
    const annual = intentOf((await beginPayment(dan, 'premium_annual')).body.clientSecret);
    expect(annual).not.toBe(monthly);
    expect(findSubscription(monthly).status).toBe('canceled');
    findSubscription(annual).status = 'incomplete_expired';
    const again = intentOf((await beginPayment(dan, 'premium_annual')).body.clientSecret);
    expect(again).not.toBe(annual);
  });

  it('refuses an unknown tier and another person’s payment', async () => {
    const eve = await app.signUp('Eve');
    const { person } = await buySubscription('Fay');
    const response = await app.request(createPaymentIntent, { as: eve, body: { tier: 'premium', amount: 1 } });
    expect(response).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    const intentId = intentOf((await beginPayment(eve)).body.clientSecret);
    stripe.pay(intentId);
    expect(await requestConfirmation(person, intentId)).toMatchObject({
      status: 404,
      body: { code: 'billing.payment_not_found' },
    });
    expect(await requestConfirmation(eve, 'pi_nobody')).toMatchObject({ status: 404 });
    const test = await app.request(confirmSandboxIntent, {
      as: eve,
      params: { id: intentId },
      body: { cardNumber: '4242424242424242' },
    });
    expect(test).toMatchObject({ status: 404, body: { code: 'billing.payment_not_found' } });
  });

  it('is refused with a message while Stripe cannot be reached', async () => {
    const gus = await app.signUp('Gus');
    stripe.failNext(3, 500);
    expect(await beginPayment(gus)).toMatchObject({ status: 503, body: { code: 'billing.provider_unavailable' } });
    expect((await beginPayment(gus)).status).toBe(200);
  });
});

describe('a webhook', () => {
  it('is accepted only with a valid and recent signature', async () => {
    const { subscription } = await buySubscription('Hal');
    const refused = { status: 400, body: { code: 'billing.webhook_refused' } };
    expect(await sendWebhook(subscription.customer, { secret: 'whsec_other' })).toMatchObject(refused);
    const old = new Date(app.clock.now().getTime() - 301_000);
    expect(await sendWebhook(subscription.customer, { at: old })).toMatchObject(refused);
    const signed = signWebhook({ id: 'evt_changed', customer: subscription.customer }, app.clock.now());
    const changed = signed.body.replace('anything', 'active');
    expect(await app.request(receiveStripeEvent, { body: changed, headers: signed.headers })).toMatchObject(refused);
    const bare = { body: '{}', headers: { 'content-type': 'application/json' } };
    expect(await app.request(receiveStripeEvent, bare)).toMatchObject(refused);
  });

  it('is processed once when sent twice, and ignored for an unknown customer', async () => {
    const { subscription } = await buySubscription('Ida');
    const countListRequests = () => stripe.requests.filter((line) => line === 'GET /v1/subscriptions').length;
    const before = countListRequests();
    for (const _time of [1, 2])
      expect((await sendWebhook(subscription.customer, { id: 'evt_twice' })).status).toBe(200);
    expect(countListRequests()).toBe(before + 1);
    expect((await sendWebhook('cus_unknown')).status).toBe(200);
    expect(countListRequests()).toBe(before + 1);
  });

  it('is sent again by Stripe when the state could not be read', async () => {
    const { person, subscription } = await buySubscription('Jim');
    subscription.status = 'past_due';
    stripe.failNext(3, 500);
    expect((await sendWebhook(subscription.customer, { id: 'evt_again' })).status).toBe(503);
    expect((await sendWebhook(subscription.customer, { id: 'evt_again' })).status).toBe(200);
    expect((await fetchSubscription(person)).plan?.status).toBe('past_due');
  });
});

describe('a plan', () => {
  it.each([
    ['past_due', 'premium_monthly'],
    ['trialing', 'premium_monthly'],
    // The paid period is not over.
    ['canceled', 'premium_monthly'],
    ['unpaid', 'free'],
    ['incomplete_expired', 'free'],
    ['paused', 'free'],
    ['something_new', 'free'],
  ])('that is %s gives %s', async (status, tier) => {
    const { person, subscription } = await buySubscription(`Kim ${status}`);
    subscription.status = status;
    await sendWebhook(subscription.customer);
    expect((await fetchSubscription(person)).user.subscriptionTier).toBe(tier);
  });

  it('becomes Free at the end of the paid period after it was cancelled', async () => {
    const { person, subscription } = await buySubscription('Leo');
    subscription.cancelAtPeriodEnd = true;
    await sendWebhook(subscription.customer);
    expect(await fetchSubscription(person)).toMatchObject({
      user: { subscriptionTier: 'premium_monthly' },
      plan: { status: 'active', isEnding: true },
    });
    subscription.status = 'canceled';
    await sendWebhook(subscription.customer);
    expect((await fetchSubscription(person)).user.subscriptionTier).toBe('premium_monthly');
    // Each request extends the session, which would otherwise expire.
    for (const days of [16, 16]) {
      app.clock.advance(days * 86_400_000);
      expect((await fetchSubscription(person)).user.subscriptionTier).toBe('premium_monthly');
    }
    clock = app.clock.now();
    await app.server.services.planWatch.reconcile();
    expect((await fetchSubscription(person)).user).toEqual({ subscriptionTier: 'free', currentPeriodEnd: null });
  });

  it('is read again at start and every few minutes where a webhook may be missing', async () => {
    const { person, subscription } = await buySubscription('Mia');
    subscription.status = 'past_due';
    await sendWebhook(subscription.customer);
    subscription.status = 'active';
    await app.jobs.runPending();
    await app.server.services.planWatch.reconcile();
    expect((await fetchSubscription(person)).plan?.status).toBe('active');
  });

  it('granted by the operator is not removed by a failed payment', async () => {
    const ned = await app.signUp('Ned');
    const intentId = intentOf((await beginPayment(ned)).body.clientSecret);
    await app.db.execute(sql`update users set subscription_tier = 'premium' where id = ${ned.userId}`);
    findSubscription(intentId).status = 'incomplete_expired';
    await sendWebhook(findSubscription(intentId).customer);
    expect((await fetchSubscription(ned)).user.subscriptionTier).toBe('premium');
    expect(await beginPayment(ned)).toMatchObject({ status: 409 });
  });

  it('can be switched between monthly and annual, and managed in the portal', async () => {
    const { person } = await buySubscription('Oda');
    const changed = await app.request(changeTier, { as: person, body: { tier: 'premium_annual' } });
    expect(changed.body.user.subscriptionTier).toBe('premium_annual');
    const portal = await app.request(openPortal, { as: person });
    expect(portal.body.url).toMatch(/^https:\/\/billing\.example\/cus_\d+$/);
    const pat = await app.signUp('Pat');
    expect(await app.request(openPortal, { as: pat })).toMatchObject({
      status: 409,
      body: { code: 'billing.no_subscription' },
    });
    expect(await app.request(changeTier, { as: pat, body: { tier: 'premium_annual' } })).toMatchObject({ status: 409 });
  });
});

it('all requests to Stripe match its API description', () => {
  expect(new Set(stripe.requests.map((line) => line.replace(/(sub|pi)_\w+/, '$1'))).size).toBeGreaterThan(6);
  expect(stripe.faults).toEqual([]);
});
