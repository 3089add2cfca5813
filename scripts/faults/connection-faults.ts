import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { ALL_DATABASES, type Fault } from './fault.ts';
import { makeExport } from './import-writes.ts';
import type { Person } from './person.ts';
import { readReply } from './reply-stream.ts';
import type { TestBed } from './test-bed.ts';

const DISCONNECT_AFTER_EVENTS = 10;

export const uploadCut: Fault = {
  name: 'connection cut in the middle of an upload',
  databases: ALL_DATABASES,
  repetitions: 5,
  inject: async (testBed) => {
    const { body, headers } = makeExport(`cut upload ${randomUUID()}`);
    const call = request(`${testBed.app.url}/api/imports`, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${pickPerson(testBed).token}`, 'content-length': body.length },
    });
    call.on('error', () => undefined);
    call.write(body.subarray(0, testBed.random.between(1, body.length - 1)));
    await delay(testBed.random.between(50, 300));
    call.destroy();
  },
};

export const streamCut: Fault = {
  name: 'connection cut in the middle of a stream, then resumed',
  databases: ALL_DATABASES,
  repetitions: 6,
  inject: async (testBed) => {
    const { client, findings } = testBed;
    const question = { message: 'Tell me something long', key: randomUUID(), disconnectAfter: DISCONNECT_AFTER_EVENTS };
    const received = await readReply({ client, token: pickPerson(testBed).token }, question);
    const isWhole = received.last?.type === 'completed' && received.last.response === received.text;
    if (!isWhole || received.resumeCount === 0) findings.push(`A stream that was cut: ${JSON.stringify(received)}`);
  },
};

export const downloadCut: Fault = {
  name: 'connection cut in the middle of a download',
  databases: ALL_DATABASES,
  repetitions: 5,
  inject: async (testBed) => {
    const { client, findings } = testBed;
    const { token } = pickPerson(testBed);
    const disconnect = new AbortController();
    const response = await client.open('GET /api/account/data', { token, signal: disconnect.signal });
    await response?.body?.getReader().read();
    disconnect.abort();
    const again = await client.request('GET /api/account/data', { token });
    if (again.status !== 200) findings.push(`A download after one that was cut answered ${again.status}.`);
  },
};

function pickPerson({ people, random }: TestBed): Person {
  const [first, ...others] = people;
  if (first === undefined) throw new Error('nobody has signed up');
  return random.pick([first, ...others]);
}
