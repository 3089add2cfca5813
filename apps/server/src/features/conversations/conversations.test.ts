import {
  deleteConversation,
  getConversation,
  listCategoryConversations,
  listConversations,
  updateConversation,
} from '@app/contract/conversations';
import { createCategory, deleteCategory, listCategories, mergeCategory } from '@app/contract/categories';
import { getCategoryDefaults, updateCategoryDefaults } from '@app/contract/chat-settings';
import { deleteTrashItem, listTrash, restoreTrashItem } from '@app/contract/trash';
import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '#db/database.ts';
import { newId } from '#platform/ids.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';
import { countInCategories } from './conversations.repository.ts';
import type { ConversationDraft } from './conversations.service.ts';

let app: TestApp;
let ann: TestUser;
let bob: TestUser;

beforeAll(async () => {
  app = await createTestApp();
  ann = await app.signUp('Ann');
  bob = await app.signUp('Bob');
});
afterAll(() => app.close());

function makeDraft(title: string, question: string, at = '2026-01-01T10:00:00Z'): ConversationDraft {
  const [first, second] = [newId(), newId()];
  const createdAt = new Date(at);
  return {
    id: newId(),
    title,
    source: 'chat',
    createdAt,
    updatedAt: createdAt,
    messages: [
      { id: first, parentId: null, role: 'user', content: question, createdAt },
      { id: second, parentId: first, role: 'assistant', content: `About ${title}: certainly.`, createdAt },
    ],
    activeLeafId: second,
  };
}

async function storeConversations(user: TestUser, ...drafts: ConversationDraft[]): Promise<void> {
  const { userId } = user;
  await inTransaction(app.db, (tx) => app.server.services.conversations.storeConversations({ tx, userId }, drafts));
}

async function findCategory(user: TestUser, name: string): Promise<{ id: string; conversationCount: number }> {
  const { body } = await app.request(listCategories, { as: user });
  const found = body.find((category) => category.name === name);
  if (found === undefined) throw new Error(`no category ${name}`);
  return found;
}

async function makePremium(user: TestUser): Promise<void> {
  await app.db.execute(sql`update users set subscription_tier = 'premium_monthly' where id = ${user.userId}`);
}

describe('one conversation', () => {
  test('has its transcript, messages and category', async () => {
    const draft = makeDraft('Mortgage', 'What is a good mortgage rate for my house loan at the bank?');
    await storeConversations(ann, draft);
    const { status, body } = await app.request(getConversation, { as: ann, params: { id: draft.id } });
    expect(status).toBe(200);
    expect(body.content).toBe(
      'User: What is a good mortgage rate for my house loan at the bank?\nAssistant: About Mortgage: certainly.',
    );
    expect(body.messages.map((message) => message.role)).toEqual(['user', 'assistant']);
    expect(body.category.id).toBe(body.categoryId);
  });

  test('is not found by other users', async () => {
    const draft = makeDraft('Secret', 'Mine alone');
    await storeConversations(ann, draft);
    for (const target of [getConversation, deleteConversation, updateConversation]) {
      const response = await app.request(target, {
        as: bob,
        params: { id: draft.id },
        ...(target === updateConversation && { body: {} }),
      });
      expect(response.status).toBe(404);
    }
    expect((await app.request(getConversation, { params: { id: draft.id } })).status).toBe(401);
    expect((await app.request(getConversation, { as: ann, params: { id: newId() } })).status).toBe(404);
    expect((await app.request(getConversation, { as: ann, params: { id: 'nonsense' } })).status).toBe(404);
  });

  test('stays in the category the user moved it to, and the counts change', async () => {
    const draft = makeDraft('Trip', 'zzz');
    await storeConversations(ann, draft);
    const family = await findCategory(ann, 'Family');
    const moved = await app.request(updateConversation, {
      as: ann,
      params: { id: draft.id },
      body: { categoryId: family.id },
    });
    expect(moved.body).toMatchObject({ categoryId: family.id, needsReview: false });
    expect((await findCategory(ann, 'Family')).conversationCount).toBe(family.conversationCount + 1);
    const foreign = await findCategory(bob, 'Family');
    const refused = await app.request(updateConversation, {
      as: ann,
      params: { id: draft.id },
      body: { categoryId: foreign.id },
    });
    expect(refused.status).toBe(404);
  });

  test('shows another branch when one of its messages is chosen', async () => {
    const draft = makeDraft('Branches', 'First question');
    const other = newId();
    draft.messages.push({
      id: other,
      parentId: draft.messages[0]?.id ?? '',
      role: 'assistant',
      content: 'Another answer',
      createdAt: draft.createdAt,
    });
    await storeConversations(ann, draft);
    await app.request(updateConversation, { as: ann, params: { id: draft.id }, body: { activeLeafId: other } });
    const { body } = await app.request(getConversation, { as: ann, params: { id: draft.id } });
    expect(body.content).toBe('User: First question\nAssistant: Another answer');
    const unknown = await app.request(updateConversation, {
      as: ann,
      params: { id: draft.id },
      body: { activeLeafId: newId() },
    });
    expect(unknown.body).toMatchObject({ code: 'conversations.branch_not_found' });
  });
});

