import type { BrowserContext, Page } from '@playwright/test';
import { signWebhook, startStripeServer, type StripeServer } from '../apps/server/test/stripe-server/stripe-server.ts';
import { PRODUCT_PORT } from './support/addresses.ts';
import { callAs, createPerson, type Person, signIn } from './support/people.ts';
import { type RunningInstance, startInstance } from './support/instance.ts';
import { mockStripeScript, type StripeResult } from './support/mock-stripe-script.ts';
import { required } from './support/required.ts';
import { expect, test } from './support/test.ts';

// A separate instance, because the instance of the other journeys takes sandbox payments.
test.describe.configure({ mode: 'default', timeout: 120_000 });

let stripe: StripeServer;
let instance: RunningInstance;

test.beforeAll(async () => {
  stripe = await startStripeServer(() => new Date());
  instance = await startInstance(PRODUCT_PORT + 2, {
    environment: {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_test',
      STRIPE_PRICE_MONTHLY: 'price_month',
      STRIPE_PRICE_ANNUAL: 'price_year',
      STRIPE_API_BASE: stripe.address,
      // Nobody chats here.
      WARM_UP: 'false',
    },
  });
});
test.afterAll(async () => {
  await instance.stop();
  await stripe.close();
});

function requireSubscription<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('Stripe knows of no such subscription');
  return value;
}

/** Decides what each card of this journey does, as the bank and Stripe would; `charges` are the ids of paid payments. */
async function simulateBank(context: BrowserContext): Promise<{ charges: string[] }> {
  const charges: string[] = [];
  const findSubscription = (secret: string) =>
    requireSubscription(stripe.subscriptions.find(({ intent }) => intent.secret === secret));
  const payIntent = async (card: string, secret: string): Promise<StripeResult> => {
    const { intent } = findSubscription(secret);
    if (intent.status !== 'requires_payment_method') {
      const payment_intent = { id: intent.id, status: intent.status };
      return { error: { code: 'payment_intent_unexpected_state', message: 'Already paid.', payment_intent } };
    }
    if (card === 'declined') return { error: { code: 'card_declined', message: 'Your card was declined.' } };
    if (card === 'refused by the bank') {
      const message = 'We are unable to authenticate your payment method.';
      return { error: { code: 'payment_intent_authentication_failure', message } };
    }
    charges.push(intent.id);
    stripe.pay(intent.id, card === 'slow' ? 'processing' : 'succeeded');
    return { paymentIntent: { id: intent.id, status: card === 'slow' ? 'processing' : 'succeeded' } };
  };
  const retrieveIntent = async (secret: string): Promise<StripeResult> => {
    const { id, status } = findSubscription(secret).intent;
    return { paymentIntent: { id, status } };
  };
  await mockStripeScript(context, { pay: payIntent, retrieve: retrieveIntent });
  return { charges };
}

async function beginUpgrade(page: Page): Promise<Person> {
  const person = await createPerson({ address: instance.address });
  await signIn(page, person);
  await page.goto(`${instance.address}/profile`);
  await page.getByRole('radio', { name: /Monthly/ }).check();
  await page.getByRole('button', { name: 'Upgrade to Premium' }).click();
  await expect(page).toHaveURL(/\/upgrade-payment$/);
  return person;
}

async function payWithCard(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card);
  await page.getByRole('button', { name: 'Complete Subscription' }).click();
}

/** Sends the webhook of a subscription change, as Stripe does. */
async function sendWebhook(person: Person): Promise<void> {
  const customer = await fetchCustomer(person);
  const { body, headers } = signWebhook({ id: `evt_${person.email}`, customer }, new Date());
  const response = await fetch(`${instance.address}/api/webhooks/stripe`, { method: 'POST', headers, body });
  expect(response.status).toBe(200);
}

async function fetchCustomer(person: Person): Promise<string> {
  const { id } = await callAs<{ id: string }>(person, 'GET', '/api/auth/user');
  return requireSubscription(stripe.subscriptions.find(({ userId }) => userId === id)).customer;
}

const fetchTier = async (person: Person) =>
  (await callAs<{ user: { subscriptionTier: string } }>(person, 'GET', '/api/subscription')).user.subscriptionTier;

test('a card is declined, the bank refuses the next, and the third pays in one of two tabs', async ({
  page,
  context,
}) => {
  const { charges } = await simulateBank(context);
  await beginUpgrade(page);
  await payWithCard(page, 'declined');
  await expect(page.getByText('Your card was declined.').first()).toBeVisible();
  await payWithCard(page, 'refused by the bank');
  await expect(page.getByText('We are unable to authenticate your payment method.').first()).toBeVisible();

  const other = await context.newPage();
  await other.goto(`${instance.address}/upgrade-payment`);
  await expect(other.getByRole('button', { name: 'Complete Subscription' })).toBeEnabled();
  await Promise.all([payWithCard(page, 'good'), payWithCard(other, 'good')]);
  for (const tab of [page, other]) {
    await expect(tab.getByText('You are now subscribed to Premium Monthly').first()).toBeVisible();
    await expect(tab).toHaveURL(/\/dashboard$/);
  }
  expect(charges).toHaveLength(1);
});

test('a delayed payment is shown as on its way, and Premium starts when it arrives', async ({ page, context }) => {
  const { charges } = await simulateBank(context);
  const person = await beginUpgrade(page);
  await payWithCard(page, 'slow');
  await expect(page.getByText('Payment pending').first()).toBeVisible();
  await expect(page.getByRole('banner').getByText('Free Plan')).toBeVisible();
  stripe.pay(required(charges[0], 'charge'));
  await sendWebhook(person);
  await page.goto(`${instance.address}/profile`);
  await expect(page.getByRole('banner').getByText('Premium', { exact: true })).toBeVisible();
  expect(charges).toHaveLength(1);
});

test('a payment that succeeds after the tab was closed is one charge and starts Premium', async ({ page, context }) => {
  const { charges } = await simulateBank(context);
  const person = await beginUpgrade(page);
  await page.route('**/api/subscription/confirm-payment', (route) => route.abort());
  await payWithCard(page, 'good');
  await expect.poll(() => charges.length).toBe(1);
  await page.close();
  expect(await fetchTier(person)).toBe('free');
  await sendWebhook(person);
  expect(await fetchTier(person)).toBe('premium_monthly');
  const later = await context.newPage();
  await later.goto(`${instance.address}/profile`);
  await expect(later.getByRole('button', { name: 'Manage plan' })).toBeVisible();
  await expect(later.getByRole('button', { name: 'Upgrade to Premium' })).toHaveCount(0);
});
