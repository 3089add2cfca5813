import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#platform/ids.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { inTransaction } from './database.ts';
import { readOrCreateSecretKey } from './secret-key.ts';
import { bumpUserVersion, readUserVersion } from './user-version.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

async function makeUser(): Promise<string> {
  const id = newId();
  const insert = sql`INSERT INTO users (id, email, name, first_name, last_name) VALUES (${id}, ${id}, 'a', 'a', 'a')`;
  await database.db.execute(insert);
  return id;
}

test('the version of a user is incremented by every write', async () => {
  const userId = await makeUser();
  expect(await readUserVersion(database.db, userId)).toBe(0);
  const bumpVersion = () => inTransaction(database.db, (tx) => bumpUserVersion(tx, userId));
  await Promise.all([bumpVersion(), bumpVersion(), bumpVersion()]);
  expect(await readUserVersion(database.db, userId)).toBe(3);
  expect(await readUserVersion(database.db, await makeUser())).toBe(0);
});

test('a write that was rolled back does not change the version', async () => {
  const userId = await makeUser();
  const failing = inTransaction(database.db, async (tx) => {
    await bumpUserVersion(tx, userId);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await readUserVersion(database.db, userId)).toBe(0);
});

test('the secret key is created once and kept', async () => {
  const keys = await Promise.all([readOrCreateSecretKey(database.db), readOrCreateSecretKey(database.db)]);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[0]?.length).toBeGreaterThanOrEqual(43);
});
