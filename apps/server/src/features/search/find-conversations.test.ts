import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeConversations } from '../../../test/stored-conversations.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

/** More conversations than a search considers: it takes only the latest that match. */
const MANY = 450;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const recallConversations = async (user: TestUser, words: string[], excludedModel?: string) =>
  (
    await app.server.services.search.findConversationsByWords(user.userId, {
      words,
      filter: { excludedModel },
      limit: 5,
    })
  ).map(({ title }) => title);

test('a long conversation does not crowd out others with its many chunks', async () => {
  const ann = await app.signUp('Ann');
  const [longId] = await storeConversations(app, ann, [
    { title: 'Long', at: '2026-06-01T10:00:00Z', questions: ['an otter'] },
    { title: 'Lake', at: '2026-05-01T10:00:00Z', questions: ['the otter of the lake'] },
  ]);
  await app.db.execute(sql`
    insert into conversation_words (user_id, conversation_id, chunk, from_seq, to_seq, month, words)
    select user_id, conversation_id, number, 0, 1, month, words
    from conversation_words, generate_series(1, ${MANY}) number
    where user_id = ${ann.userId} and conversation_id = ${longId}`);
  expect(await recallConversations(ann, ['otter', 'lake'])).toEqual(['Lake', 'Long']);
});

test('conversations that are left out do not displace others', async () => {
  const ben = await app.signUp('Ben');
  const chats = Array.from({ length: MANY }, () => ({
    title: 'Asked again',
    at: '2026-06-01T10:00:00Z',
    questions: ['what about the heron'],
  }));
  await storeConversations(app, ben, [...chats, { title: 'Heron', at: '2026-05-01T10:00:00Z', source: 'claude' }]);
  await app.db.execute(sql`
    update messages set model = 'Echo' where user_id = ${ben.userId} and role = 'assistant'`);
  expect(await recallConversations(ben, ['heron'], 'Echo')).toEqual(['Heron']);
  expect(await recallConversations(ben, ['heron'], 'Another model')).toContain('Asked again');
});

test('names such as C++ are separate words, in texts and titles', async () => {
  const cleo = await app.signUp('Cleo');
  const at = '2026-05-01T10:00:00Z';
  await storeConversations(app, cleo, [
    { title: 'Letters', at, questions: ['Is C the third letter of the net?'] },
    { title: 'Nodes', at, questions: ['A node of the tree, said JS'] },
    { title: 'Pointers', at, questions: ['How do pointers in C++ work?'] },
    { title: '.NET hosting', at, questions: ['Where?'] },
    { title: 'Streams', at, questions: ['Does node.js stream?'] },
  ]);
  const findByWords = async (text: string, words: string[]) =>
    (await app.server.services.search.findConversationsByWords(cleo.userId, { words, text, limit: 5 })).map(
      ({ title }) => title,
    );
  expect(await findByWords('What about C++?', ['c'])).toEqual(['Pointers']);
  expect(await findByWords('What about .NET?', ['net'])).toEqual(['.NET hosting']);
  expect(await findByWords('node.js', ['nod', 'js'])).toEqual(['Streams']);
  expect((await findByWords('C or C++', ['c'])).toSorted()).toEqual(['Letters', 'Pointers']);
});

test('a word with an apostrophe is searched for by its longest part', async () => {
  const dora = await app.signUp('Dora');
  await storeConversations(app, dora, [
    { title: 'Mama', at: '2026-05-01T10:00:00Z', questions: ['Mama viert haar verjaardag, maak foto na foto'] },
  ]);
  expect(await recallConversations(dora, ["mama's"])).toEqual(['Mama']);
  expect(await recallConversations(dora, ["foto's", "d'humidité"])).toEqual(['Mama']);
  const { search } = app.server.services;
  expect(await search.correctWords(dora.userId, ["mama's", "qu'est", "foto's"], 'Echo')).toHaveLength(3);
});

test('a short stem matches its forms and not every word that begins with it', async () => {
  const emma = await app.signUp('Emma');
  const at = '2026-05-01T10:00:00Z';
  await storeConversations(app, emma, [
    { title: 'Trade', at, questions: ['Merchants of Venice'] },
    { title: 'Famille', at, questions: ['Ma mère est malade'] },
    { title: 'Pets', at, questions: ['Two cats in the catalogue'] },
  ]);
  expect(await recallConversations(emma, ['mèr'])).toEqual(['Famille']);
  expect(await recallConversations(emma, ['cat'])).toEqual(['Pets']);
});
