import { getSearchFacets, searchConversations } from '@app/contract/search';
import type { ConversationSource, MessageBlock } from '@app/contract/conversations';
import { listCategories } from '@app/contract/categories';
import { updateConversation } from '@app/contract/conversations';
import { createEvent } from '@app/contract/event-edits';
import { providers } from '@app/contract/providers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '#db/database.ts';
import { newId } from '#platform/ids.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let app: TestApp;
let people = 0;

beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMIT_SIGNUPS_PER_HOUR: '100' } });
});
afterAll(() => app.close());

const createUser = (): Promise<TestUser> => app.signUp(`Person ${(people += 1)}`);

async function store(
  { userId }: TestUser,
  title: string,
  text: string,
  fields: { at?: string; source?: ConversationSource; blocks?: MessageBlock[]; project?: string; model?: string } = {},
): Promise<string> {
  const createdAt = new Date(fields.at ?? '2026-05-01T10:00:00Z');
  const [id, messageId] = [newId(), newId()];
  const message = { id: messageId, parentId: null, role: 'user' as const, content: text, createdAt };
  const draft = {
    id,
    title,
    source: fields.source ?? 'chat',
    createdAt,
    updatedAt: createdAt,
    messages: [
      { ...message, ...(fields.blocks && { blocks: fields.blocks }) },
      ...(fields.model === undefined
        ? []
        : [{ ...message, id: newId(), parentId: messageId, role: 'assistant' as const, model: fields.model }]),
    ],
    activeLeafId: messageId,
    ...(fields.project && { project: fields.project }),
  };
  await inTransaction(app.db, (tx) => app.server.services.conversations.storeConversations({ tx, userId }, [draft]));
  return id;
}

const requestSearch = (as: TestUser, q: string) => app.request(searchConversations, { as, query: { q } });
const searchTitles = async (as: TestUser, q: string) =>
  (await requestSearch(as, q)).body.map(({ title }) => title).toSorted();
const fetchFacets = async (as: TestUser, q: string) => (await app.request(getSearchFacets, { as, query: { q } })).body;
async function findCategoryId(as: TestUser, name: string): Promise<string> {
  return (await app.request(listCategories, { as })).body.find((category) => category.name === name)?.id ?? '';
}

