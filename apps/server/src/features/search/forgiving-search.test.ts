import { createImport } from '@app/contract/imports';
import { emptyTrash } from '@app/contract/trash';
import { deleteConversation, updateConversation } from '@app/contract/conversations';
import { getSearchFacets, searchConversations } from '@app/contract/search';
import { makeChatgptConversation } from '@app/formats/testing/chatgpt-export';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { multipart } from '../../../test/multipart.ts';
import { storeConversations } from '../../../test/stored-conversations.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let app: TestApp;
let people = 0;
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMIT_SIGNUPS_PER_HOUR: '100' } });
});
afterAll(() => app.close());

/** A user with one conversation per title, whose words are counted. */
async function createArchive(...titles: string[]): Promise<TestUser> {
  const user = await app.signUp(`Person ${(people += 1)}`);
  await addTo(user, ...titles);
  return user;
}

async function addTo(user: TestUser, ...titles: string[]): Promise<void> {
  await storeConversations(
    app,
    user,
    titles.map((title, at) => ({ title, at: `2026-05-${String(at + 1).padStart(2, '0')}T10:00:00Z` })),
  );
  await app.jobs.runPending();
}

const searchTitles = async (as: TestUser, q: string) =>
  (await app.request(searchConversations, { as, query: { q } })).body
    .filter(({ matchedBy }) => matchedBy !== 'meaning')
    .map(({ title }) => title);
const fetchFacets = async (as: TestUser, q: string) => (await app.request(getSearchFacets, { as, query: { q } })).body;

describe('a mistyped word', () => {
  test.each([
    ['dokcer', 'docker'],
    ['doker', 'docker'],
    ['docjer', 'docker'],
    ['kuberentes', 'kubernetes'],
    ['kubenetess', 'kubernetes'],
    ['zukini', 'zucini'],
  ])('%s finds the intended word, %s, and the facets name it', async (typed, meant) => {
    const ann = await createArchive('Docker volumes', 'Kubernetes cluster', 'Zucini soup');
    const [title = ''] = await searchTitles(ann, typed);
    expect(title.toLowerCase()).toContain(meant);
    expect(await fetchFacets(ann, typed)).toMatchObject({
      total: 1,
      correction: { searched: meant, typed, exactQuery: `"${typed}"` },
    });
  });

  test('is replaced by the nearest word, and among equally near words by the most frequent one', async () => {
    const ann = await createArchive('Zorbik', 'Zorbit one', 'Zorbit two', 'Zorpin');
    expect((await fetchFacets(ann, 'zorbix')).correction?.searched).toBe('zorbit');
  });

  test('is corrected; other words and operators stay as typed', async () => {
    const ann = await createArchive('Docker volumes', 'Docker networks');
    expect(await searchTitles(ann, 'dokcer volumes has:code')).toEqual([]);
    expect(await searchTitles(ann, 'dokcer volumes')).toEqual(['Docker volumes']);
    expect((await fetchFacets(ann, 'dokcer volumes source:chat')).correction).toEqual({
      searched: 'docker volumes',
      typed: 'dokcer volumes',
      exactQuery: '"dokcer" volumes source:chat',
    });
  });

  test('is searched as typed in quotes', async () => {
    const ann = await createArchive('Docker volumes');
    expect(await searchTitles(ann, '"dokcer"')).toEqual([]);
    expect((await fetchFacets(ann, '"dokcer"')).correction).toBeNull();
  });

  test('is searched as typed if a conversation contains it, or a word that begins with it', async () => {
    const ann = await createArchive('Docker volumes', 'My dokcer notes');
    expect(await searchTitles(ann, 'dokcer')).toEqual(['My dokcer notes']);
    expect((await fetchFacets(ann, 'dokc')).correction).toBeNull();
  });

  test('is not assumed for a word that is common in one of the languages', async () => {
    const ann = await createArchive('Dura montaña');
    expect((await fetchFacets(ann, 'una durante')).correction).toBeNull();
  });

  test('is not assumed for a word of the language: a search for kittens does not become one for mittens', async () => {
    const ann = await createArchive('Mittens for the winter');
    expect((await fetchFacets(ann, 'kittens')).correction).toBeNull();
  });

  test('is not corrected by words of another user, of the trash, or before the words were counted', async () => {
    const ann = await createArchive('Gardening');
    const ben = await createArchive('Docker volumes');
    expect((await fetchFacets(ann, 'dokcer')).correction).toBeNull();
    const [hit] = (await app.request(searchConversations, { as: ben, query: { q: 'docker' } })).body;
    await app.request(deleteConversation, { as: ben, params: { id: hit?.conversationId ?? '' } });
    expect((await fetchFacets(ben, 'dokcer')).correction).toBeNull();
    const cleo = await app.signUp(`Person ${(people += 1)}`);
    await storeConversations(app, cleo, [{ title: 'Docker volumes', at: '2026-05-01T10:00:00Z' }]);
    expect((await fetchFacets(cleo, 'dokcer')).correction).toBeNull();
    expect(await searchTitles(cleo, 'docker')).toEqual(['Docker volumes']);
  });
});

