import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { queryDatabase } from '../../apps/server/test/query-database.ts';
import { signWebhook } from '../../apps/server/test/stripe-server/stripe-server.ts';
import { isSuccess, readObject } from './client.ts';
import type { WriteContext, WriteKind } from './write-kind.ts';

const PAUSE_MS = 3_000;
const RETRY_DELAY_MS = 500;
const MAX_TRIES = 120;
const PASSWORD = 'correct horse';

/**
 * A new person pays. The payment provider reports the payment by a webhook, and repeats the webhook until the app
 * accepts it. Then the plan must have started, and there must be one subscription.
 */
export const payments: WriteKind = {
  name: 'payments reported by webhook',
  personCount: 1,
  pauseMs: PAUSE_MS,
  write: async (uniqueText, context) => {
    const { client, receivers } = context;
    const email = `${randomUUID()}@example.org`;
    const body = { firstName: 'Payer', lastName: uniqueText, email, password: PASSWORD };
    const account = await client.request('POST /api/auth/signup', { body });
    if (!isSuccess(account)) return [];
    const token = String(readObject(account.text)['authToken']);
    const started = await repeat(context, () =>
      client.request('POST /api/subscription/create-payment-intent', { token, body: { tier: 'premium_monthly' } }),
    );
    const intentId = String(readObject(started ?? '')['clientSecret']).split('_secret_')[0] ?? '';
    const { server } = receivers.payments;
    const customer = server.subscriptions.find(({ intent }) => intent.id === intentId)?.customer;
    if (customer === undefined) return [];
    server.pay(intentId);
    const event = { id: `evt_${randomUUID()}`, customer };
    const report = () => {
      const { body: text, headers } = signWebhook(event, new Date());
      return client.request('POST /api/webhooks/stripe', { body: Buffer.from(text), headers });
    };
    // Providers may also report an event twice at the same time.
    const [first, second] = await Promise.all([repeat(context, report), repeat(context, report)]);
    return first === undefined || second === undefined ? [] : [uniqueText];
  },
  listStored: async ({ database, receivers }) => {
    const rows = await queryDatabase(
      await database.address(),
      "SELECT id::text, last_name AS text, subscription_tier AS tier FROM users WHERE first_name = 'Payer'",
    );
    return rows.flatMap(({ id, text, tier }) => {
      const subscriptions = receivers.payments.server.subscriptions.filter(({ userId }) => userId === id).length;
      return tier === 'premium_monthly' ? Array<string>(subscriptions).fill(String(text)) : [];
    });
  },
};

/** The text of the first response that is a success; undefined if there is none before the load ends. */
async function repeat(
  { signal }: WriteContext,
  send: () => Promise<{ status: number; text: string }>,
): Promise<string | undefined> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const response = await send();
    if (isSuccess(response)) return response.text;
    if (signal.aborted) return undefined;
    await delay(RETRY_DELAY_MS);
  }
  return undefined;
}
