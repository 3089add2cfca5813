import { sendChat } from '@app/contract/chat';
import { createImport } from '@app/contract/imports';
import { makeRealisticConversation } from '@app/formats/testing/chatgpt-export';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#db/database.ts';
import { newId } from '#platform/ids.ts';
import { multipart } from '../../../../test/multipart.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../../test/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const READING_JOBS = ['count-trends', 'count-vocabulary', 'find-cards', 'read-conversations'];

/** The waiting jobs that read this user's messages. */
async function listWaiting({ userId }: TestUser): Promise<string[]> {
  const { rows } = await app.db.execute<{ name: string }>(sql`
    select name from pgboss.job where singleton_key = ${userId} and state = 'created' order by name`);
  return rows.map(({ name }) => name).filter((name) => READING_JOBS.includes(name));
}

test('the messages of an import are processed in the background once it has finished', async () => {
  const ann = await app.signUp('Ann');
  const at = new Date('2026-01-01T10:00:00Z');
  const message = { id: newId(), parentId: null, role: 'user' as const, content: 'Hello', createdAt: at };
  const draft = { id: newId(), title: 'A part', source: 'chatgpt' as const, createdAt: at, updatedAt: at };
  const messages = [{ ...message, importId: newId() }];
  await inTransaction(app.db, (tx) =>
    app.server.services.conversations.storeConversations({ tx, userId: ann.userId }, [
      { ...draft, messages, activeLeafId: message.id },
    ]),
  );
  expect(await listWaiting(ann)).toEqual([]);
  const bytes = JSON.stringify([makeRealisticConversation(1)]);
  await app.request(createImport, { as: ann, ...multipart([{ name: 'conversations.json', bytes }]) });
  await app.server.services.importRunner.wake();
  expect(await listWaiting(ann)).toEqual(READING_JOBS);
});

test('the messages of a chat are queued for processing at once', async () => {
  const bob = await app.signUp('Bob');
  await app.request(sendChat, { as: bob, body: { message: 'Hello' } });
  expect(await listWaiting(bob)).toEqual(READING_JOBS);
});
