import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openNetworkLink } from './network-link.ts';

let server;
let link;
let calls;

beforeEach(async () => {
  calls = 0;
  server = createServer((_, response) => {
    calls += 1;
    response.writeHead(200, { connection: 'close' }).end('yes');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  link = await openNetworkLink(`http://127.0.0.1:${server.address().port}`);
});
afterEach(async () => {
  await link.close();
  server.close();
});

const read = async () => (await fetch(link.address)).text();

test('refuses connections until it is reopened at the same address', async () => {
  expect(await read()).toBe('yes');
  await link.refuse();
  await expect(read()).rejects.toThrow('fetch failed');
  await link.reopen();
  expect(await read()).toBe('yes');
  expect(calls).toBe(2);
});

test('loses answers to requests that the server has received', async () => {
  link.setLosesAnswers(true);
  await expect(read()).rejects.toThrow('fetch failed');
  expect(calls).toBe(1);
  link.setLosesAnswers(false);
  expect(await read()).toBe('yes');
});