describe('lists', () => {
  test('page through everything once, newest first', async () => {
    const carl = await app.signUp('Carl');
    await storeConversations(
      carl,
      ...Array.from({ length: 7 }, (_, day) => makeDraft(`Day ${day}`, 'hello', `2026-02-0${day + 1}T00:00:00Z`)),
    );
    const titles: string[] = [];
    let query: Record<string, string> = { limit: '3' };
    for (let page = 0; page < 5; page += 1) {
      const { body, headers } = await app.request(listConversations, { as: carl, query });
      titles.push(...body.map((conversation) => conversation.title));
      const cursor = /cursor=([\w-]+)/.exec(String(headers['link'] ?? ''))?.[1];
      if (cursor === undefined) break;
      query = { limit: '3', cursor };
    }
    expect(titles).toEqual(['Day 6', 'Day 5', 'Day 4', 'Day 3', 'Day 2', 'Day 1', 'Day 0']);
  });

  test('find words in title and content, the last one as a prefix, ignoring accents and case', async () => {
    const dora = await app.signUp('Dora');
    await storeConversations(
      dora,
      makeDraft('Café plans', 'Opening hours in Lisbon'),
      makeDraft('Other', 'Nothing here'),
    );
    const searchTitles = async (q: string) =>
      (await app.request(listConversations, { as: dora, query: { limit: '10', q } })).body.map(({ title }) => title);
    expect(await searchTitles('lisb')).toEqual(['Café plans']);
    expect(await searchTitles('CAFE hours')).toEqual(['Café plans']);
    expect(await searchTitles('lisbon nothing')).toEqual([]);
    expect(await searchTitles("'; drop table users; --")).toEqual([]);
  });

  test('without a limit return every conversation with its whole content', async () => {
    const eve = await app.signUp('Eve');
    await storeConversations(
      eve,
      ...Array.from({ length: 25 }, (_, at) =>
        makeDraft(`Item ${at}`, 'prayer and scripture in the church', `2026-03-01T00:00:${10 + at}Z`),
      ),
    );
    const all = await app.request(listConversations, { as: eve, query: { limit: '200' } });
    const categoryId = all.body[0]?.categoryId ?? '';
    const { body, status } = await app.request(listCategoryConversations, { as: eve, params: { categoryId } });
    expect(status).toBe(200);
    expect(body).toHaveLength(all.body.filter((item) => item.categoryId === categoryId).length);
    expect(body[0]).toHaveProperty('content', expect.stringContaining('User: prayer and scripture'));
  });

  test('are answered 304 until something changes', async () => {
    const finn = await app.signUp('Finn');
    const first = await app.request(listCategories, { as: finn });
    const etag = String(first.headers['etag']);
    const repeat = await app.request(listCategories, { as: finn, headers: { 'if-none-match': etag } });
    expect(repeat.status).toBe(304);
    await storeConversations(finn, makeDraft('News', 'election'));
    const changed = await app.request(listCategories, { as: finn, headers: { 'if-none-match': etag } });
    expect(changed.status).toBe(200);
  });
});

