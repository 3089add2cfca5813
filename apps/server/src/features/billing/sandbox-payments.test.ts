import {
  changeTier,
  confirmPayment,
  createPaymentIntent,
  getPaymentSetup,
  openPortal,
  receiveStripeEvent,
} from '@app/contract/payments';
import { changeSandboxPlan, confirmSandboxIntent, getSandboxIntent } from '@app/contract/sandbox';
import { getSubscription } from '@app/contract/subscription';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPayments } from '#integrations/payments/create-payments.ts';
import { paymentsSection } from '#integrations/payments/payments.config.ts';
import { loadConfig } from '#platform/config.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';
import { createSandboxStore } from './sandbox.repository.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function beginPayment(
  as: TestUser,
  tier: 'premium_monthly' | 'premium_annual' = 'premium_monthly',
): Promise<string> {
  const { clientSecret } = (await app.request(createPaymentIntent, { as, body: { tier } })).body;
  return clientSecret.split('_secret_')[0] ?? '';
}
const payIntent = (as: TestUser, id: string, cardNumber: string, authentication?: 'complete' | 'fail') =>
  app.request(confirmSandboxIntent, { as, params: { id }, body: { cardNumber, authentication } });
const requestConfirmation = (as: TestUser, paymentIntentId: string) =>
  app.request(confirmPayment, { as, body: { paymentIntentId } });
const fetchSubscription = async (as: TestUser) => (await app.request(getSubscription, { as })).body;
const changePlan = (as: TestUser, action: 'cancel' | 'resume' | 'fail_renewal' | 'pay') =>
  app.request(changeSandboxPlan, { as, body: { action } });

const GOOD_CARD = '4242 4242 4242 4242';
const CARD_WITH_AUTHENTICATION = '4000002500003155';
const SLOW_CARD = '4000000000000077';

