import { deleteConversation, updateConversation } from '@app/contract/conversations';
import { listRelatedConversations, listSimilarConversations, searchConversations } from '@app/contract/search';
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

interface StoredFields {
  title: string;
  texts?: string[];
  at?: string;
  source?: 'chat' | 'chatgpt';
}

/** Stores a conversation of alternating turns; returns its id and those of its messages. */
async function store(
  user: TestUser,
  { title, texts = ['Hello'], at = '2026-05-01T10:00:00Z', source = 'chat' }: StoredFields,
) {
  const createdAt = new Date(at);
  const ids = texts.map(() => newId());
  const messages = texts.map((content, index) => ({
    id: ids[index] ?? '',
    parentId: ids[index - 1] ?? null,
    role: index % 2 === 0 ? ('user' as const) : ('assistant' as const),
    content,
    createdAt,
  }));
  const id = newId();
  const draft = { id, title, source, createdAt, updatedAt: createdAt, messages, activeLeafId: ids.at(-1) ?? '' };
  await inTransaction(app.db, (tx) =>
    app.server.services.conversations.storeConversations({ tx, userId: user.userId }, [draft]),
  );
  return { id, messageIds: ids };
}

const requestSearch = (as: TestUser, query: Record<string, string>) => app.request(searchConversations, { as, query });
const searchTitles = async (as: TestUser, query: Record<string, string>) =>
  (await requestSearch(as, query)).body.map(({ title }) => title);