describe('archived conversations', () => {
  async function archiveConversation(user: TestUser, title: string): Promise<void> {
    const [hit] = (await app.request(searchConversations, { as: user, query: { q: `"${title}"` } })).body;
    await app.request(updateConversation, {
      as: user,
      params: { id: hit?.conversationId ?? '' },
      body: { isArchived: true },
    });
  }

  test('are found with is:archived by a mistyped word and by another form of a word, and counted', async () => {
    const ann = await createArchive('Docker volumes', 'Planting a hedge', 'Gardening');
    await archiveConversation(ann, 'Docker volumes');
    await archiveConversation(ann, 'Planting a hedge');
    expect(await searchTitles(ann, 'dokcer is:archived')).toEqual(['Docker volumes']);
    expect(await fetchFacets(ann, 'dokcer is:archived')).toMatchObject({
      total: 1,
      correction: { searched: 'docker', typed: 'dokcer', exactQuery: '"dokcer" is:archived' },
    });
    expect(await searchTitles(ann, 'plants is:archived')).toEqual(['Planting a hedge']);
    expect((await fetchFacets(ann, 'plants is:archived')).total).toBe(1);
  });

  test('do not correct searches in other conversations, nor the other way round', async () => {
    const ann = await createArchive('Docker volumes', 'Kubernetes cluster', 'Gardening');
    await archiveConversation(ann, 'Docker volumes');
    expect((await fetchFacets(ann, 'dokcer')).correction).toBeNull();
    expect((await fetchFacets(ann, 'kuberentes is:archived')).correction).toBeNull();
    expect((await fetchFacets(ann, 'kuberentes')).correction?.searched).toBe('kubernetes');
  });

  test('are found with is:archived by their meaning, and by a mistyped sentence', async () => {
    const ann = await createArchive('Tomato seedlings need warmth and light', 'Docker volumes');
    await archiveConversation(ann, 'Tomato seedlings need warmth and light');
    const searchWithMatch = async (q: string) =>
      (await app.request(searchConversations, { as: ann, query: { q } })).body.map(({ title, matchedBy }) => ({
        title,
        matchedBy,
      }));
    const found = { title: 'Tomato seedlings need warmth and light', matchedBy: 'both' };
    expect(await searchWithMatch('of plants seedlings need warmth light and is:archived')).toEqual([found]);
    expect(await searchWithMatch('tomato seedlinsg need warmth is:archived')).toEqual([found]);
    expect(await searchWithMatch('of plants seedlings need warmth light and')).toEqual([]);
  });
});

describe('other forms of a word', () => {
  test.each([
    ['plants', 'Planting a hedge', 'One plant'],
    ['häuser', 'Das alte Haus', 'Ein Boot'],
    ['corriendo', 'Correr por la playa', 'Una casa'],
    ['maisons', 'La petite maison', 'Le chat'],
    ['trabalhando', 'Trabalhar em casa', 'Um gato'],
    ['mangiando', 'Mangiare a casa', 'Un gatto'],
    ['boeken', 'Het rode boek', 'Een kat'],
  ])('%s finds "%s"', async (q, title, other) => {
    const ann = await createArchive(title, other);
    expect(await searchTitles(ann, q)).toContain(title);
    expect((await fetchFacets(ann, q)).correction).toBeNull();
  });

  test('come after the word itself, and are highlighted', async () => {
    const ann = await createArchive('The plants in the hall', 'Plant', 'Planting plant by plant');
    const { body } = await app.request(searchConversations, { as: ann, query: { q: 'plants' } });
    expect(body.map(({ title }) => title)[0]).toBe('The plants in the hall');
    expect(body).toHaveLength(3);
    await storeConversations(app, ann, [
      { title: 'Asked', at: '2026-06-01T10:00:00Z', questions: ['Is one plant enough?'] },
    ]);
    await app.jobs.runPending();
    const hits = (await app.request(searchConversations, { as: ann, query: { q: 'plants enough' } })).body;
    const hit = hits.find(({ title }) => title === 'Asked');
    expect(hit?.highlights.map(([from, to]) => hit.snippet.slice(from, to))).toEqual(['plant', 'enough']);
  });

  test('are not found by a phrase', async () => {
    const ann = await createArchive('Planting trees', 'Plant trees');
    expect(await searchTitles(ann, '"plant trees"')).toEqual(['Plant trees']);
  });
});

