import { findInConversation, forkConversation } from '@app/contract/conversation-branches';
import { getConversation, listConversations, updateConversation } from '@app/contract/conversations';
import { listCategories } from '@app/contract/categories';
import { getPrivacy, markConversation } from '@app/contract/privacy';
import { createSubcategory } from '@app/contract/subcategories';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#db/database.ts';
import { newId } from '#platform/ids.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let app: TestApp;
let ann: TestUser;

beforeAll(async () => {
  app = await createTestApp();
  ann = await app.signUp('Ann');
});
afterAll(() => app.close());

/** A question with two replies. The first reply is followed by another question; the second reply is shown. */
async function storeBread() {
  const [id, question, rye, wheat, water] = [newId(), newId(), newId(), newId(), newId()];
  const createdAt = new Date('2026-01-01T10:00:00Z');
  const makeMessage = (messageId: string, parentId: string | null, role: 'user' | 'assistant', content: string) =>
    ({ id: messageId, parentId, role, content, createdAt }) as const;
  const messages = [
    makeMessage(question, null, 'user', 'Which flour for bread? Flour of 100%?'),
    {
      ...makeMessage(rye, question, 'assistant', 'RYE FLOUR.'),
      model: 'Rye 2',
      tokens: { input: 3, output: 4, cost: 0.5 },
    },
    makeMessage(wheat, question, 'assistant', 'Wheat, **milled** `finely`.'),
    makeMessage(water, rye, 'user', 'And how much water?'),
  ];
  const times = { createdAt, updatedAt: createdAt };
  const draft = { id, title: 'Bread', source: 'chat' as const, ...times, messages, activeLeafId: wheat };
  const scope = { userId: ann.userId };
  await inTransaction(app.db, (tx) => app.server.services.conversations.storeConversations({ tx, ...scope }, [draft]));
  return { id, question, rye, wheat, water };
}

const fetchConversation = async (id: string) => (await app.request(getConversation, { as: ann, params: { id } })).body;
const requestFork = (id: string, messageId: string) =>
  app.request(forkConversation, { as: ann, params: { id }, body: { messageId } });

describe('a fork', () => {
  it('has copies of the messages down to the chosen one, and is the newest conversation', async () => {
    const { id, rye } = await storeBread();
    const before = await fetchConversation(id);
    const { body: forked } = await requestFork(id, rye);
    const { messages, activeLeafId, title } = await fetchConversation(forked.id);
    expect(title).toBe('Bread');
    expect(messages.map(({ content }) => content)).toEqual(['Which flour for bread? Flour of 100%?', 'RYE FLOUR.']);
    expect(messages[1]).toMatchObject({
      id: activeLeafId,
      parentId: messages[0]?.id,
      model: 'Rye 2',
      tokens: { input: 3, output: 4, cost: null },
    });
    expect(await fetchConversation(id)).toEqual(before);
    expect((await app.request(listConversations, { as: ann })).body[0]?.id).toBe(forked.id);
  });

  it('stays in the category and the subcategory, which count it', async () => {
    const { id, wheat } = await storeBread();
    const [category] = (await app.request(listCategories, { as: ann })).body;
    const categoryId = category?.id ?? '';
    await app.db.execute(sql`update users set subscription_tier = 'premium_monthly' where id = ${ann.userId}`);
    const subcategory = await app.request(createSubcategory, {
      as: ann,
      params: { id: categoryId },
      body: { name: 'Baking' },
    });
    const subcategoryId = subcategory.body.id;
    await app.request(updateConversation, { as: ann, params: { id }, body: { categoryId, subcategoryId } });
    const countInCategory = async () =>
      (await app.request(listCategories, { as: ann })).body.find((each) => each.id === categoryId)?.conversationCount;
    const before = (await countInCategory()) ?? 0;
    expect((await requestFork(id, wheat)).body).toMatchObject({
      categoryId,
      subcategory: { id: subcategoryId, name: 'Baking' },
    });
    expect(await countInCategory()).toBe(before + 1);
  });

  it('of a conversation marked “never send” gets the same mark', async () => {
    const { id, wheat } = await storeBread();
    await app.request(markConversation, { as: ann, params: { id }, body: { neverSend: true } });
    const { body: forked } = await requestFork(id, wheat);
    const marked = (await app.request(getPrivacy, { as: ann })).body.conversations;
    expect(marked.map((each) => each.id)).toContain(forked.id);
  });

  it('of an unknown message is refused', async () => {
    const { id } = await storeBread();
    expect(await requestFork(id, newId())).toMatchObject({ status: 404, body: { code: 'chat.message_not_found' } });
  });
});

describe('finding a text in a conversation', () => {
  it('counts its occurrences, ignoring case, in the shown branch or in the branch of a given leaf', async () => {
    const { id, question, rye, wheat, water } = await storeBread();
    const findMatches = async (query: { q: string; leafId?: string }) =>
      (await app.request(findInConversation, { as: ann, params: { id }, query })).body;
    expect(await findMatches({ q: 'flour' })).toEqual([{ messageId: question, count: 2 }]);
    expect(await findMatches({ q: 'flour', leafId: water })).toEqual([
      { messageId: question, count: 2 },
      { messageId: rye, count: 1 },
    ]);
    expect(await findMatches({ q: '0%?' })).toEqual([{ messageId: question, count: 1 }]);
    expect(await findMatches({ q: 'milled finely' })).toEqual([{ messageId: wheat, count: 1 }]);
    expect(await findMatches({ q: '**milled**' })).toEqual([{ messageId: wheat, count: 1 }]);
    expect(await findMatches({ q: 'barley' })).toEqual([]);
  });
});
