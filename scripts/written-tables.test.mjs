import { describe, expect, it } from 'vitest';
import { findWrittenSchemaFiles, listTables } from './written-tables.mjs';

const tables = new Map([
  ['users', 'identity'],
  ['conversations', 'conversations'],
]);
const imports = `
  import { eq } from 'drizzle-orm';
  import { type UserName, users, accounts as logins } from '#db/schema/identity.ts';
  import * as tasks from '../../db/schema/tasks.ts';
`;
const written = (statement) => [...findWrittenSchemaFiles(`${imports}\n${statement}`, tables)];

describe('a write', () => {
  it.each([
    ['await tx.insert(users).values(row);', 'identity'],
    ['await db\n    .update(users)\n    .set(row);', 'identity'],
    ['return tx.delete(logins);', 'identity'],
    ['await tx.insert(tasks.tasks).values(row);', 'tasks'],
    ['await tx.execute(sql`update ${users} u set name = 1`);', 'identity'],
    ['await tx.execute(sql`\n  INSERT INTO ${tasks.tasks} (id) values (1)`);', 'tasks'],
    ["await client.query('delete from conversations where user_id = $1');", 'conversations'],
    ['await client.query(\'update only "users" set name = 1\');', 'identity'],
    ["await client.query('insert into public.users (id) values (1)');", 'identity'],
    ["await client.query('truncate users');", 'identity'],
  ])('is found in %j', (statement, file) => {
    expect(written(statement)).toEqual([file]);
  });

  it('to a variable counts for every table that the repository imports', () => {
    expect(written('for (const table of [users, logins]) await tx.delete(table);')).toEqual(['identity', 'tasks']);
    expect(written('await tx.execute(sql`update ${table} set name = 1`);')).toEqual(['identity', 'tasks']);
  });
});

it.each([
  'await db.select().from(users).for("update");',
  'sql`select id from ${users} u for update of u skip locked`',
  'sql`insert into notes (id) values (1) on conflict do update set id = 1`',
  'const seen = new Set(); seen.delete(id); hash.update(text);',
  '/** Callers update users and delete from conversations. */',
  '// update users set name = 1',
])('what only reads is not taken for a write: %j', (statement) => {
  expect(written(statement)).toEqual([]);
});

it('the tables of a schema file are known by their names in SQL', () => {
  const text = "export const a = pgTable('first_one', {});\nexport const b = pgTable(\n  'second_one',\n  {},\n);";
  expect(listTables(text)).toEqual(['first_one', 'second_one']);
});
