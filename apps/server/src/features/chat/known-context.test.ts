import { listModelCalls, updateAssistantSettings } from '@app/contract/assistant';
import { sendChat } from '@app/contract/chat';
import { updateContextPack } from '@app/contract/context-pack';
import { getConversation } from '@app/contract/conversations';
import { markConversation } from '@app/contract/privacy';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createFakeModel, type FakeModel } from '#integrations/llm/fake-model.ts';
import { addConversation } from '#test/mcp-client.ts';
import { createTestApp, type TestApp, type TestUser } from '#test/test-app.ts';

let app: TestApp;
let model: FakeModel;
let ann: TestUser;
let people = 0;
beforeAll(async () => {
  model = createFakeModel();
  app = await createTestApp({ models: model });
});
afterAll(() => app.close());
beforeEach(async () => {
  ann = await app.signUp(`Known ${(people += 1)}`);
});

const NURSE = ["I'm a nurse at a hospital in Leeds, how do I plan night shifts?", 'Like this.'];
const readSystemPrompt = () => model.requests.at(-1)?.messages[0]?.content;
const sendMessage = async (message: string, reply: string) => {
  model.answer(reply);
  return (await app.request(sendChat, { as: ann, body: { message } })).body;
};

test('a model is given the facts about the user, and the reply shows which lines it used', async () => {
  const id = await addConversation(app, ann, NURSE);
  await app.server.services.contextPack.build(ann.userId);
  const used = await sendMessage('How do I get some rest?', 'After a shift at the hospital in Leeds: rest.');
  expect(readSystemPrompt()).toContain("Work:\n- I'm a nurse at a hospital in Leeds");
  const line = { id: expect.any(String), text: "I'm a nurse at a hospital in Leeds", conversationId: id };
  expect(used.context).toEqual([line]);
  const stored = await app.request(getConversation, { as: ann, params: { id: used.conversationId } });
  expect(stored.body.messages.at(-1)?.blocks).toEqual([
    { type: 'text', text: 'After a shift at the hospital in Leeds: rest.' },
    { type: 'context', lines: [line] },
  ]);
  const [call] = (await app.request(listModelCalls, { as: ann })).body;
  expect(call?.conversations.map((conversation) => conversation.id)).toContain(id);
  expect((await sendMessage('What is 2 + 2?', 'Four.')).context).toBeUndefined();
});

test('hidden lines, and lines from a conversation marked “never send”, are not sent to the model', async () => {
  const id = await addConversation(app, ann, NURSE);
  await app.server.services.contextPack.build(ann.userId);
  const items = [{ text: 'I sing', hidden: true }, { text: 'I dance' }];
  await app.request(updateContextPack, { as: ann, body: { sections: [{ key: 'about', items }] } });
  await app.request(markConversation, { as: ann, params: { id }, body: { neverSend: true } });
  await sendMessage('What should I do tonight?', 'Rest.');
  expect(readSystemPrompt()).toContain('- I dance');
  expect(readSystemPrompt()).not.toMatch(/nurse|I sing/);
});

test('a reply with a line from a conversation that is marked “never send” later is kept from the model', async () => {
  const id = await addConversation(app, ann, NURSE);
  await app.server.services.contextPack.build(ann.userId);
  const { conversationId } = await sendMessage(
    'How do I get some rest?',
    'After a shift at the hospital in Leeds: rest.',
  );
  await app.request(markConversation, { as: ann, params: { id }, body: { neverSend: true } });
  model.answer('More rest.');
  await app.request(sendChat, { as: ann, body: { message: 'And then?', conversationId } });
  expect(JSON.stringify(model.requests.at(-1)?.messages)).not.toContain('Leeds');
});

test('a model that may not use the archive is given nothing from it', async () => {
  await addConversation(app, ann, NURSE);
  await app.server.services.contextPack.build(ann.userId);
  await app.request(updateAssistantSettings, { as: ann, body: { usesArchive: false } });
  await sendMessage('What should I do tonight?', 'Rest.');
  expect(readSystemPrompt()).not.toContain('nurse');
});
