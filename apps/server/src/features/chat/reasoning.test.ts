import { sendChat } from '@app/contract/chat';
import { ChatStreamParser } from '@app/contract/chat-stream';
import { getConversation, listConversations } from '@app/contract/conversations';
import { getSubscriptionStatus } from '@app/contract/subscription';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFakeModel, type FakeModel } from '#integrations/llm/fake-model.ts';
import { AppError } from '#platform/app-error.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let app: TestApp;
let model: FakeModel;
let address: string;
let people = 0;

beforeAll(async () => {
  model = createFakeModel();
  app = await createTestApp({ models: model, environment: { PORT: '0' } });
  address = await app.server.listen();
});
afterAll(() => app.close());

const createUser = (): Promise<TestUser> => app.signUp(`Thinker ${(people += 1)}`);
const sendMessage = (as: TestUser, body: Record<string, unknown>) => app.request(sendChat, { as, body });
const countUsedChats = async (as: TestUser) =>
  (await app.request(getSubscriptionStatus, { as })).body.usage.aiChatCount;
const fetchMessages = async (as: TestUser, id: string) =>
  (await app.request(getConversation, { as, params: { id } })).body.messages;

async function streamReply(as: TestUser, body: Record<string, unknown>) {
  const headers = {
    authorization: `Bearer ${as.token}`,
    accept: 'text/event-stream',
    'content-type': 'application/json',
  };
  const response = await fetch(`${address}/api/chat`, { method: 'POST', headers, body: JSON.stringify(body) });
  return new ChatStreamParser().push(await response.text()).map(({ event }) => event);
}

describe('what a model thinks', () => {
  test('is streamed before the text, in separate events, and stored with the reply', async () => {
    const ann = await createUser();
    const turn = model.hold();
    const pendingStream = streamReply(ann, { message: 'Why?' });
    await turn.request;
    turn.think('Let me ');
    turn.think('see.');
    turn.say('\n\n');
    turn.say('Because.');
    turn.finish();
    const events = await pendingStream;
    const thoughts = events.flatMap((event) => (event.type === 'reasoning' ? [event] : []));
    expect(thoughts.map(({ text }) => text).join('')).toBe('Let me see.');
    expect(thoughts[0]?.offset).toBe(0);
    const reasoning = { text: 'Let me see.', seconds: expect.any(Number) };
    expect(events.at(-1)).toMatchObject({ type: 'completed', response: 'Because.', reasoning });
    const { conversationId } = events.at(-1) as { conversationId: string };
    const reply = (await fetchMessages(ann, conversationId)).at(-1);
    expect(reply).toMatchObject({
      content: 'Because.',
      blocks: [
        { type: 'reasoning', ...reasoning },
        { type: 'text', text: 'Because.' },
      ],
    });
  });

  test('is not sent to the model again', async () => {
    const ann = await createUser();
    const turn = model.hold();
    const first = sendMessage(ann, { message: 'Why?' });
    await turn.request;
    turn.think('Secret thought');
    turn.say('Because.');
    turn.finish();
    model.answer('Yes.');
    await sendMessage(ann, { message: 'Really?', conversationId: (await first).body.conversationId });
    expect(JSON.stringify(model.requests.at(-1)?.messages)).not.toContain('Secret thought');
  });

  test('alone is not a reply: nothing is stored and the chat does not count', async () => {
    const ann = await createUser();
    const turn = model.hold();
    const pendingReply = sendMessage(ann, { message: 'Why?' });
    await turn.request;
    turn.think('Let me see.');
    turn.say(' \n');
    turn.fail(new AppError({ code: 'model.interrupted' }));
    expect((await pendingReply).body).toMatchObject({ code: 'model.interrupted' });
    expect(await countUsedChats(ann)).toBe(0);
    expect((await app.request(listConversations, { as: ann })).body).toEqual([]);
  });
});

describe('a reply that was cut', () => {
  async function interruptReply(as: TestUser) {
    model.fail(new AppError({ code: 'model.interrupted' }), 'Once upon ');
    const events = await streamReply(as, { message: 'Tell me a story' });
    const started = events.find((event) => event.type === 'started');
    return started ?? expect.fail('not started');
  }

  test('is continued: the model gets the text so far, and the whole text becomes another version', async () => {
    const ann = await createUser();
    const { conversationId, messageId } = await interruptReply(ann);
    model.answer('a time.');
    const { body } = await sendMessage(ann, { conversationId, continueMessageId: messageId });
    expect(body.response).toBe('Once upon a time.');
    const sent = model.requests.at(-1)?.messages.slice(1);
    expect(sent?.map(({ role, content }) => [role, content])).toEqual([
      ['user', 'Tell me a story'],
      ['assistant', 'Once upon '],
      ['user', expect.stringContaining('cut off')],
    ]);
    const messages = await fetchMessages(ann, conversationId ?? '');
    expect(messages.map(({ content, status }) => [content, status])).toEqual([
      ['Tell me a story', 'complete'],
      ['Once upon ', 'interrupted'],
      ['Once upon a time.', 'complete'],
    ]);
    expect(messages[2]?.parentId).toBe(messages[0]?.id);
  });

  test('does not change, and no second chat is counted, if the continuation has no text', async () => {
    const ann = await createUser();
    const { conversationId, messageId } = await interruptReply(ann);
    model.fail(new AppError({ code: 'model.unavailable' }));
    expect((await sendMessage(ann, { conversationId, continueMessageId: messageId })).status).toBe(503);
    expect(await fetchMessages(ann, conversationId ?? '')).toHaveLength(2);
    expect(await countUsedChats(ann)).toBe(1);
  });

  test('is marked when the model ended at its limit of length', async () => {
    const ann = await createUser();
    const turn = model.hold();
    const pendingReply = streamReply(ann, { message: 'A long story' });
    await turn.request;
    turn.say('Once upon');
    turn.finish('length');
    const done = (await pendingReply).at(-1);
    expect(done).toMatchObject({ type: 'completed', interrupted: true });
    const { conversationId } = done as { conversationId: string };
    expect((await fetchMessages(ann, conversationId)).at(-1)).toMatchObject({ status: 'interrupted' });
  });

  test('is continued only with the ids of the reply and of its conversation', async () => {
    const ann = await createUser();
    const { conversationId, userMessageId, messageId } = await interruptReply(ann);
    expect((await sendMessage(ann, { conversationId, continueMessageId: userMessageId })).status).toBe(404);
    const both = { conversationId, continueMessageId: messageId, regenerateMessageId: messageId };
    expect((await sendMessage(ann, both)).status).toBe(400);
    expect((await sendMessage(ann, { continueMessageId: messageId })).status).toBe(400);
  });
});
