import { setTimeout as delay } from 'node:timers/promises';
import { signWebhook } from '../../apps/server/test/stripe-server/stripe-server.ts';
import { ALL_DATABASES, type Fault } from './fault.ts';
import { slowDown, stopForSeconds } from './receiver-faults.ts';

const TOO_LATE_MS = 86_400_000;

export const paymentProviderStopped: Fault = {
  name: 'payment provider stopped while its webhooks arrive',
  databases: ALL_DATABASES,
  repetitions: 2,
  inject: ({ receivers, random }) => stopForSeconds(receivers.payments.link, random),
};

export const paymentProviderSlow: Fault = {
  name: 'payment provider slow, or silent for seconds',
  databases: ALL_DATABASES,
  repetitions: 2,
  inject: ({ receivers, random }) => slowDown(receivers.payments.link, random),
};

/** If only the answer is lost, the payment was begun, so the retry must not begin a second one. */
export const paymentProviderFailing: Fault = {
  name: 'payment provider answers with errors, or its answers are lost',
  databases: ALL_DATABASES,
  repetitions: 3,
  inject: async ({ receivers, random }) => {
    const { server, link } = receivers.payments;
    const status = random.pick([429, 500, undefined]);
    server.setStatus(status);
    link.setLosesAnswers(status === undefined);
    await delay(random.between(2_000, 5_000));
    server.setStatus(undefined);
    link.setLosesAnswers(false);
  },
};

/** A forged event, and one that is far too late, must change nothing. */
export const webhookForged: Fault = {
  name: 'webhook with the wrong signature, or far too late',
  databases: ALL_DATABASES,
  repetitions: 2,
  inject: async ({ client, receivers, findings, random }) => {
    const customer = receivers.payments.server.subscriptions[0]?.customer ?? 'cus_1';
    const isForged = random.chance(0.5);
    const event = { id: `evt_refused_${random.between(1, 1_000_000)}`, customer };
    const at = new Date(Date.now() - (isForged ? 0 : TOO_LATE_MS));
    const { body, headers } = signWebhook(event, at, isForged ? 'whsec_of_someone_else' : undefined);
    const { status } = await client.request('POST /api/webhooks/stripe', { body: Buffer.from(body), headers });
    if (status >= 200 && status < 300)
      findings.push(`A ${isForged ? 'forged' : 'late'} webhook was answered ${status}.`);
  },
};
