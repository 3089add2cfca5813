import { getSubscription, getSubscriptionStatus } from '@app/contract/subscription';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '#db/database.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';
import type { BillingService } from './billing.service.ts';

let app: TestApp;
let billing: BillingService;
let people = 0;

beforeAll(async () => {
  app = await createTestApp({ environment: { FREE_AI_CHATS_PER_MONTH: '3' } });
  ({ billing } = app.server.services);
});
afterAll(() => app.close());

const somebody = (): Promise<TestUser> => app.signUp(`Person ${(people += 1)}`);
const reserve = ({ userId }: TestUser) => inTransaction(app.db, (tx) => billing.reserveChat({ tx, userId }));
const settle = ({ userId }: TestUser, id: string) =>
  inTransaction(app.db, (tx) => billing.settleChat({ tx, userId }, id));
const giveBack = ({ userId }: TestUser, id: string) =>
  inTransaction(app.db, (tx) => billing.releaseChat({ tx, userId }, id));
const used = async ({ userId }: TestUser) => (await billing.usage(userId)).aiChatCount;
const makePremium = ({ userId }: TestUser, tier: string) =>
  app.db.execute(sql`update users set subscription_tier = ${tier} where id = ${userId}`);

describe('the count of AI chats', () => {
  test('contains reservations and answered chats', async () => {
    const ann = await somebody();
    const first = await reserve(ann);
    expect(await used(ann)).toBe(1);
    await settle(ann, first);
    expect(await used(ann)).toBe(1);
    await reserve(ann);
    expect(await used(ann)).toBe(2);
  });

  test('is reduced when there was no answer', async () => {
    const ann = await somebody();
    await giveBack(ann, await reserve(ann));
    expect(await used(ann)).toBe(0);
  });

  test('settles and returns a reservation only once', async () => {
    const ann = await somebody();
    const id = await reserve(ann);
    await settle(ann, id);
    await settle(ann, id);
    await giveBack(ann, id);
    expect(await used(ann)).toBe(1);
  });

  test('is not changed by another user with the same reservation', async () => {
    const [ann, bob] = [await somebody(), await somebody()];
    const id = await reserve(ann);
    await settle(bob, id);
    await giveBack(bob, id);
    expect(await used(ann)).toBe(1);
    expect(await used(bob)).toBe(0);
  });

  test('never exceeds the limit, even with concurrent calls', async () => {
    const ann = await somebody();
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => reserve(ann)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const refused = results.find((result) => result.status === 'rejected');
    expect(refused?.reason).toMatchObject({
      code: 'chat.limit_reached',
      status: 403,
      details: { limits: { aiChatCount: 3 }, usage: { aiChatCount: 3, resetsAt: '2026-12-01T00:00:00.000Z' } },
    });
  });

  test('drops a reservation whose process died, unless its lease was renewed', async () => {
    const ann = await somebody();
    const living = await reserve(ann);
    await reserve(ann);
    await reserve(ann);
    await expect(reserve(ann)).rejects.toMatchObject({ code: 'chat.limit_reached' });
    app.clock.advance(50_000);
    await billing.renewLease(ann.userId, living);
    app.clock.advance(20_000);
    expect(await used(ann)).toBe(1);
    await reserve(ann);
    expect(await used(ann)).toBe(2);
  });

  test('includes an answer that was settled after its lease', async () => {
    const ann = await somebody();
    const id = await reserve(ann);
    app.clock.advance(600_000);
    await billing.deleteLapsedReservations();
    await settle(ann, id);
    expect(await used(ann)).toBe(1);
  });

  test('is reset each month, and an answer belongs to the month of its question', async () => {
    const month = await createTestApp({ now: '2026-12-31T23:59:50Z', environment: { FREE_AI_CHATS_PER_MONTH: '1' } });
    const inMonth = month.server.services.billing;
    const { userId } = await month.signUp('Ann');
    const late = await inTransaction(month.db, (tx) => inMonth.reserveChat({ tx, userId }));
    month.clock.advance(20_000);
    expect(await inMonth.usage(userId)).toEqual({ aiChatCount: 0, resetsAt: '2027-02-01T00:00:00.000Z' });
    await inTransaction(month.db, (tx) => inMonth.settleChat({ tx, userId }, late));
    expect((await inMonth.usage(userId)).aiChatCount).toBe(0);
    await inTransaction(month.db, (tx) => inMonth.reserveChat({ tx, userId }));
    expect((await inMonth.usage(userId)).aiChatCount).toBe(1);
    await month.close();
  });
});

describe('no limit', () => {
  test.each(['premium', 'premium_monthly', 'premium_annual'])('applies to %s', async (tier) => {
    const ann = await somebody();
    await makePremium(ann, tier);
    for (let count = 0; count < 5; count += 1) await settle(ann, await reserve(ann));
    expect(await used(ann)).toBe(5);
    const { body } = await app.request(getSubscriptionStatus, { as: ann });
    expect(body).toMatchObject({
      user: { subscriptionTier: tier },
      limits: { aiChatCount: 0 },
      usage: { aiChatCount: 5 },
    });
  });

  test.each(['0', '-1'])('applies when it is set to %s', async (limit) => {
    const free = await createTestApp({ environment: { FREE_AI_CHATS_PER_MONTH: limit } });
    const { userId } = await free.signUp('Ann');
    const ask = () => inTransaction(free.db, (tx) => free.server.services.billing.reserveChat({ tx, userId }));
    const results = await Promise.allSettled(Array.from({ length: 15 }, ask));
    expect(results.every(({ status }) => status === 'fulfilled')).toBe(true);
    await free.close();
  });

  test('applies to every account where premium is the default plan', async () => {
    const generous = await createTestApp({ environment: { DEFAULT_PLAN: 'premium' } });
    const ann = await generous.signUp('Ann');
    const { body } = await generous.request(getSubscription, { as: ann });
    expect(body).toMatchObject({ user: { subscriptionTier: 'premium' }, limits: { aiChatCount: 0 } });
    await generous.close();
  });
});

describe('the plan', () => {
  test('is the same in both calls, and only for signed-in users', async () => {
    const ann = await somebody();
    const plain = await app.request(getSubscription, { as: ann });
    expect(plain.body).toEqual({
      user: { subscriptionTier: 'free', currentPeriodEnd: null },
      limits: { aiChatCount: 3 },
      usage: { aiChatCount: 0, resetsAt: '2026-12-01T00:00:00.000Z' },
    });
    expect((await app.request(getSubscriptionStatus, { as: ann })).body).toEqual(plain.body);
    expect((await app.request(getSubscription)).status).toBe(401);
    expect((await app.request(getSubscriptionStatus)).status).toBe(401);
  });
});