describe('the vocabulary', () => {
  const listSearchWords = async (user: TestUser) =>
    (
      await app.db.execute<{ word: string; count: number }>(
        sql`select word, count from search_vocabulary where user_id = ${user.userId} order by word`,
      )
    ).rows;

  test('has each word of titles and messages without case, accents and numbers', async () => {
    const ann = await app.signUp(`Person ${(people += 1)}`);
    await storeConversations(app, ann, [
      { title: 'Äpfel 2026', at: '2026-05-01T10:00:00Z', questions: ['apfel b2b'] },
      { title: 'Apfel', at: '2026-05-02T10:00:00Z', questions: ['Kuchen'] },
    ]);
    await app.jobs.runPending();
    // Every stored reply is 'Yes.'.
    expect((await listSearchWords(ann)).filter(({ word }) => word !== 'yes')).toEqual([
      { word: 'apfel', count: 2 },
      { word: 'kuchen', count: 1 },
    ]);
  });

  test('forgets the words of conversations that were deleted for good', async () => {
    const ann = await createArchive('Hunter zebra', 'Gardening');
    const [hit] = (await app.request(searchConversations, { as: ann, query: { q: 'zebra' } })).body;
    await app.request(deleteConversation, { as: ann, params: { id: hit?.conversationId ?? '' } });
    await app.request(emptyTrash, { as: ann });
    await app.jobs.runPending();
    const words = (await listSearchWords(ann)).map(({ word }) => word);
    expect(words).toContain('gardening');
    expect(words).not.toContain('zebra');
  });

  test('has the words of an import once that has finished', async () => {
    const ann = await app.signUp(`Person ${(people += 1)}`);
    const turns = [{ id: 'q', text: 'How do docker volumes work?' }];
    const bytes = JSON.stringify([makeChatgptConversation(turns, { title: 'Volumes' })]);
    const { headers, body } = multipart([{ name: 'conversations.json', bytes }]);
    await app.request(createImport, { as: ann, headers, body });
    await app.server.services.importRunner.wake();
    await app.jobs.runPending();
    expect(await searchTitles(ann, 'dokcer')).toEqual(['Volumes']);
  });

  test('is rebuilt after the full-text index was rebuilt, as after a restore', async () => {
    const ann = await createArchive('Docker volumes');
    await app.db.execute(sql`delete from search_vocabulary where user_id = ${ann.userId}`);
    await app.server.services.conversations.indexMissingConversations(ann.userId, new AbortController().signal);
    await app.jobs.runPending();
    expect(await searchTitles(ann, 'dokcer')).toEqual(['Docker volumes']);
  });

  test('is built for conversations stored before it existed', async () => {
    const ann = await createArchive('Docker volumes');
    await app.db.execute(sql`delete from search_vocabulary where user_id = ${ann.userId}`);
    expect((await fetchFacets(ann, 'dokcer')).correction).toBeNull();
    await app.jobs.enqueue({ name: 'find-uncounted-vocabulary' }, {});
    await app.jobs.runPending();
    expect(await searchTitles(ann, 'dokcer')).toEqual(['Docker volumes']);
  });

  test('is built for all conversations when only the words of a new one wait to be counted', async () => {
    const ann = await createArchive('Docker volumes', 'Garden fence');
    await app.db.execute(sql`delete from search_vocabulary where user_id = ${ann.userId}`);
    await app.db.execute(sql`insert into search_vocabulary_marks (user_id, conversation_id)
      select user_id, id from conversations where user_id = ${ann.userId} and title = 'Garden fence'`);
    await app.jobs.enqueue({ name: 'find-uncounted-vocabulary' }, {});
    await app.jobs.runPending();
    expect(await searchTitles(ann, 'dokcer')).toEqual(['Docker volumes']);
  });
});

describe('names with signs, such as C++', () => {
  const titles = [
    'C++ templates',
    'C for beginners',
    'C# and LINQ',
    'F# pipes',
    '.NET hosting',
    'The net of a fisher',
    'Streams in node.js',
    'Node of a tree',
  ];

  test.each([
    ['C++', ['C++ templates']],
    ['c#', ['C# and LINQ']],
    ['F#', ['F# pipes']],
    ['.net', ['.NET hosting']],
    ['node.js', ['Streams in node.js']],
    ['nodejs', ['Streams in node.js']],
    ['js', ['Streams in node.js']],
    ['"C++ templates"', ['C++ templates']],
    ['"streams in node js"', ['Streams in node.js']],
    ['net -.net', ['The net of a fisher']],
  ])('%s finds %j', async (q, found) => {
    const ann = await createArchive(...titles);
    expect(await searchTitles(ann, q)).toEqual(found);
  });

  test('are found and highlighted in texts, after the hits in titles', async () => {
    const ann = await createArchive('C++ templates');
    const at = '2026-06-01T10:00:00Z';
    await storeConversations(app, ann, [{ title: 'Asked', at, questions: ['Can I learn C and C++ at once?'] }]);
    const hits = (await app.request(searchConversations, { as: ann, query: { q: 'C++' } })).body;
    expect(hits.map(({ title }) => title)).toEqual(['C++ templates', 'Asked']);
    expect(hits[1]?.highlights.map(([from, to]) => hits[1]?.snippet.slice(from, to))).toEqual(['C++']);
  });
});
