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

const createLimiter = () => createRateLimiter({ sql: database.db.$client, clock });

it('allows as many hits as the rule says and returns when to retry', async () => {
  const key = 'login:ann';
  for (let count = 1; count <= 3; count += 1) {
    expect(await createLimiter().hit(key, rule)).toEqual({ isAllowed: true, count, retryAfterSeconds: 60 });
  }
  clock.advance(10_000);
  expect(await createLimiter().hit(key, rule)).toEqual({ isAllowed: false, count: 4, retryAfterSeconds: 50 });
  await expect(createLimiter().consume(key, rule)).rejects.toMatchObject({
    code: 'request.rate_limited',
    status: 429,
    details: { retryAfterSeconds: 50 },
  });
});

it('begins a new window when the old one is over', async () => {
  const key = 'login:bob';
  for (let count = 0; count < 5; count += 1) await createLimiter().hit(key, rule);
  clock.advance(60_000);
  expect(await createLimiter().hit(key, rule)).toMatchObject({ isAllowed: true, count: 1 });
});

it('counts concurrent hits of several processes exactly', async () => {
  const states = await Promise.all(Array.from({ length: 20 }, () => createLimiter().hit('chat:cat', rule)));
  expect(states.filter((state) => state.isAllowed)).toHaveLength(3);
  expect(states.map((state) => state.count).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 20 }, (_, i) => i + 1),
  );
});

it('counts hits that arrive together at one process exactly, and each key separately', async () => {
  const limiter = createLimiter();
  const keys = ['chat:eve', 'chat:fay', 'chat:eve', 'chat:eve', 'chat:fay', 'chat:eve'];
  const states = await Promise.all(keys.map((key) => limiter.hit(key, rule)));
  expect(states.map(({ count }) => count)).toEqual([1, 1, 2, 3, 2, 4]);
  expect(states.map(({ isAllowed }) => isAllowed)).toEqual([true, true, true, true, true, false]);
});

it('expects a hit to exceed the limit by the hits that this process counted or is counting', async () => {
  const limiter = createLimiter();
  const key = 'chat:gus';
  expect(limiter.expectsWithin(key, rule)).toBe(true);
  const hits = [limiter.hit(key, rule), limiter.hit(key, rule), limiter.hit(key, rule)];
  expect(limiter.expectsWithin(key, rule)).toBe(true);
  hits.push(limiter.hit(key, rule));
  expect(limiter.expectsWithin(key, rule)).toBe(false);
  await Promise.all(hits);
  expect(limiter.expectsWithin(key, rule)).toBe(false);
  clock.advance(60_000);
  expect(limiter.expectsWithin(key, rule)).toBe(true);
});

it('reverts a hit and resets a counter on request', async () => {
  const key = 'login:dan';
  for (let count = 0; count < 3; count += 1) await createLimiter().hit(key, rule);
  await createLimiter().revertHit(key);
  expect(await createLimiter().hit(key, rule)).toMatchObject({ isAllowed: true, count: 3 });
  await createLimiter().reset(key);
  await createLimiter().revertHit(key);
  expect(await createLimiter().hit(key, rule)).toMatchObject({ isAllowed: true, count: 1 });
});

it('deletes windows that began more than a day ago', async () => {
  await createLimiter().hit('old', rule);
  clock.advance(25 * 3_600_000);
  await createLimiter().hit('new', rule);
  expect(await createLimiter().deleteOldCounters()).toBeGreaterThanOrEqual(1);
  expect(await createLimiter().hit('new', rule)).toMatchObject({ count: 2 });
});
