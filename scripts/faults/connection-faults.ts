import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { EVERYWHERE, type Fault } from './fault.ts';
import { makeExport } from './import-writes.ts';
import type { Person } from './person.ts';
import { readReply } from './reply-stream.ts';
import type { Stage } from './stage.ts';

const HANGS_UP_AFTER = 10;

export const uploadCut: Fault = {
  name: 'connection cut in the middle of an upload',
  on: EVERYWHERE,
  rounds: 2,
  strike: async (stage) => {
    const { body, headers } = makeExport(`cut upload ${randomUUID()}`);
    const call = request(`${stage.app.url}/api/imports`, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${pick(stage).token}`, 'content-length': body.length },
    });
    call.on('error', () => undefined);
    call.write(body.subarray(0, stage.random.between(1, body.length - 1)));
    await delay(stage.random.between(50, 300));
    call.destroy();
  },
};

export const streamCut: Fault = {
  name: 'connection cut in the middle of a stream, then followed again',
  on: EVERYWHERE,
  rounds: 3,
  strike: async (stage) => {
    const { client, findings } = stage;
    const ask = { message: 'Tell me something long', key: randomUUID(), hangUpAfter: HANGS_UP_AFTER };
    const received = await readReply({ client, token: pick(stage).token }, ask);
    const isWhole = received.last?.type === 'completed' && received.last.response === received.text;
    if (!isWhole || received.resumed === 0) findings.push(`A stream that was cut: ${JSON.stringify(received)}`);
  },
};

export const downloadCut: Fault = {
  name: 'connection cut in the middle of a download',
  on: EVERYWHERE,
  rounds: 2,
  strike: async (stage) => {
    const { client, findings } = stage;
    const { token } = pick(stage);
    const hangUp = new AbortController();
    const response = await client.open('GET /api/account/data', { token, signal: hangUp.signal });
    await response?.body?.getReader().read();
    hangUp.abort();
    const again = await client.ask('GET /api/account/data', { token });
    if (again.status !== 200) findings.push(`A download after one that was cut answered ${again.status}.`);
  },
};

function pick({ people, random }: Stage): Person {
  const [first, ...others] = people;
  if (first === undefined) throw new Error('nobody has signed up');
  return random.pick([first, ...others]);
}
