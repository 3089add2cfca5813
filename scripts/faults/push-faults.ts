import { setTimeout as delay } from 'node:timers/promises';
import { ALL_DATABASES, type Fault } from './fault.ts';
import { slowDown, stopForSeconds } from './receiver-faults.ts';

export const pushServiceStopped: Fault = {
  name: 'push service stopped: connections end and are refused',
  databases: ALL_DATABASES,
  repetitions: 3,
  inject: ({ receivers, random }) => stopForSeconds(receivers.push.link, random),
};

export const pushServiceSlow: Fault = {
  name: 'push service slow, or silent for seconds',
  databases: ALL_DATABASES,
  repetitions: 2,
  inject: ({ receivers, random }) => slowDown(receivers.push.link, random),
};

/** If only the answer is lost, the message was taken, so the retry must have the same id. */
export const pushServiceFailing: Fault = {
  name: 'push service answers with errors, or its answers are lost',
  databases: ALL_DATABASES,
  repetitions: 4,
  inject: async ({ receivers, random }) => {
    const { service, link } = receivers.push;
    const status = random.pick([429, 500, 503, undefined]);
    service.setStatus(status);
    link.setLosesAnswers(status === undefined);
    await delay(random.between(2_000, 5_000));
    service.setStatus(undefined);
    link.setLosesAnswers(false);
  },
};
