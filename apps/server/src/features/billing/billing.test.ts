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

const createUser = (): Promise<TestUser> => app.signUp(`Person ${(people += 1)}`);
const reserveChat = ({ userId }: TestUser) => inTransaction(app.db, (tx) => billing.reserveChat({ tx, userId }));
const settleChat = ({ userId }: TestUser, id: string) =>
  inTransaction(app.db, (tx) => billing.settleChat({ tx, userId }, id));
const releaseChat = ({ userId }: TestUser, id: string) =>
  inTransaction(app.db, (tx) => billing.releaseChat({ tx, userId }, id));
const countUsedChats = async ({ userId }: TestUser) => (await billing.usage(userId)).aiChatCount;
const makePremium = ({ userId }: TestUser, tier: string) =>
  app.db.execute(sql`update users set subscription_tier = ${tier} where id = ${userId}`);

describe('the count of AI chats', () => {
  test('contains reservations and answered chats', async () => {
    const ann = await createUser();
    const first = await reserveChat(ann);
    expect(await countUsedChats(ann)).toBe(1);
    await settleChat(ann, first);
    expect(await countUsedChats(ann)).toBe(1);
    await reserveChat(ann);
    expect(await countUsedChats(ann)).toBe(2);
  });

  test('is reduced when there was no reply', async () => {
    const ann = await createUser();
    await releaseChat(ann, await reserveChat(ann));
    expect(await countUsedChats(ann)).toBe(0);
  });

  test('contains a reservation once, even if it is settled twice and then released', async () => {
    const ann = await createUser();
    const id = await reserveChat(ann);
    await settleChat(ann, id);
    await settleChat(ann, id);
    await releaseChat(ann, id);
    expect(await countUsedChats(ann)).toBe(1);
  });

  test('is not changed by another user with the same reservation', async () => {
    const [ann, bob] = [await createUser(), await createUser()];
    const id = await reserveChat(ann);
    await settleChat(bob, id);
    await releaseChat(bob, id);
    expect(await countUsedChats(ann)).toBe(1);
    expect(await countUsedChats(bob)).toBe(0);
  });

  test('never exceeds the limit, even with concurrent calls', async () => {
    const ann = await createUser();
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => reserveChat(ann)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const refused = results.find((result) => result.status === 'rejected');
    expect(refused?.reason).toMatchObject({
      code: 'chat.limit_reached',
      status: 403,
      details: { limits: { aiChatCount: 3 }, usage: { aiChatCount: 3, resetsAt: '2026-12-01T00:00:00.000Z' } },
    });
  });

  test('drops a reservation whose process died, unless its lease was renewed', async () => {
    const ann = await createUser();
    const living = await reserveChat(ann);
    await reserveChat(ann);
    await reserveChat(ann);
    await expect(reserveChat(ann)).rejects.toMatchObject({ code: 'chat.limit_reached' });
    app.clock.advance(50_000);
    await billing.renewLease(ann.userId, living);
    app.clock.advance(20_000);
    expect(await countUsedChats(ann)).toBe(1);
    await reserveChat(ann);
    expect(await countUsedChats(ann)).toBe(2);
  });

  test('includes a reply that was settled after its lease', async () => {
    const ann = await createUser();
    const id = await reserveChat(ann);
    app.clock.advance(600_000);
    await billing.deleteLapsedReservations();
    await settleChat(ann, id);
    expect(await countUsedChats(ann)).toBe(1);
  });

  test('is reset each month, and a reply belongs to the month of its question', async () => {
    const other = await createTestApp({ now: '2026-12-31T23:59:50Z', environment: { FREE_AI_CHATS_PER_MONTH: '1' } });
    const otherBilling = other.server.services.billing;
    const { userId } = await other.signUp('Ann');
    const late = await inTransaction(other.db, (tx) => otherBilling.reserveChat({ tx, userId }));
    other.clock.advance(20_000);
    expect(await otherBilling.usage(userId)).toEqual({ aiChatCount: 0, resetsAt: '2027-02-01T00:00:00.000Z' });
    await inTransaction(other.db, (tx) => otherBilling.settleChat({ tx, userId }, late));
    expect((await otherBilling.usage(userId)).aiChatCount).toBe(0);
    await inTransaction(other.db, (tx) => otherBilling.reserveChat({ tx, userId }));
    expect((await otherBilling.usage(userId)).aiChatCount).toBe(1);
    await other.close();
  });
});

describe('no limit', () => {
  test.each(['premium', 'premium_monthly', 'premium_annual'])('applies to %s', async (tier) => {
    const ann = await createUser();
    await makePremium(ann, tier);
    for (let count = 0; count < 5; count += 1) await settleChat(ann, await reserveChat(ann));
    expect(await countUsedChats(ann)).toBe(5);
    const { body } = await app.request(getSubscriptionStatus, { as: ann });
    expect(body).toMatchObject({
      user: { subscriptionTier: tier },
      limits: { aiChatCount: 0 },
      usage: { aiChatCount: 5 },
    });
  });

  test.each(['0', '-1'])('applies to the Free plan when FREE_AI_CHATS_PER_MONTH is %s', async (limit) => {
    const free = await createTestApp({ environment: { FREE_AI_CHATS_PER_MONTH: limit } });
    const { userId } = await free.signUp('Ann');
    const reserveFreeChat = () =>
      inTransaction(free.db, (tx) => free.server.services.billing.reserveChat({ tx, userId }));
    const results = await Promise.allSettled(Array.from({ length: 15 }, reserveFreeChat));
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
  test('is the same at both addresses, which refuse requests without sign-in', async () => {
    const ann = await createUser();
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
