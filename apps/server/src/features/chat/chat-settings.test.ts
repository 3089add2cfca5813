import { updateCategoryDefaults, updateSubcategoryDefaults } from '@app/contract/chat-settings';
import { sendChat } from '@app/contract/chat';
import { createCategory, listCategories } from '@app/contract/categories';
import { forkConversation } from '@app/contract/conversation-branches';
import { getConversation, updateConversation } from '@app/contract/conversations';
import { createModelKey } from '@app/contract/models';
import { createSubcategory } from '@app/contract/subcategories';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ModelServer, startModelServer } from '../../../test/model-server/model-server.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let app: TestApp;
let provider: ModelServer;
let ann: TestUser;
let category = '';
let subcategory = '';
const models: Record<string, string> = {};

beforeAll(async () => {
  provider = await startModelServer({ pace: 1 });
  app = await createTestApp();
  ann = await app.signUp('Ann');
  await app.db.execute(sql`update users set subscription_tier = 'premium' where id = ${ann.userId}`);
  for (const [name, path] of [
    ['openai', '/v1'],
    ['anthropic', '/v1'],
  ] as const) {
    const body = { provider: name, key: 'sk-own-0123456789-wxyz', baseUrl: provider.url + path };
    const added = await app.request(createModelKey, { as: ann, body });
    models[name] = added.body.models.find((model) => model.name === 'echo')?.id ?? '';
  }
  category = (await app.request(createCategory, { as: ann, body: { name: 'Thesis' } })).body.id;
  const params = { id: category };
  subcategory = (await app.request(createSubcategory, { as: ann, params, body: { name: 'Method' } })).body.id;
});
afterAll(async () => {
  await app.close();
  await provider.close();
});

const sendMessage = (body: object) =>
  app.request(sendChat, { as: ann, body: { message: 'Hello there', model: models['openai'], ...body } });
const fetchConversation = async (id: string) => (await app.request(getConversation, { as: ann, params: { id } })).body;
/** The latest request to the model. */
const readSentMessages = () => JSON.stringify(provider.requests.at(-1)?.messages);

describe('instructions and temperature of a chat', () => {
  it('reach the model from the first message on, are stored, and go with a fork', async () => {
    const { body } = await sendMessage({ instructions: '  Answer like a pirate. ', temperature: 0.3 });
    expect(readSentMessages()).toContain('Answer like a pirate.');
    expect(await fetchConversation(body.conversationId)).toMatchObject({
      instructions: 'Answer like a pirate.',
      temperature: 0.3,
    });

    await sendMessage({ conversationId: body.conversationId, instructions: 'Ignored here' });
    expect(readSentMessages()).toContain('Answer like a pirate.');
    expect(readSentMessages()).not.toContain('Ignored here');

    const params = { id: body.conversationId };
    const fork = await app.request(forkConversation, { as: ann, params, body: { messageId: body.messageId } });
    expect(await fetchConversation(fork.body.id)).toMatchObject({
      instructions: 'Answer like a pirate.',
      temperature: 0.3,
    });
  });

  it('can be changed and removed later', async () => {
    const { body } = await sendMessage({});
    const params = { id: body.conversationId };
    await app.request(updateConversation, { as: ann, params, body: { instructions: 'Be brief.', temperature: 2 } });
    await sendMessage({ conversationId: body.conversationId, model: models['anthropic'] });
    expect(readSentMessages()).toContain('Be brief.');
    await app.request(updateConversation, { as: ann, params, body: { instructions: '', temperature: null } });
    await sendMessage({ conversationId: body.conversationId });
    expect(readSentMessages()).not.toContain('Be brief');
    expect(await fetchConversation(body.conversationId)).not.toHaveProperty('instructions');
  });

  it.each([
    [{ instructions: 'x'.repeat(20_001) }, 'The instructions may have at most 20,000 characters.'],
    [{ temperature: 2.1 }, 'Please send a temperature from 0 to 2.'],
    [{ temperature: '1' }, 'Please send a temperature from 0 to 2.'],
  ])('are refused with a message when they are too much', async (fields, message) => {
    expect(await sendMessage(fields)).toMatchObject({ status: 400, body: { message } });
    const { body } = await sendMessage({});
    const params = { id: body.conversationId };
    expect(await app.request(updateConversation, { as: ann, params, body: fields })).toMatchObject({
      status: 400,
      body: { message },
    });
  });

  it('of a temporary chat are used and leave no trace', async () => {
    await sendMessage({ temporary: true, instructions: 'Whisper only.' });
    expect(readSentMessages()).toContain('Whisper only.');
    const { rows } = await app.db.execute(sql`
      select 1 from chat_turns where plan::text like '%Whisper%'
      union all select 1 from conversations where instructions like '%Whisper%'`);
    expect(rows).toEqual([]);
  });

  it('are not followed by the built-in assistant, which says so once', async () => {
    const first = await sendMessage({ model: null, instructions: 'Sing.' });
    expect(first.body.response).toContain('does not follow the instructions of this chat');
    const next = await sendMessage({ model: null, conversationId: first.body.conversationId });
    expect(next.body.response).not.toContain('does not follow');
  });
});

describe('instructions of a category', () => {
  it('are used by the chats in it; those of a subcategory take their place', async () => {
    const defaults = { instructions: 'Cite APA.', model: models['openai'] ?? '' };
    await app.request(updateCategoryDefaults, { as: ann, params: { id: category }, body: defaults });
    const { body } = await sendMessage({ categoryId: category, subcategoryId: subcategory });
    expect(readSentMessages()).toContain('Cite APA.');
    expect(await fetchConversation(body.conversationId)).toMatchObject({
      categoryId: category,
      subcategory: { id: subcategory, name: 'Method' },
    });

    const own = { instructions: 'Cite Chicago.' };
    await app.request(updateSubcategoryDefaults, { as: ann, params: { id: subcategory }, body: own });
    await sendMessage({ conversationId: body.conversationId });
    expect(readSentMessages()).toContain('Cite Chicago.');
    expect(readSentMessages()).not.toContain('Cite APA.');
  });

  it('no longer apply once the chat is moved', async () => {
    const { body } = await sendMessage({ categoryId: category });
    const other = (await app.request(listCategories, { as: ann })).body[0]?.id ?? '';
    const params = { id: body.conversationId };
    await app.request(updateConversation, { as: ann, params, body: { categoryId: other } });
    await sendMessage({ conversationId: body.conversationId });
    expect(readSentMessages()).not.toContain('Cite APA.');
  });

  it('are refused with a message for a subcategory that is sent without its category', async () => {
    expect(await sendMessage({ subcategoryId: subcategory })).toMatchObject({
      status: 400,
      body: { message: 'Please send the id of the category that the subcategory belongs to.' },
    });
  });
});