describe('the trash', () => {
  test('hides, lists, restores and deletes for good', async () => {
    const gail = await app.signUp('Gail');
    const draft = makeDraft('Old', 'to be thrown away');
    await storeConversations(gail, draft);
    const params = { type: 'conversation', id: draft.id };
    expect((await app.request(deleteConversation, { as: gail, params: { id: draft.id } })).status).toBe(204);
    expect((await app.request(getConversation, { as: gail, params: { id: draft.id } })).status).toBe(404);
    expect((await app.request(listTrash, { as: gail })).body).toMatchObject([{ id: draft.id, reason: 'deleted' }]);
    expect((await app.request(restoreTrashItem, { as: bob, params })).status).toBe(404);
    expect((await app.request(restoreTrashItem, { as: gail, params })).status).toBe(204);
    expect((await app.request(getConversation, { as: gail, params: { id: draft.id } })).status).toBe(200);
    await app.request(deleteConversation, { as: gail, params: { id: draft.id } });
    expect((await app.request(deleteTrashItem, { as: gail, params })).status).toBe(204);
    expect((await app.request(listTrash, { as: gail })).body).toEqual([]);
  });

  test('is emptied of conversations that were deleted 30 days ago', async () => {
    const hank = await app.signUp('Hank');
    const draft = makeDraft('Ancient', 'gone');
    await storeConversations(hank, draft);
    await app.request(deleteConversation, { as: hank, params: { id: draft.id } });
    app.clock.advance(31 * 86_400_000);
    await app.server.services.trash.purge();
    expect(await app.server.services.trash.list(hank.userId, { limit: 10 })).toEqual([]);
    app.clock.advance(-31 * 86_400_000);
  });
});

describe('categories', () => {
  test('deleting one moves its conversations to Other, and Other cannot be deleted', async () => {
    const iris = await app.signUp('Iris');
    const draft = makeDraft('x', 'y');
    const work = await findCategory(iris, 'Work');
    await storeConversations(iris, { ...draft, categoryId: work.id });
    expect((await app.request(deleteCategory, { as: iris, params: { id: work.id } })).status).toBe(204);
    const other = await findCategory(iris, 'Other');
    expect(other.conversationCount).toBe(1);
    const refused = await app.request(deleteCategory, { as: iris, params: { id: other.id } });
    expect(refused.body).toMatchObject({ code: 'categories.protected' });
  });

  test('adding and merging categories needs Premium', async () => {
    const jack = await app.signUp('Jack');
    const body = { name: 'Garden' };
    expect((await app.request(createCategory, { as: jack, body })).body).toMatchObject({
      code: 'categories.premium_required',
    });
    await makePremium(jack);
    const created = await app.request(createCategory, { as: jack, body });
    expect(created.status).toBe(201);
    expect((await app.request(createCategory, { as: jack, body: { name: 'garden' } })).body).toMatchObject({
      code: 'categories.name_taken',
    });
    await storeConversations(jack, { ...makeDraft('Tomatoes', 'when to plant'), categoryId: created.body.id });
    const family = await findCategory(jack, 'Family');
    const defaults = { instructions: 'Answer like a gardener.', model: null };
    await app.request(updateCategoryDefaults, { as: jack, params: { id: created.body.id }, body: defaults });
    const merged = await app.request(mergeCategory, {
      as: jack,
      params: { id: created.body.id },
      body: { intoId: family.id },
    });
    expect(merged.body).toMatchObject({ id: family.id, conversationCount: 1 });
    const targetDefaults = await app.request(getCategoryDefaults, { as: jack, params: { id: family.id } });
    expect(targetDefaults.body).toEqual({ ...defaults, files: [] });
  });

  test('their stored counts always equal a recount', async () => {
    const kate = await app.signUp('Kate');
    const ids: string[] = [];
    const categories = (await app.request(listCategories, { as: kate })).body.map(({ id }) => id);
    const operation = fc.record({ kind: fc.nat({ max: 5 }), which: fc.nat(), category: fc.nat() });
    const runAction = async ({ kind, which, category }: { kind: number; which: number; category: number }) => {
      const id = ids[which % Math.max(1, ids.length)];
      if (kind === 0 || id === undefined) {
        const draft = makeDraft('t', 'hello');
        ids.push(draft.id);
        return storeConversations(kate, draft);
      }
      const params = { id };
      if (kind === 1) await app.request(deleteConversation, { as: kate, params });
      if (kind === 2) await app.request(restoreTrashItem, { as: kate, params: { type: 'conversation', id } });
      if (kind === 3)
        await app.request(updateConversation, { as: kate, params, body: { isArchived: category % 2 === 0 } });
      if (kind >= 4) {
        await app.request(updateConversation, {
          as: kate,
          params,
          body: { categoryId: categories[category % categories.length] },
        });
      }
    };
    for (const step of fc.sample(operation, { numRuns: 60, seed: 7 })) await runAction(step);
    const counted = await countInCategories(app.db, kate.userId);
    const listed = (await app.request(listCategories, { as: kate })).body;
    expect(listed.map(({ conversationCount }) => conversationCount)).toEqual(
      listed.map(({ id }) => counted.get(id) ?? 0),
    );
  });
});
