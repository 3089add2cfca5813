import { sendChat } from '@app/contract/chat';
import { deleteConversation, listConversations } from '@app/contract/conversations';
import { getSubscriptionStatus } from '@app/contract/subscription';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chatTurns } from '#db/schema/chat.ts';
import { createFakeModel, type FakeModel } from '#integrations/llm/fake-model.ts';
import { refuseRow } from '../../../test/refuse-row.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

// Without a limit the model is asked while the question is stored.
let app: TestApp;
let model: FakeModel;

beforeAll(async () => {
  model = createFakeModel();
  app = await createTestApp({ models: model, environment: { FREE_AI_CHATS_PER_MONTH: '0' } });
});
afterAll(() => app.close());

const sendMessage = (as: TestUser, body: Record<string, unknown>, headers = {}) =>
  app.request(sendChat, { as, body, headers });
const countUsedChats = async (as: TestUser) =>
  (await app.request(getSubscriptionStatus, { as })).body.usage.aiChatCount;
const listTurns = ({ userId }: TestUser) => app.db.select().from(chatTurns).where(eq(chatTurns.userId, userId));

test('a question that cannot be stored is not answered, and the request to the model is ended', async () => {
  const ann = await app.signUp('Ann');
  const accept = await refuseRow(app.db, {
    table: 'chat_turns',
    column: 'idempotency_key',
    value: 'bad',
    on: 'insert',
  });
  model.answer('This must not be shown.');
  const refused = await sendMessage(ann, { message: 'Anybody there?' }, { 'idempotency-key': 'bad' });
  expect(refused.status).toBe(500);
  // The model may be asked shortly after the refusal, with a signal that is aborted.
  await expect.poll(() => model.requests.at(-1)?.signal.aborted).toBe(true);
  expect(await listTurns(ann)).toEqual([]);
  expect(await countUsedChats(ann)).toBe(0);
  await accept();
  const { body } = await sendMessage(ann, { message: 'Anybody there?' }, { 'idempotency-key': 'bad' });
  expect(body.response).toContain('Anybody there?');
  expect(await countUsedChats(ann)).toBe(1);
});

test('requests with one idempotency key that arrive together have one turn and count once', async () => {
  const bob = await app.signUp('Bob');
  const send = () => sendMessage(bob, { message: 'Once' }, { 'idempotency-key': 'together' });
  const replies = await Promise.all([send(), send(), send(), send(), send()]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(new Set(replies.map(({ body }) => body.messageId)).size).toBe(1);
  expect(new Set(replies.map(({ body }) => body.response))).toEqual(new Set(['You said: Once']));
  expect(await listTurns(bob)).toHaveLength(1);
  expect((await app.request(listConversations, { as: bob })).body).toHaveLength(1);
  expect(await countUsedChats(bob)).toBe(1);
});

test('a request that is repeated after its conversation was deleted gets its reply', async () => {
  const cy = await app.signUp('Cy');
  const { conversationId } = (await sendMessage(cy, { message: 'First' })).body;
  const send = () => sendMessage(cy, { message: 'Second', conversationId }, { 'idempotency-key': 'second' });
  const first = await send();
  await app.request(deleteConversation, { as: cy, params: { id: conversationId ?? '' } });
  expect((await send()).body.messageId).toBe(first.body.messageId);
  expect((await sendMessage(cy, { message: 'Third', conversationId })).status).toBe(404);
});

test('a second question is refused while the first is answered, and the second request to the model ends', async () => {
  const dee = await app.signUp('Dee');
  const { conversationId } = (await sendMessage(dee, { message: 'Hello' })).body;
  const held = model.hold();
  const first = sendMessage(dee, { message: 'One', conversationId });
  await held.request;
  const second = await sendMessage(dee, { message: 'Two', conversationId });
  expect(second.body).toMatchObject({ code: 'chat.busy' });
  const findSecond = () => model.requests.find(({ messages }) => messages.at(-1)?.content === 'Two');
  // The model may be asked shortly after the refusal, with a signal that is aborted.
  await expect.poll(() => findSecond()?.signal.aborted).toBe(true);
  held.say('First reply.');
  held.finish();
  expect((await first).body.response).toBe('First reply.');
  expect(await countUsedChats(dee)).toBe(2);
});
