import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { createManualClock } from './clock.ts';
import { createRateLimiter } from './rate-limiter.ts';

let database: TestDatabase;
const clock = createManualClock('2026-11-20T09:00:00Z');
const rule = { limit: 3, windowSeconds: 60 };

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const limiter = () => createRateLimiter({ sql: database.db.$client, clock });

it('allows as many hits as the rule says and returns when to retry', async () => {
  const key = 'login:ann';
  for (let count = 1; count <= 3; count += 1) {
    expect(await limiter().hit(key, rule)).toEqual({ isAllowed: true, count, retryAfterSeconds: 60 });
  }
  clock.advance(10_000);
  expect(await limiter().hit(key, rule)).toEqual({ isAllowed: false, count: 4, retryAfterSeconds: 50 });
  await expect(limiter().consume(key, rule)).rejects.toMatchObject({
    code: 'request.rate_limited',
    status: 429,
    details: { retryAfterSeconds: 50 },
  });
});

it('begins a new window when the old one is over', async () => {
  const key = 'login:bob';
  for (let count = 0; count < 5; count += 1) await limiter().hit(key, rule);
  clock.advance(60_000);
  expect(await limiter().hit(key, rule)).toMatchObject({ isAllowed: true, count: 1 });
});

it('counts concurrent hits of several processes exactly', async () => {
  const states = await Promise.all(Array.from({ length: 20 }, () => limiter().hit('chat:cat', rule)));
  expect(states.filter((state) => state.isAllowed)).toHaveLength(3);
  expect(states.map((state) => state.count).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 20 }, (_, i) => i + 1),
  );
});

it('reverts a hit and resets a counter on request', async () => {
  const key = 'login:dan';
  for (let count = 0; count < 3; count += 1) await limiter().hit(key, rule);
  await limiter().revertHit(key);
  expect(await limiter().hit(key, rule)).toMatchObject({ isAllowed: true, count: 3 });
  await limiter().reset(key);
  await limiter().revertHit(key);
  expect(await limiter().hit(key, rule)).toMatchObject({ isAllowed: true, count: 1 });
});

it('deletes windows that began more than a day ago', async () => {
  await limiter().hit('old', rule);
  clock.advance(25 * 3_600_000);
  await limiter().hit('new', rule);
  expect(await limiter().deleteOldCounters()).toBeGreaterThanOrEqual(1);
  expect(await limiter().hit('new', rule)).toMatchObject({ count: 2 });
});
