import { setTimeout } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLocalUserCheck } from './local-user-check.ts';

let app: FastifyInstance;
let address: string;
const { isForLocalUser, trackRequests } = createLocalUserCheck(undefined);

beforeAll(async () => {
  app = Fastify();
  trackRequests(app);
  app.post('/', async () => {
    const atOnce = isForLocalUser();
    await setTimeout(0);
    return { atOnce, later: isForLocalUser() };
  });
  address = await app.listen({ port: 0 });
});
afterAll(() => app.close());

/** Sends a body that is large enough to arrive in several pieces. */
async function postLargeBody(headers: Record<string, string> = {}): Promise<unknown> {
  const body = JSON.stringify('x'.repeat(900_000));
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  return response.json();
}

const LOCAL = { atOnce: true, later: true };
const FORWARDED = { atOnce: false, later: false };

describe('a request that came through a proxy', () => {
  it.each(['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'via'])(
    'is recognised by %s, in the request and the work it awaits',
    async (header) => {
      expect(await postLargeBody({ [header]: '203.0.113.9' })).toEqual(FORWARDED);
    },
  );

  it('affects no other request, concurrent or later', async () => {
    const [forwarded, local] = await Promise.all([postLargeBody({ via: '1.1 proxy' }), postLargeBody()]);
    expect({ forwarded, local }).toEqual({ forwarded: FORWARDED, local: LOCAL });
    expect(await postLargeBody()).toEqual(LOCAL);
  });
});

describe('background work', () => {
  it.each([
    [undefined, true],
    ['http://localhost:3000', true],
    ['http://[::1]:3000', true],
    ['https://assistant.example.org', false],
  ])('is for a local user only if the public address is local or not set: %s', (publicUrl, expected) => {
    expect(createLocalUserCheck(publicUrl).isForLocalUser()).toBe(expected);
  });
});
