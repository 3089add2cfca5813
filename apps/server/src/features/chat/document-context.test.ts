import { sendChat } from '@app/contract/chat';
import { listConversations } from '@app/contract/conversations';
import { createImport } from '@app/contract/imports';
import { makeChatgptConversation } from '@app/formats/testing/chatgpt-export';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFakeModel, type FakeModel } from '#integrations/llm/fake-model.ts';
import { multipart } from '../../../test/multipart.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let model: FakeModel;
beforeAll(async () => {
  model = createFakeModel();
  app = await createTestApp({ models: model });
});
afterAll(() => app.close());

test('a model that continues a conversation is given the latest version of its documents', async () => {
  const ann = await app.signUp('Ann');
  const makeToolCall = (id: string, tool: string, input: object) =>
    ({ id, role: 'assistant', recipient: `canmore.${tool}`, text: JSON.stringify(input) }) as const;
  const record = makeChatgptConversation([
    { id: 'q', text: 'Plan a trip' },
    makeToolCall('c', 'create_textdoc', { name: 'Trip', type: 'document', content: 'Oslo, then Bergen' }),
    makeToolCall('u', 'update_textdoc', { updates: [{ pattern: 'Bergen', multiple: false, replacement: 'Tromsø' }] }),
    { id: 'a', role: 'assistant', text: 'Done' },
  ]);
  await app.request(createImport, { as: ann, ...multipart([{ name: 'a.json', bytes: JSON.stringify([record]) }]) });
  await app.server.services.importRunner.wake();
  const [conversation] = (await app.request(listConversations, { as: ann })).body;
  model.answer('Second comes Tromsø.');
  const body = { message: 'What comes second?', conversationId: conversation?.id };
  expect((await app.request(sendChat, { as: ann, body })).status).toBe(200);
  const systemPrompt = model.requests.at(-1)?.messages[0]?.content;
  expect(systemPrompt).toContain('<document title="Trip">\nOslo, then Tromsø\n</document>');
  expect(systemPrompt).not.toContain('Bergen');

  model.answer('Nothing.');
  await app.request(sendChat, { as: ann, body: { message: 'Something else' } });
  expect(model.requests.at(-1)?.messages[0]?.content).not.toContain('<document');
});
