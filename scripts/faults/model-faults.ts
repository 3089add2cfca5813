import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { openStreams } from './chat-writes.ts';
import { EVERYWHERE, type Fault } from './fault.ts';
import { readReply, isOver } from './reply-stream.ts';

const GONE_MS = 1_500;

export const modelKilled: Fault = {
  name: 'model killed in the middle of replies',
  on: EVERYWHERE,
  rounds: 2,
  strike: async ({ model }) => {
    for (let tries = 0; tries < 100 && openStreams.count === 0; tries += 1) await delay(20);
    await model.kill();
    await delay(GONE_MS);
    await model.start();
  },
};

export const modelCuts: Fault = {
  name: 'model breaks off in the middle of a reply',
  on: EVERYWHERE,
  rounds: 2,
  strike: async ({ model, random, client, people, findings }) => {
    await model.setBehaviour(random.pick(['cut-after-3', 'fault-after-3', 'no-finish']), 50);
    const token = people[0]?.token ?? '';
    const received = await readReply({ client, token }, { message: 'Tell me', key: randomUUID() });
    await model.behave();
    if (received.status === 200 && !isOver(received.last)) findings.push(`A broken reply: ${JSON.stringify(received)}`);
  },
};
