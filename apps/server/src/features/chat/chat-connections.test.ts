import { sendChat } from '@app/contract/chat';
import { getConversation, listConversations } from '@app/contract/conversations';
import { getSubscriptionStatus } from '@app/contract/subscription';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chatTurns } from '#db/schema/chat.ts';
import { createFakeModel, type FakeModel } from '#integrations/llm/fake-model.ts';
import { newId } from '#platform/ids.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let app: TestApp;
let model: FakeModel;
let address: string;

beforeAll(async () => {
  model = createFakeModel();
  app = await createTestApp({ models: model, environment: { PORT: '0', FREE_AI_CHATS_PER_MONTH: '0' } });
  address = await app.server.listen();
});
afterAll(() => app.close());

function openStream(as: TestUser, body: Record<string, unknown>, signal?: AbortSignal): Promise<Response> {
  const headers = {
    authorization: `Bearer ${as.token}`,
    accept: 'text/event-stream',
    'content-type': 'application/json',
  };
  return fetch(`${address}/api/chat`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });
}

describe('a client that disconnects', () => {
  test('does not lose the reply: it is completed, stored and counted', async () => {
    const ann = await app.signUp('Ann');
    const turn = model.hold();
    const client = new AbortController();
    const response = await openStream(ann, { message: 'A long story, please' }, client.signal);
    await turn.request;
    turn.say('Once upon ');
    await response.body?.getReader().read();
    client.abort();
    turn.say('a time.');
    turn.finish();
    const stored = await waitFor(async () => {
      const [conversation] = (await app.request(listConversations, { as: ann })).body;
      if (conversation === undefined) return undefined;
      const { body } = await app.request(getConversation, { as: ann, params: { id: conversation.id } });
      return body.messages.at(-1)?.role === 'assistant' ? body : undefined;
    });
    expect(stored.messages.at(-1)).toMatchObject({ content: 'Once upon a time.', status: 'complete' });
    expect((await app.request(getSubscriptionStatus, { as: ann })).body.usage.aiChatCount).toBe(1);
  });
});

describe('the first text that is shown', () => {
  test('is stored with its question, so that a crash does not lose it', async () => {
    const cy = await app.signUp('Cy');
    const turn = model.hold();
    const { body } = await openStream(cy, { message: 'Is anybody there?' });
    await turn.request;
    const [asked] = await listTurns(cy);
    expect(asked).toMatchObject({ content: '', plan: { question: 'Is anybody there?' } });
    expect((await app.request(listConversations, { as: cy })).body).toEqual([]);
    turn.say('Yes');
    await readUntil(body, 'event: delta');
    expect((await listTurns(cy))[0]?.content).toBe('Yes');
    turn.finish();
  });
});

describe('a stream that fails before it starts', () => {
  test('is a plain HTTP response with a status and JSON', async () => {
    const bob = await app.signUp('Bob');
    const blank = await openStream(bob, { message: '   ' });
    expect(blank.status).toBe(400);
    expect(blank.headers.get('content-type')).toMatch(/^application\/json/);
    const lost = await openStream(bob, { message: 'Hi', conversationId: newId() });
    expect(lost.status).toBe(404);
    expect(await lost.json()).toMatchObject({ code: 'conversations.not_found' });
  });
});

describe('the rate of chat requests', () => {
  test('is limited to 60 per minute and user, then answered with 429 and Retry-After', async () => {
    const [eve, other] = [await app.signUp('Eve'), await app.signUp('Other')];
    const sendToUnknownConversation = (as: TestUser) =>
      app.request(sendChat, { as, body: { message: 'Hi', conversationId: newId() } });
    const statuses = await Promise.all(
      Array.from({ length: 60 }, async () => (await sendToUnknownConversation(eve)).status),
    );
    expect(new Set(statuses)).toEqual(new Set([404]));
    const refused = await sendToUnknownConversation(eve);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const requests = model.requests.length;
    expect((await app.request(sendChat, { as: eve, body: { message: 'Hi' } })).status).toBe(429);
    expect(model.requests).toHaveLength(requests);
    expect(await listTurns(eve)).toEqual([]);
    expect((await sendToUnknownConversation(other)).status).toBe(404);
  });
});

const listTurns = ({ userId }: TestUser) => app.db.select().from(chatTurns).where(eq(chatTurns.userId, userId));

async function readUntil(body: Response['body'], mark: string): Promise<void> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader() ?? expect.fail('no body');
  for (let text = ''; !text.includes(mark);) {
    const { value } = await reader.read();
    text += value ?? expect.fail(`the stream ended with ${text}`);
  }
}

async function waitFor<Value>(read: () => Promise<Value | undefined>): Promise<Value> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const value = await read();
    if (value !== undefined) return value;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('it did not happen within four seconds');
}
