import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#db/database.ts';
import { storeConversations } from '../../../test/stored-conversations.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { insertSearchChunks } from './search-index.repository.ts';
import { splitForIndex } from './word-vectors.ts';
import { CHUNK_LENGTH, chunkTexts } from './search-chunks.ts';

let app: TestApp;
let people = 0;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** The texts whose stored words differ from PostgreSQL's own. */
async function listDifferent(texts: readonly string[]): Promise<string[]> {
  const ann = await app.signUp(`Writer ${(people += 1)}`);
  const [conversationId = ''] = await storeConversations(app, ann, [{ at: '2026-01-01T00:00:00Z' }]);
  const chunks = texts.flatMap((text, at) => chunkTexts([{ seq: 0, text }], 100 + at).slice(0, 1));
  const rows = chunks.map((chunk) => ({ ...chunk, conversationId }));
  await inTransaction(app.db, (tx) => insertSearchChunks(tx, ann.userId, rows));
  const { rows: different } = await app.db.execute<{ text: string }>(sql`
    select given.text from unnest(${sql.param(chunks.map(({ chunk }) => chunk))}::int[], ${sql.param(chunks.map(({ text }) => text))}::text[])
      given(chunk, text)
    left join conversation_words w on w.user_id = ${ann.userId} and w.conversation_id = ${conversationId} and w.chunk = given.chunk
    where w.words is distinct from to_tsvector('plain', given.text)`);
  return different.map(({ text }) => text);
}

test('the words of any text are indexed as PostgreSQL splits it', async () => {
  const pieces = fc.constantFrom(
    ...'the Café ZÜRICH naïve 日本語 Привет straße İstanbul x86 1e5 007 12abc abc12 ² ½ Ⅳ ٣ ﬁ ß œ Ꭰ 𝔘 e\u0301 \u0301'.split(
      ' ',
    ),
    ...'me@example.org a/b.ts node.js C++ 19.99 -5 +3e-7 <b>bold</b> &amp; http://a.b/c?d=e - _ . : , { 🙂'.split(' '),
    ...' |\n|\t|\v|\f|\r|\u00a0|\u2028|\u3000|\u200b|\ufeff|\'|\\|"'.split('|'),
  );
  const text = fc.array(fc.oneof(pieces, fc.string({ unit: 'grapheme', maxLength: 6 })), { maxLength: 60 });
  const texts = fc.sample(text, { numRuns: 1_000, seed: 1 }).map((parts) => parts.join('').replaceAll('\0', ''));
  // Mostly plain words, so that our own code splits them.
  const mixed = texts
    .map((part) => `${'plain words in a row '.repeat(20)}${part}`)
    .filter((part) => part.isWellFormed());
  expect(mixed.filter((part) => splitForIndex(part) !== null).length).toBeGreaterThan(500);
  expect(await listDifferent([...mixed, ...texts.filter((part) => part.isWellFormed())])).toEqual([]);
});

test('a long text is indexed with as many positions as PostgreSQL stores', async () => {
  const numbered = Array.from({ length: 20_000 }, (_, at) => `w${at % 300}`).join(' ');
  const endless = `${'a'.repeat(3_000)} ${'ä'.repeat(3_000)} ${'b'.repeat(201)} end `;
  const texts = [
    numbered,
    'a '.repeat(CHUNK_LENGTH / 2),
    endless.repeat(5),
    `${'word '.repeat(300)}${endless}`,
    '',
    ' \n',
  ];
  expect(await listDifferent(texts)).toEqual([]);
});
