import { randomUUID } from 'node:crypto';
import { allEndpoints as api } from '@app/contract/all-endpoints';
import type { Endpoint } from '@app/contract/endpoint';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestRequest, type TestUser } from './test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    environment: { RATE_LIMIT_SIGNUPS_PER_HOUR: '1000', FREE_AI_CHATS_PER_MONTH: '1' },
  });
});
afterAll(() => app.close());

let people = 0;
const createUser = (): Promise<TestUser> => app.signUp(`Repeater ${(people += 1)}`);

/** Sends the same request eight times at once with one key; returns the distinct responses, which should be one. */
async function requestAtOnce(endpoint: Endpoint, options: TestRequest): Promise<{ status: number; text: string }[]> {
  const headers = { 'idempotency-key': randomUUID() };
  const sendRequest = () => app.request(endpoint, { ...options, headers });
  const responses = await Promise.all(Array.from({ length: 8 }, sendRequest));
  const different = new Map(responses.map(({ status, text }) => [`${status} ${text}`, { status, text }]));
  return [...different.values()];
}

const addEvent = async (as: TestUser) =>
  (await app.request(api.createEvent, { as, body: { title: 'Standup', eventDate: '2026-11-24T09:00:00Z' } })).body;

describe('eight concurrent requests with one Idempotency-Key count once and get the same response', () => {
  test('a new event', async () => {
    const as = await createUser();
    const responses = await requestAtOnce(api.createEvent, {
      as,
      body: { title: 'Dentist', eventDate: '2026-11-24T09:00:00Z' },
    });
    expect(responses).toEqual([{ status: 201, text: expect.stringContaining('"title":"Dentist"') }]);
    expect((await app.request(api.listEvents, { as })).body).toHaveLength(1);
  });

  test('a changed event', async () => {
    const as = await createUser();
    const { id } = await addEvent(as);
    const responses = await requestAtOnce(api.updateEvent, { as, params: { id }, body: { title: 'Dentist' } });
    expect(responses).toEqual([{ status: 200, text: expect.stringContaining('"title":"Dentist"') }]);
    const { rows } = await app.db.execute(sql`select revision from events where id = ${id}`);
    expect(rows).toEqual([{ revision: 1 }]);
  });

  test('the rest of a series, which becomes a series of its own', async () => {
    const as = await createUser();
    const body = { title: 'Standup', eventDate: '2026-11-23T09:00:00Z', recurrence: 'FREQ=DAILY;COUNT=5' };
    const { id } = (await app.request(api.createEvent, { as, body })).body;
    const params = { id: `${id}~2026-11-25T09:00:00.000Z` };
    const responses = await requestAtOnce(api.updateEvent, {
      as,
      params,
      query: { scope: 'following' },
      body: { title: 'Late' },
    });
    expect(responses).toEqual([{ status: 200, text: expect.stringContaining('"title":"Late"') }]);
    const titles = (await app.request(api.listEvents, { as })).body.map(({ title }) => title);
    expect(titles).toEqual(['Standup', 'Standup', 'Late', 'Late', 'Late']);
  });

  test('a deleted event', async () => {
    const as = await createUser();
    const { id } = await addEvent(as);
    expect(await requestAtOnce(api.deleteEvent, { as, params: { id } })).toEqual([{ status: 204, text: '' }]);
  });

  test('a reviewed card', async () => {
    const as = await createUser();
    const deckId = (await app.request(api.createDeck, { as, body: { name: 'Spanish' } })).body.id;
    const card = (await app.request(api.createCard, { as, body: { deckId, front: 'hola', back: 'hello' } })).body;
    const responses = await requestAtOnce(api.reviewCard, { as, params: { id: card.id }, body: { rating: 'good' } });
    expect(responses).toEqual([{ status: 200, text: expect.stringContaining('"reviewCount":1') }]);
  });

  test('the last chat that the plan includes this month', async () => {
    const as = await createUser();
    const responses = await requestAtOnce(api.sendChat, { as, body: { message: 'When am I free tomorrow?' } });
    expect(responses).toEqual([{ status: 200, text: expect.stringContaining('"aiChatCount":1') }]);
    expect((await app.request(api.listConversations, { as })).body).toHaveLength(1);
  });

  test('a question in a conversation that takes one at a time', async () => {
    const as = await createUser();
    await app.db.execute(sql`update users set subscription_tier = 'premium' where id = ${as.userId}`);
    const { conversationId } = (await app.request(api.sendChat, { as, body: { message: 'What is a fjord?' } })).body;
    const responses = await requestAtOnce(api.sendChat, { as, body: { message: 'And a loch?', conversationId } });
    expect(responses).toEqual([{ status: 200, text: expect.any(String) }]);
    const { messages } = (await app.request(api.getConversation, { as, params: { id: conversationId } })).body;
    expect(messages).toHaveLength(4);
  });
});

test('of changes to two events with one key, only one is made', async () => {
  const as = await createUser();
  const [one, two] = [await addEvent(as), await addEvent(as)];
  const headers = { 'idempotency-key': randomUUID() };
  const responses = await Promise.all(
    [one, two].map(({ id }) => app.request(api.updateEvent, { as, params: { id }, headers, body: { title: 'Moved' } })),
  );
  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  const titles = (await app.request(api.listEvents, { as })).body.map(({ title }) => title);
  expect(titles.toSorted()).toEqual(['Moved', 'Standup']);
});