describe('searching by words', () => {
  test('finds the message and highlights the words', async () => {
    const ann = await createUser();
    const { id, messageIds } = await store(ann, {
      title: 'Weekend',
      texts: ['Where shall we go?', `${'Once upon a time. '.repeat(20)}The lighthouse at Ärla is open.`],
    });
    const { body, status } = await requestSearch(ann, { q: 'LIGHTHOUSE arla' });
    expect(status).toBe(200);
    expect(body).toHaveLength(1);
    const [hit] = body;
    expect(hit).toMatchObject({ conversationId: id, messageId: messageIds[1], matchedBy: 'words', title: 'Weekend' });
    expect(hit?.highlights.map(([from, to]) => hit.snippet.slice(from, to))).toEqual(['lighthouse', 'Ärla']);
  });

  test('requires every word, the last one as a prefix', async () => {
    const ann = await createUser();
    await store(ann, { title: 'Bread', texts: ['How long does sourdough rise?'] });
    expect(await searchTitles(ann, { q: 'sourdough ri' })).toEqual(['Bread']);
    expect(await searchTitles(ann, { q: 'sour rise' })).toEqual([]);
    expect(await searchTitles(ann, { q: 'sourdough pizza' })).toEqual([]);
  });

  test('ranks a match in a title above one in a text, and gives no message for it', async () => {
    const ann = await createUser();
    await store(ann, { title: 'Something', texts: ['A kayak, a kayak, a kayak'], at: '2026-06-01T00:00:00Z' });
    await store(ann, { title: 'Kayak tour', texts: ['When?'] });
    const { body } = await requestSearch(ann, { q: 'kayak' });
    expect(body.map(({ title }) => title)).toEqual(['Kayak tour', 'Something']);
    expect(body[0]?.messageId).toBeNull();
  });

  test.each(['日本', 'straße', 'Ελλάδα', 'привет', "o'brien", '100%', 'c++ & :* | !(', 'a\\b'])(
    'searches for %s as words, never as syntax',
    async (q) => {
      const ann = await createUser();
      await store(ann, { title: 'Found', texts: [`Some ${q} here`] });
      expect(await searchTitles(ann, { q })).toEqual(['Found']);
    },
  );

  test('finds parts of compound words, in texts and in titles', async () => {
    const ann = await createUser();
    const textsWithParts = [
      ['We use node.js and express', 'node.js', 'js'],
      ['It was $19.99 in all', '19.99', '"19.99"'],
      ['Version 2.5.1 is out', '2.5', '2.5.1'],
      ['Open src/app/main.ts:12 first', 'main.ts', 'app/main'],
      ['Call foo_bar.baz(1)', 'baz', 'foo_bar'],
      ['See https://docs.example.org/guide/start?x=1', 'example.org/guide', 'start'],
      ['Write to ann.lee@home.example today', 'ann.lee@home.example', 'lee'],
      ['It ended.Afterwards it began', 'afterwards', 'ended'],
      ['\u202amirrored\u202c letters', 'mirrored', 'mirror'],
    ] as const;
    for (const [text] of textsWithParts) {
      await store(ann, { title: 'Said', texts: [text] });
      await store(ann, { title: text });
    }
    for (const [text, ...queries] of textsWithParts) {
      for (const q of queries)
        expect([q, (await searchTitles(ann, { q, limit: '2' })).toSorted()]).toEqual([q, ['Said', text].toSorted()]);
    }
  });

  test.each(['', '   ', '!!! ...', '\0'])('refuses %j, which has no word', async (q) => {
    const response = await requestSearch(await createUser(), { q });
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ message: 'Please enter something to search for.' });
  });

  test('filters by category, source and time', async () => {
    const ann = await createUser();
    await store(ann, { title: 'Old', texts: ['walrus'], at: '2024-01-01T00:00:00Z', source: 'chatgpt' });
    await store(ann, { title: 'New', texts: ['walrus'], at: '2026-03-01T00:00:00Z' });
    expect(await searchTitles(ann, { q: 'walrus', source: 'chatgpt' })).toEqual(['Old']);
    expect(await searchTitles(ann, { q: 'walrus', from: '2025-01-01T00:00:00Z' })).toEqual(['New']);
    expect(await searchTitles(ann, { q: 'walrus', to: '2025-01-01T00:00:00Z' })).toEqual(['Old']);
    const categoryId = (await requestSearch(ann, { q: 'walrus', source: 'chatgpt' })).body[0]?.categoryId ?? '';
    expect(await searchTitles(ann, { q: 'walrus', categoryId })).toContain('Old');
    expect(await searchTitles(ann, { q: 'walrus', categoryId: newId() })).toEqual([]);
    expect((await requestSearch(ann, { q: 'walrus', from: 'yesterday' })).status).toBe(400);
  });

  test('pages to the end without repeating', async () => {
    const ann = await createUser();
    for (let at = 0; at < 7; at += 1) await store(ann, { title: `Owl ${at}`, texts: ['owl'] });
    const seen: string[] = [];
    let query: Record<string, string> | undefined = { q: 'owl', limit: '3' };
    while (query !== undefined) {
      const { body, headers } = await requestSearch(ann, query);
      seen.push(...body.map(({ title }) => title));
      const next = /<([^>]+)>; rel="next"/.exec(String(headers['link'] ?? ''))?.[1];
      query = next === undefined ? undefined : Object.fromEntries(new URL(next, 'http://localhost').searchParams);
    }
    expect(seen).toHaveLength(7);
    expect(new Set(seen).size).toBe(7);
    expect((await requestSearch(ann, { q: 'owl', cursor: 'AAAA' })).status).toBe(400);
  });

  test('leaves out archived, trashed and other users’ conversations', async () => {
    const [ann, bob] = [await createUser(), await createUser()];
    const trashed = await store(ann, { title: 'Gone', texts: ['otter'] });
    const archived = await store(ann, { title: 'Archived', texts: ['otter'] });
    await store(ann, { title: 'Here', texts: ['otter'] });
    await app.request(deleteConversation, { as: ann, params: { id: trashed.id } });
    await app.request(updateConversation, { as: ann, params: { id: archived.id }, body: { isArchived: true } });
    expect(await searchTitles(ann, { q: 'otter' })).toEqual(['Here']);
    expect(await searchTitles(bob, { q: 'otter' })).toEqual([]);
    expect((await app.request(searchConversations, { query: { q: 'otter' } })).status).toBe(401);
  });

  test('is fast and correct on a message of a megabyte', async () => {
    const ann = await createUser();
    const long = Array.from({ length: 90_000 }, (_, at) => `word${at % 5_000}`).join(' ');
    await store(ann, { title: 'Long', texts: ['Begin', `${long} needleword`] });
    expect(await searchTitles(ann, { q: 'needleword' })).toEqual(['Long']);
    const { rows } = await app.db.execute(sql`select count(*)::int as chunks from conversation_words
      where user_id = ${ann.userId}`);
    expect(rows[0]?.['chunks']).toBeGreaterThan(3);
  });
});

