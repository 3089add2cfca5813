import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { waitForStream } from './chat-writes.ts';
import { ALL_DATABASES, type Fault } from './fault.ts';
import { isEndEvent, readReply } from './reply-stream.ts';

const DOWNTIME_MS = 1_500;

export const modelKilled: Fault = {
  name: 'model killed in the middle of replies',
  databases: ALL_DATABASES,
  repetitions: 4,
  inject: async ({ model }) => {
    await waitForStream();
    await model.kill();
    await delay(DOWNTIME_MS);
    await model.start();
  },
};

export const modelInterrupted: Fault = {
  name: 'model breaks off in the middle of a reply',
  databases: ALL_DATABASES,
  repetitions: 4,
  inject: async ({ model, random, client, people, findings }) => {
    await model.setBehaviour(random.pick(['cut-after-3', 'fault-after-3', 'no-finish']), 50);
    const token = people[0]?.token ?? '';
    const received = await readReply({ client, token }, { message: 'Tell me', key: randomUUID() });
    await model.resetBehaviour();
    if (received.status === 200 && !isEndEvent(received.last))
      findings.push(`A broken reply: ${JSON.stringify(received)}`);
  },
};
