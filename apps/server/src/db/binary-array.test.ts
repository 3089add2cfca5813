import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { binaryArray } from './binary-array.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test.each([[[]], [['']], [['plain', null, 'NULL', '"quoted" \\ {a,b}', 'Zürich 🍅\n日本語']], [[null]]])(
  'the database reads %j unchanged',
  async (texts: (string | null)[]) => {
    const { rows } = await app.db.execute<{ text: string | null }>(sql`
    select text from unnest(${sql.param(binaryArray('text', texts))}::text[]) with ordinality given(text, position)
    order by position`);
    expect(rows.map(({ text }) => text)).toEqual(texts);
  },
);