describe('searching by meaning', () => {
  /** Embeds the conversations. The fake embedder makes texts similar if they share words. */
  const runJobs = () => app.jobs.runPending();

  test('finds conversations with most of the typed words, and none with only one of them', async () => {
    const ann = await createUser();
    const plumbing = await store(ann, { title: 'Plumbing', texts: ['the kitchen faucet leaks water all day'] });
    await store(ann, { title: 'Holiday', texts: ['a week in the mountains with snow'] });
    await runJobs();
    const { body } = await requestSearch(ann, { q: 'kitchen faucet leaks badly' });
    expect(body.map(({ title, matchedBy }) => [title, matchedBy])).toEqual([['Plumbing', 'both']]);
    const withOneWord = await requestSearch(ann, { q: 'faucet dripping' });
    expect(withOneWord.body.map(({ title, matchedBy }) => [title, matchedBy])).toEqual([]);
    const [hit] = (await requestSearch(ann, { q: 'leaks faucet kitchenware' })).body;
    expect(hit).toMatchObject({ conversationId: plumbing.id, messageId: plumbing.messageIds[0] });
  });

  test('does not search by meaning if every word is unknown', async () => {
    const ann = await createUser();
    await store(ann, { title: 'Rubbish', texts: ['zzzzqqqq xkcdvvv'] });
    await runJobs();
    const near = await app.server.services.meaning.nearestTo(ann.userId, 'zzzzqqqq xkcdvvv', { limit: 5 });
    expect(near).toEqual([]);
    expect((await requestSearch(ann, { q: 'zzzzqqqq' })).body).toMatchObject([
      { title: 'Rubbish', matchedBy: 'words' },
    ]);
  });

  test('applies the filters, and leaves out the trash and other users’ conversations', async () => {
    const [ann, bob] = [await createUser(), await createUser()];
    const texts = ['tomato seedlings need warmth and light'];
    const oldConversation = await store(ann, { title: 'Old', texts, at: '2024-01-01T00:00:00Z' });
    await store(ann, { title: 'New', texts, at: '2026-03-01T00:00:00Z' });
    await store(bob, { title: 'Hers', texts });
    await runJobs();
    const q = 'seedlings of tomato plants need warmth';
    expect(await searchTitles(ann, { q, from: '2025-01-01T00:00:00Z' })).toEqual(['New']);
    await app.request(deleteConversation, { as: ann, params: { id: oldConversation.id } });
    expect(await searchTitles(ann, { q })).toEqual(['New']);
    expect(await searchTitles(bob, { q })).toEqual(['Hers']);
  });

  test('searches a sentence by its content words if no text has all of them', async () => {
    const ann = await createUser();
    await store(ann, { title: 'Bread', texts: ['My sourdough starters never bubbled'] });
    expect(await searchTitles(ann, { q: 'why did the sourdough starter not bubble up in winter' })).toEqual(['Bread']);
  });

  test('pages to the end without repeating hits by words or meaning', async () => {
    const ann = await createUser();
    for (let at = 0; at < 6; at += 1) await store(ann, { title: `Owl ${at}`, texts: ['an owl in the barn at night'] });
    await runJobs();
    const q = 'owl in the barn';
    const first = await requestSearch(ann, { q, limit: '4' });
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers['link'] ?? ''))?.[1] ?? '';
    const second = await requestSearch(ann, Object.fromEntries(new URL(next, 'http://localhost').searchParams));
    const seen = [...first.body, ...second.body].map(({ conversationId }) => conversationId);
    expect(new Set(seen).size).toBe(6);
    expect(seen).toHaveLength(6);
  });
});

describe('related conversations', () => {
  test('are similar in meaning, without the conversation itself', async () => {
    const ann = await createUser();
    const subject = await store(ann, { title: 'Aphids', texts: ['how do I get rid of aphids on roses'] });
    const similarOne = await store(ann, { title: 'Roses', texts: ['how do I get rid of mildew on roses'] });
    await store(ann, { title: 'Tax', texts: ['which forms does a freelancer file'] });
    await app.jobs.runPending();
    const { body } = await app.request(listRelatedConversations, { as: ann, params: { id: subject.id } });
    expect(body.map(({ conversationId }) => conversationId)).toEqual([similarOne.id]);
    expect(body[0]?.likeness).toBeGreaterThan(0.4);
    const similar = await app.request(listSimilarConversations, { as: ann, params: { id: subject.id } });
    expect(similar.body).toMatchObject([
      {
        conversationId: similarOne.id,
        matchedBy: 'meaning',
        snippet: 'how do I get rid of mildew on roses',
        highlights: [],
      },
    ]);
  });

  test('are empty before vectors exist, and not found for other users', async () => {
    const [ann, bob] = [await createUser(), await createUser()];
    const { id } = await store(ann, { title: 'Alone' });
    expect((await app.request(listRelatedConversations, { as: ann, params: { id } })).body).toEqual([]);
    expect((await app.request(listRelatedConversations, { as: bob, params: { id } })).status).toBe(404);
  });
});