describe('without Stripe’s keys, for requests from this machine', () => {
  test('a payment looks like Stripe’s and gives Premium when it is paid', async () => {
    const ann = await app.signUp('Ann');
    expect((await app.request(getPaymentSetup, { as: ann })).body).toEqual({
      provider: 'sandbox',
      publishableKey: null,
    });
    const { clientSecret } = (await app.request(createPaymentIntent, { as: ann, body: { tier: 'premium_annual' } }))
      .body;
    expect(clientSecret).toMatch(/^pi_[A-Za-z0-9]+_secret_[A-Za-z0-9]+$/);
    const id = clientSecret.split('_secret_')[0] ?? '';
    expect((await app.request(getSandboxIntent, { as: ann, params: { id } })).body).toEqual({
      id,
      status: 'requires_payment_method',
      amount: 19_000,
      currency: 'usd',
    });
    expect((await requestConfirmation(ann, id)).status).toBe(402);
    expect((await payIntent(ann, id, GOOD_CARD)).body.status).toBe('succeeded');
    expect((await requestConfirmation(ann, id)).body).toEqual({
      subscriptionTier: 'premium_annual',
      message: 'You are now subscribed to Premium Annual',
    });
    expect((await fetchSubscription(ann)).user).toEqual({
      subscriptionTier: 'premium_annual',
      currentPeriodEnd: '2027-11-20T09:00:00.000Z',
    });
  });

  test.each([
    ['4000000000000002', 'Your card was declined.'],
    ['4000-0000-0000-9995', 'Your card has insufficient funds.'],
    ['4000000000000069', 'Your card has expired.'],
    ['4111111111111111', /This is test mode/],
    ['hello', /This is test mode/],
  ])('the card %s is declined with a message, and another card can be tried', async (card, message) => {
    const ben = await app.signUp(`Ben ${card}`);
    const id = await beginPayment(ben);
    expect(await payIntent(ben, id, card)).toMatchObject({
      status: 402,
      body: { code: 'billing.card_declined', message: expect.stringMatching(message) as string },
    });
    expect((await fetchSubscription(ben)).user.subscriptionTier).toBe('free');
    expect((await payIntent(ben, id, GOOD_CARD)).body.status).toBe('succeeded');
  });

  test('a card may require authentication', async () => {
    const cy = await app.signUp('Cy');
    const id = await beginPayment(cy);
    expect((await payIntent(cy, id, CARD_WITH_AUTHENTICATION)).body.status).toBe('requires_action');
    expect((await requestConfirmation(cy, id)).status).toBe(402);
    expect(await payIntent(cy, id, CARD_WITH_AUTHENTICATION, 'fail')).toMatchObject({
      status: 402,
      body: { message: expect.stringMatching(/unable to authenticate/) as string },
    });
    expect((await payIntent(cy, id, CARD_WITH_AUTHENTICATION, 'complete')).body.status).toBe('succeeded');
  });

  test('a slow payment arrives though nobody waits for it', async () => {
    const dan = await app.signUp('Dan');
    const id = await beginPayment(dan);
    expect((await payIntent(dan, id, SLOW_CARD)).body.status).toBe('processing');
    expect((await requestConfirmation(dan, id)).body).toEqual({
      subscriptionTier: 'free',
      message: 'Your payment is being processed. Premium begins as soon as it is confirmed.',
    });
    expect(await beginPayment(dan)).toBe(id);
    app.clock.advance(30_000);
    await app.jobs.runPending();
    expect((await fetchSubscription(dan)).user.subscriptionTier).toBe('premium_monthly');
  });

  test('two tabs paying concurrently pay once', async () => {
    const eve = await app.signUp('Eve');
    const [one, two] = await Promise.all([beginPayment(eve), beginPayment(eve)]);
    expect(one).toBe(two);
    const answers = await Promise.all([payIntent(eve, one, GOOD_CARD), payIntent(eve, two, GOOD_CARD)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'billing.unexpected_state',
      details: { paymentIntent: { id: one, status: 'succeeded' } },
    });
    const { currentPeriodEnd } = (await fetchSubscription(eve)).user;
    expect(currentPeriodEnd?.slice(0, 7)).toBe('2026-12');
  });

  test('a plan is cancelled, resumed and paid again in the test portal', async () => {
    const fay = await app.signUp('Fay');
    expect((await changePlan(fay, 'cancel')).status).toBe(404);
    await payIntent(fay, await beginPayment(fay), GOOD_CARD);
    const { url } = (await app.request(openPortal, { as: fay })).body;
    expect(url).toBe('http://localhost/upgrade-payment/test-portal');
    expect((await changePlan(fay, 'cancel')).body.plan).toEqual({ status: 'active', isEnding: true });
    expect((await changePlan(fay, 'resume')).body.plan).toEqual({ status: 'active', isEnding: false });
    expect((await changePlan(fay, 'fail_renewal')).body).toMatchObject({
      user: { subscriptionTier: 'premium_monthly' },
      plan: { status: 'past_due' },
    });
    expect((await changePlan(fay, 'pay')).body.plan?.status).toBe('active');
    const changed = await app.request(changeTier, { as: fay, body: { tier: 'premium_annual' } });
    expect(changed.body.user.subscriptionTier).toBe('premium_annual');
  });

  test('a cancelled plan becomes Free at the end of its period, and an active one is renewed', async () => {
    const gus = await app.signUp('Gus');
    const hal = await app.signUp('Hal');
    for (const person of [gus, hal]) await payIntent(person, await beginPayment(person), GOOD_CARD);
    await changePlan(gus, 'cancel');
    // Each request extends the session, which would otherwise expire.
    for (const days of [16, 16]) {
      app.clock.advance(days * 86_400_000);
      await fetchSubscription(gus);
      await fetchSubscription(hal);
    }
    await app.server.services.planWatch.reconcile();
    expect((await fetchSubscription(gus)).user).toEqual({ subscriptionTier: 'free', currentPeriodEnd: null });
    expect(await fetchSubscription(hal)).toMatchObject({
      user: { subscriptionTier: 'premium_monthly' },
      plan: { status: 'active' },
    });
    expect(Date.parse((await fetchSubscription(hal)).user.currentPeriodEnd ?? '')).toBeGreaterThan(
      app.clock.now().getTime(),
    );
  });

  test('webhooks are refused, because nothing signs them', async () => {
    const response = await app.request(receiveStripeEvent, {
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect(response).toMatchObject({ status: 400, body: { code: 'billing.webhook_refused' } });
  });
});

describe('test payments are not offered', () => {
  const fetchProvider = async (other: TestApp, headers: Record<string, string> = {}) => {
    const person = await other.signUp('Ida');
    const setup = (await other.request(getPaymentSetup, { as: person, headers })).body.provider;
    const begun = await other.request(createPaymentIntent, { as: person, headers, body: { tier: 'premium_monthly' } });
    return { setup, code: (begun.body as { code?: string }).code };
  };
  const off = { setup: 'off', code: 'billing.payments_off' };

  test.each([
    ['on a public address', { PUBLIC_URL: 'https://assistant.example.org' }, {}, off],
    ['behind a proxy', {}, { 'x-forwarded-for': '10.1.2.3' }, off],
    ['when payments are off', { PAYMENTS: 'off' }, {}, off],
    [
      'unless asked for by name',
      { PAYMENTS: 'sandbox', PUBLIC_URL: 'https://assistant.example.org' },
      {},
      { setup: 'sandbox', code: undefined },
    ],
  ])('%s', async (_name, environment, headers, expected) => {
    const other = await createTestApp({ environment });
    expect(await fetchProvider(other, headers as Record<string, string>)).toEqual(expected);
    await other.close();
  });

  test('through a proxy, while direct requests are unaffected', async () => {
    const other = await createTestApp();
    const direct = await other.signUp('Jan');
    const { clientSecret } = (
      await other.request(createPaymentIntent, { as: direct, body: { tier: 'premium_monthly' } })
    ).body;
    const id = clientSecret.split('_secret_')[0] ?? '';
    const body = { cardNumber: GOOD_CARD };
    const headers = { 'x-forwarded-for': '10.1.2.3' };
    const paid = await other.request(confirmSandboxIntent, { as: direct, params: { id }, headers, body });
    expect(paid).toMatchObject({ status: 404, body: { code: 'billing.payment_not_found' } });
    expect((await other.request(getPaymentSetup, { as: direct })).body.provider).toBe('sandbox');
    expect((await other.request(confirmSandboxIntent, { as: direct, params: { id }, body })).status).toBe(200);
    await other.close();
  });

  test('while Stripe is only partly configured: the start names what is missing', async () => {
    const { payments: config } = loadConfig([paymentsSection], { STRIPE_SECRET_KEY: 'sk_test_1' });
    const sandboxStore = createSandboxStore(app.db);
    const start = createPayments({ config, clock: app.clock, sandboxStore, isForLocalUser: () => true });
    await expect(start).rejects.toThrow(/STRIPE_PUBLISHABLE_KEY is needed[\s\S]*STRIPE_PRICE_ANNUAL is needed/);
  });
});
