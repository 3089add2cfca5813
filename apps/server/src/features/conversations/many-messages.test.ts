import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#db/database.ts';
import { newId } from '#platform/ids.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { deleteMessages, findMessages } from './stored-messages.repository.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('more messages than a statement takes parameters are found and deleted at once', async () => {
  const [userId, conversationId] = [newId(), newId()];
  const ids = Array.from({ length: 70_000 }, () => newId());
  expect(await findMessages(database.db, userId, conversationId, ids)).toEqual([]);
  await inTransaction(database.db, (tx) => deleteMessages(tx, userId, conversationId, ids));
});
