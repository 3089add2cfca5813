import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#db/database.ts';
import { newId } from '#platform/ids.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import {
  deleteMessages,
  findMessages,
  insertMessages,
  listMessages,
  type MessageRow,
} from './stored-messages.repository.ts';

let app: TestApp;
let people = 0;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const createUserId = async () => (await app.signUp(`Collector ${(people += 1)}`)).userId;
const makeMessage = (conversationId: string, seq: number, content: string): Omit<MessageRow, 'userId'> => ({
  id: newId(),
  conversationId,
  parentId: seq === 0 ? null : newId(),
  seq,
  role: seq % 2 === 0 ? 'user' : 'assistant',
  content,
  blocks: seq % 2 === 0 ? null : [{ type: 'text', text: content }],
  status: seq % 2 === 0 ? 'complete' : 'interrupted',
  model: seq % 2 === 0 ? null : content,
  tokens: seq % 2 === 0 ? null : { input: 1, output: 2, cost: null },
  fingerprint: newId(),
  sourceId: content === '' ? null : content,
  importId: null,
  createdAt: new Date(Date.UTC(2026, 10, 20, 9, 0, 0, seq)),
});

test('messages are looked up and deleted by more ids than a statement can have parameters', async () => {
  const [userId, conversationId] = [await createUserId(), newId()];
  const ids = Array.from({ length: 70_000 }, () => newId());
  expect(await findMessages(app.db, userId, conversationId, ids)).toEqual([]);
  await inTransaction(app.db, (tx) => deleteMessages(tx, userId, conversationId, ids));
});

test('messages of any content are stored unchanged, in one statement or several', async () => {
  const [userId, conversationId] = [await createUserId(), newId()];
  const awkward = ['', 'NULL', '{a,"b"}', '\\', '"', "'", 'a\nb\r\tc', '🙂', '[]', '{}', ',', ' '];
  const rows = Array.from({ length: 1_200 }, (_, seq) =>
    makeMessage(conversationId, seq, awkward[seq % awkward.length] ?? ''),
  );
  await inTransaction(app.db, (tx) => insertMessages(tx, userId, rows));
  expect(await listMessages(app.db, userId, conversationId)).toEqual(rows.map((row) => ({ ...row, userId })));
});
