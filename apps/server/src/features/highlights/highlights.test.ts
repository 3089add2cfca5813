import { sendChat } from '@app/contract/chat';
import { deleteConversation } from '@app/contract/conversations';
import {
  createHighlight,
  deleteHighlight,
  findHighlights,
  listHighlights,
  updateHighlight,
} from '@app/contract/highlights';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFakeModel, type FakeModel } from '#integrations/llm/fake-model.ts';
import { newId } from '#platform/ids.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let app: TestApp;
let model: FakeModel;
let people = 0;

beforeAll(async () => {
  model = createFakeModel();
  app = await createTestApp({ models: model });
});
afterAll(() => app.close());

async function startConversation() {
  const as: TestUser = await app.signUp(`Reader ${(people += 1)}`);
  model.answer('The sky is blue because air scatters short waves more.');
  const { conversationId, messageId } = (await app.request(sendChat, { as, body: { message: 'Why blue?' } })).body;
  const markPassage = (body: Record<string, unknown>) =>
    app.request(createHighlight, { as, params: { id: conversationId }, body: { messageId, ...body } });
  const find = async (q?: string) =>
    (await app.request(findHighlights, { as, query: q === undefined ? {} : { q } })).body;
  return { as, conversationId, messageId, mark: markPassage, find };
}

describe('a highlight', () => {
  test('is a passage of a message with the text around it, and may have a note', async () => {
    const { as, conversationId, messageId, mark } = await startConversation();
    const passage = { quote: 'air scatters', prefix: 'blue because ', suffix: ' short waves', note: ' For physics ' };
    const { status, body } = await mark(passage);
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...passage, note: 'For physics', conversationId, messageId });
    const listed = await app.request(listHighlights, { as, params: { id: conversationId } });
    expect(listed.body).toEqual([body]);
  });

  test('is found by the words of its passage and of its note, until its conversation is in the trash', async () => {
    const { as, conversationId, mark, find } = await startConversation();
    await mark({ quote: 'air scatters', note: 'For the physics exam' });
    await mark({ quote: '100% of it' });
    expect(await find('PHYSICS scatters')).toMatchObject([{ quote: 'air scatters', title: expect.any(String) }]);
    expect(await find('100%')).toHaveLength(1);
    expect(await find('0_')).toEqual([]);
    expect(await find()).toHaveLength(2);
    await app.request(deleteConversation, { as, params: { id: conversationId } });
    expect(await find()).toEqual([]);
  });

  test('can get another note, and can be removed', async () => {
    const { as, mark, find } = await startConversation();
    const { id } = (await mark({ quote: 'short waves' })).body;
    const params = { id };
    expect((await app.request(updateHighlight, { as, params, body: { note: 'Ask again' } })).body.note).toBe(
      'Ask again',
    );
    expect((await app.request(deleteHighlight, { as, params })).status).toBe(204);
    expect((await app.request(deleteHighlight, { as, params })).body).toMatchObject({ code: 'highlights.not_found' });
    expect(await find()).toEqual([]);
  });

  test('belongs to one person, and needs a passage and a message of its conversation', async () => {
    const { conversationId, messageId, mark } = await startConversation();
    const { id } = (await mark({ quote: 'short waves' })).body;
    const bob = await app.signUp(`Stranger ${(people += 1)}`);
    const body = { messageId, quote: 'x' };
    expect((await app.request(createHighlight, { as: bob, params: { id: conversationId }, body })).status).toBe(404);
    expect((await app.request(updateHighlight, { as: bob, params: { id }, body: { note: 'Mine' } })).status).toBe(404);
    expect((await mark({ quote: '  ' })).status).toBe(400);
    expect((await mark({ quote: 'x', messageId: newId() })).body).toMatchObject({ code: 'chat.message_not_found' });
  });
});
