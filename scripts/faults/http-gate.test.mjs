import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openHttpGate } from './http-gate.ts';

const TEXT = 'x'.repeat(100_000);
let server;
let gate;
let calls;

beforeEach(async () => {
  calls = [];
  server = createServer((request, response) => {
    calls.push(request.method);
    response.writeHead(200, { 'content-length': TEXT.length }).end(TEXT);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  gate = await openHttpGate(`http://127.0.0.1:${server.address().port}`);
});
afterEach(async () => {
  await gate.close();
  server.close();
});

const read = async (method = 'GET') => {
  const response = await fetch(gate.address, { method });
  return [response.status, await response.text()];
};

test('passes requests and answers on', async () => {
  expect(await read()).toEqual([200, TEXT]);
  expect(await read('PUT')).toEqual([200, TEXT]);
});

test('answers requests of the chosen methods itself, until it is reset', async () => {
  gate.setBehaviour({ kind: 'answer', status: 507, body: 'full' }, ['PUT']);
  expect(await read('PUT')).toEqual([507, 'full']);
  expect(await read()).toEqual([200, TEXT]);
  gate.setBehaviour(undefined);
  expect(await read('PUT')).toEqual([200, TEXT]);
  expect(calls).toEqual(['GET', 'PUT']);
});

test('cuts answers off after the server has received the request', async () => {
  gate.setBehaviour({ kind: 'cut answer' });
  await expect(read('PUT')).rejects.toThrow('terminated');
  expect(calls).toEqual(['PUT']);
});

test('neither answers a request nor passes it on while it is silent', async () => {
  gate.setBehaviour({ kind: 'silence' });
  await expect(fetch(gate.address, { signal: AbortSignal.timeout(200) })).rejects.toThrow('timeout');
  expect(calls).toEqual([]);
});