describe('operators', () => {
  test('a phrase is found exactly, and highlighted as one', async () => {
    const ann = await createUser();
    await store(ann, 'Phrase', 'We flew to New York in May, the state of the art.');
    await store(ann, 'Words', 'York has a new mayor; the art of the state.');
    expect(await searchTitles(ann, 'new york')).toEqual(['Phrase', 'Words']);
    expect(await searchTitles(ann, '"new york"')).toEqual(['Phrase']);
    expect(await searchTitles(ann, '"state of the art"')).toEqual(['Phrase']);
    expect(await searchTitles(ann, '"york new"')).toEqual([]);
    const [hit] = (await requestSearch(ann, '"NEW york" may')).body;
    expect(hit?.highlights.map(([from, to]) => hit.snippet.slice(from, to))).toEqual(['New York', 'May']);
  });

  test('a minus excludes conversations with the word in any part', async () => {
    const ann = await createUser();
    await store(ann, 'Rye', `sourdough ${'x'.repeat(100_000)} ${'filler '.repeat(20_000)} rye`);
    await store(ann, 'Wheat', 'sourdough with wheat');
    expect(await searchTitles(ann, 'sourdough')).toEqual(['Rye', 'Wheat']);
    expect(await searchTitles(ann, 'sourdough -rye')).toEqual(['Wheat']);
    expect(await searchTitles(ann, 'sourdough -"with wheat"')).toEqual(['Rye']);
    expect(await searchTitles(ann, '-rye')).toEqual(['Wheat']);
  });

  test('category: takes a name or its beginning, source: an app, and both combine with words', async () => {
    const ann = await createUser();
    const id = await store(ann, 'Claude', 'walrus', { source: 'claude' });
    await store(ann, 'Own', 'walrus');
    const categoryId = await findCategoryId(ann, 'Health');
    await app.request(updateConversation, { as: ann, params: { id }, body: { categoryId } });
    expect(await searchTitles(ann, 'walrus category:heal')).toEqual(['Claude']);
    expect(await searchTitles(ann, 'walrus category:"Health" source:chat')).toEqual([]);
    expect(await searchTitles(ann, 'source:Claude')).toEqual(['Claude']);
    expect((await requestSearch(ann, 'walrus category:nonsense')).body).toMatchObject({
      code: 'search.query_invalid',
      message: "There is no category named 'nonsense'.",
    });
    expect((await requestSearch(ann, 'source:mosaic')).status).toBe(400);
  });

  test.each(Object.entries(providers))(
    'source: takes %s, its name, and the name without signs',
    async (source, { name }) => {
      const ann = await createUser();
      await store(ann, 'Theirs', 'walrus', { source: source as ConversationSource });
      await store(ann, 'Own', 'walrus');
      for (const written of [source, `"${name}"`, name.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase()]) {
        expect(await searchTitles(ann, `source:${written}`)).toEqual(['Theirs']);
      }
    },
  );

  test('project: takes the beginning of a project’s name, of a word in it, or of a folder', async () => {
    const ann = await createUser();
    await store(ann, 'Plan', 'walrus', { project: 'New House' });
    await store(ann, 'Code', 'walrus', { project: '/home/ann/house-keeping' });
    await store(ann, 'Chat', 'walrus in the house');
    expect(await searchTitles(ann, 'project:house')).toEqual(['Code', 'Plan']);
    expect(await searchTitles(ann, 'walrus project:"new house"')).toEqual(['Plan']);
    expect(await searchTitles(ann, 'project:ouse')).toEqual([]);
    expect(await searchTitles(ann, 'project:%')).toEqual([]);
    expect(await fetchFacets(ann, 'walrus project:house')).toMatchObject({ total: 2 });
  });

  test('model: takes the beginning of the name of a model that wrote any reply', async () => {
    const ann = await createUser();
    await store(ann, 'Small', 'walrus', { model: 'gpt-4o-mini' });
    await store(ann, 'Large', 'walrus', { model: 'GPT-4' });
    await store(ann, 'Other', 'walrus', { model: 'claude-3-opus' });
    await store(ann, 'Unknown', 'walrus');
    expect(await searchTitles(ann, 'model:gpt-4')).toEqual(['Large', 'Small']);
    expect(await searchTitles(ann, 'walrus model:gpt-4o')).toEqual(['Small']);
    expect(await searchTitles(ann, 'model:gpt-4o model:claude')).toEqual(['Other', 'Small']);
    expect(await searchTitles(ann, 'model:opus')).toEqual([]);
    expect(await searchTitles(ann, 'model:gpt_4')).toEqual([]);
  });

  test('is:archived finds only archived conversations, which other searches leave out', async () => {
    const ann = await createUser();
    const id = await store(ann, 'Old', 'walrus', { model: 'gpt-4' });
    await store(ann, 'Current', 'walrus');
    await app.request(updateConversation, { as: ann, params: { id }, body: { isArchived: true } });
    expect(await searchTitles(ann, 'walrus')).toEqual(['Current']);
    expect(await searchTitles(ann, 'is:archived')).toEqual(['Old']);
    expect(await searchTitles(ann, 'walrus is:archived')).toEqual(['Old']);
    expect(await searchTitles(ann, 'IS:Archived model:gpt')).toEqual(['Old']);
    expect(await searchTitles(ann, 'heron is:archived')).toEqual([]);
    expect(await fetchFacets(ann, 'is:archived')).toMatchObject({ total: 1, sources: [{ source: 'chat', count: 1 }] });
    expect(await fetchFacets(ann, 'walrus is:archived')).toMatchObject({ total: 1 });
  });

  test('before: and after: use the user’s time zone', async () => {
    const ann = await createUser();
    await app.db.execute(sql`update users set time_zone = 'Asia/Tokyo' where id = ${ann.userId}`);
    await store(ann, 'January', 'heron', { at: '2026-01-31T14:59:00Z' });
    await store(ann, 'February', 'heron', { at: '2026-01-31T15:00:00Z' });
    expect(await searchTitles(ann, 'heron before:2026-02-01')).toEqual(['January']);
    expect(await searchTitles(ann, 'heron after:2026-02')).toEqual(['February']);
    expect(await searchTitles(ann, 'heron after:2026-01 before:2027')).toEqual(['February', 'January']);
    expect(await searchTitles(ann, 'after:2026-02-01')).toEqual(['February']);
  });

  test('has: finds code, events and attachments', async () => {
    const ann = await createUser();
    await store(ann, 'Fence', 'Like so:\n```ts\nlet a = 1;\n```');
    await store(ann, 'Block', 'Here', { blocks: [{ type: 'code', text: 'a', language: null }] });
    const canvas = { type: 'code', title: 'Plan', text: 'Sow peas' } as const;
    await store(ann, 'Prose', 'There', { blocks: [{ ...canvas, language: 'markdown' }] });
    await store(ann, 'Program', 'There', { blocks: [{ ...canvas, language: 'python' }] });
    await store(ann, 'File', 'Here', { blocks: [{ type: 'attachment', name: 'a.pdf', mimeType: null, size: null }] });
    const id = await store(ann, 'Dinner', 'On Friday');
    const made = await app.request(createEvent, {
      as: ann,
      body: { title: 'Dinner', eventDate: '2026-12-01T19:00:00Z' },
    });
    await app.db.execute(
      sql`update events set conversation_id = ${id} where user_id = ${ann.userId} and id = ${made.body.id}`,
    );
    expect(await searchTitles(ann, 'has:code')).toEqual(['Block', 'Fence', 'Program']);
    expect(await searchTitles(ann, 'here has:attachment')).toEqual(['File']);
    expect(await searchTitles(ann, 'has:event')).toEqual(['Dinner']);
    expect(await searchTitles(ann, 'has:code has:event')).toEqual([]);
  });

  test('hits by meaning pass the same filters', async () => {
    const ann = await createUser();
    await store(ann, 'Tomatoes', 'tomato seedlings need warmth and light', { source: 'claude' });
    await store(ann, 'Peppers', 'pepper seedlings need warmth and light');
    await app.jobs.runPending();
    const q = 'of plants seedlings need warmth light and';
    expect((await requestSearch(ann, q)).body.map(({ matchedBy }) => matchedBy)).toEqual(['both', 'both']);
    expect(await searchTitles(ann, `${q} source:claude`)).toEqual(['Tomatoes']);
    expect(await searchTitles(ann, `${q} -pepper`)).toEqual(['Tomatoes']);
    expect(await searchTitles(ann, `${q} "pepper seedlings"`)).toEqual(['Peppers']);
  });
});

describe('facets', () => {
  test('count by category, source and content, each without its own filter', async () => {
    const ann = await createUser();
    const id = await store(ann, 'One', 'otter ```code```', { source: 'claude' });
    await store(ann, 'Two', 'otter');
    await store(ann, 'Three', 'seal');
    const categoryId = await findCategoryId(ann, 'Health');
    await app.request(updateConversation, { as: ann, params: { id }, body: { categoryId } });
    const facetsOfAll = await fetchFacets(ann, '');
    expect(facetsOfAll.total).toBe(3);
    expect(facetsOfAll.sources).toEqual([
      { source: 'chat', count: 2 },
      { source: 'claude', count: 1 },
    ]);
    const otters = await fetchFacets(ann, 'otter source:claude');
    expect(otters).toMatchObject({
      total: 1,
      categories: [{ categoryId, count: 1 }],
      has: [{ has: 'code', count: 1 }],
    });
    expect(otters.sources).toEqual([
      { source: 'chat', count: 1 },
      { source: 'claude', count: 1 },
    ]);
    expect(await fetchFacets(ann, 'nothing-like-it')).toEqual({
      isComplete: true,
      correction: null,
      total: 0,
      categories: [],
      sources: [],
      has: [],
    });
  });
});
