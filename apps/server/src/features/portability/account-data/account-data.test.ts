import { getAccountData } from '@app/contract/account';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listOwnedTables } from '#db/owned-rows.ts';
import { createOneOfEach } from '#test/one-of-each.ts';
import { createTestApp, type TestApp, type TestUser } from '#test/test-app.ts';
import { BACKED_UP_TABLES, TABLES_NOT_BACKED_UP, TABLES_NOT_EXPORTED } from './owned-tables.ts';

let app: TestApp;
let ann: TestUser;

beforeAll(async () => {
  app = await createTestApp();
  ann = await app.signUp('Ann');
  await createOneOfEach(app, ann);
});
afterAll(() => app.close());

async function downloadData(as: TestUser) {
  const response = await app.request(getAccountData, { as });
  expect(response.headers['content-disposition']).toContain('attachment');
  return JSON.parse(response.text) as { user: { email: string }; tables: Record<string, Record<string, unknown>[]> };
}

test('a user gets all data of their own and none of others', async () => {
  const ben = await app.signUp('Ben');
  await createOneOfEach(app, ben);
  const { user, tables } = await downloadData(ann);
  expect(user.email).toBe(ann.email);
  for (const name of ['conversations', 'messages', 'categories', 'tasks', 'goals', 'reminders', 'suggestions']) {
    expect(tables[name]?.length, name).toBeGreaterThan(0);
  }
  const owners = Object.values(tables).flatMap((rows) => rows.map((row) => row['user_id']));
  expect(new Set(owners)).toEqual(new Set([ann.userId]));
});

test('credentials are not exported', async () => {
  const text = JSON.stringify(await downloadData(ann));
  expect(text).not.toContain('$argon2');
  expect(text).not.toContain(ann.token);
});

test('every table with a user id is exported, or is listed with the reason why it is not', async () => {
  const names = (await listOwnedTables(app.db)).map(({ name }) => name);
  expect(Object.keys(TABLES_NOT_EXPORTED).filter((name) => !names.includes(name))).toEqual([]);
  const { tables } = await downloadData(ann);
  expect(Object.keys(tables).toSorted()).toEqual(
    names.filter((name) => !Object.hasOwn(TABLES_NOT_EXPORTED, name)).toSorted(),
  );
});

test('a client that disconnects leaves no connection open', async () => {
  // More downloads than the pool has connections.
  for (let attempt = 0; attempt < 12; attempt += 1) {
    for await (const piece of app.server.services.accountData.exportData(ann.userId)) {
      expect(piece.toString()).toContain('account-data');
      break;
    }
  }
  expect((await downloadData(ann)).user.email).toBe(ann.email);
});

test('every table with a user id is backed up, or is listed with the reason why it is not', async () => {
  const tables = await listOwnedTables(app.db);
  const listed = [
    ...Object.keys(TABLES_NOT_EXPORTED),
    ...Object.keys(TABLES_NOT_BACKED_UP),
    ...Object.keys(BACKED_UP_TABLES),
  ];
  expect(listed.toSorted(), 'the lists of owned-tables.ts').toEqual(tables.map(({ name }) => name).toSorted());
  // A restore into another account keeps the ids of rows, so a primary key must begin with the id of the owner.
  for (const { name, keys } of tables) if (Object.hasOwn(BACKED_UP_TABLES, name)) expect(keys[0], name).toBe('user_id');
});

test('in a backup, a table comes after the table that its rows are part of', () => {
  const names = Object.keys(BACKED_UP_TABLES);
  const misplaced = Object.entries(BACKED_UP_TABLES).filter(
    ([name, { partOf }]) => partOf && !names.slice(0, names.indexOf(name)).includes(partOf.table),
  );
  expect(misplaced).toEqual([]);
});
