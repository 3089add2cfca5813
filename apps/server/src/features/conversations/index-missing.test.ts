import { sendChat } from '@app/contract/chat';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { conversationWords } from '#db/schema/conversations.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMIT_CHAT_PER_MINUTE: '10000' } });
});
afterAll(() => app.close());

/** More conversations than one transaction indexes. */
const MANY = 25;

test('conversations that the index lacks are indexed once, with all their messages', async () => {
  const ann = await app.signUp('Ann');
  await app.db.execute(sql`update users set subscription_tier = 'premium' where id = ${ann.userId}`);
  const sendMessage = async (message: string, conversationId?: string) =>
    (await app.request(sendChat, { as: ann, body: { message, ...(conversationId && { conversationId }) } })).body;
  const countChunksWith = async (word: string) =>
    app.db.$count(conversationWords, sql`user_id = ${ann.userId} and words @@ to_tsquery('plain', ${word})`);
  const indexMissing = (signal: AbortSignal) =>
    app.server.services.conversations.indexMissingConversations(ann.userId, signal);

  const { conversationId } = await sendMessage('Where does the zephyrlily grow?');
  for (let more = 1; more < MANY; more += 1) await sendMessage(`A zephyrlily, number ${more}`);
  await app.db.delete(conversationWords).where(eq(conversationWords.userId, ann.userId));
  await sendMessage('And the marmalade bush?', conversationId);
  expect(await countChunksWith('marmalade')).toBe(1);

  // The call fails, so that the job is repeated.
  await expect(indexMissing(AbortSignal.abort())).rejects.toThrow('aborted');
  expect(await countChunksWith('number')).toBe(0);
  await indexMissing(new AbortController().signal);
  expect([await countChunksWith('zephyrlily'), await countChunksWith('marmalade')]).toEqual([MANY, 1]);
  await indexMissing(new AbortController().signal);
  expect(await countChunksWith('zephyrlily')).toBe(MANY);
});

test('messages are indexed again at a start if an earlier version of the program split words differently', async () => {
  const bob = await app.signUp('Bob');
  await app.request(sendChat, { as: bob, body: { message: 'Is node.js fast?' } });
  const hasWord = async (word: string) =>
    (await app.db.$count(conversationWords, sql`user_id = ${bob.userId} and words @@ to_tsquery('plain', ${word})`)) >
    0;
  await app.db.execute(
    sql`update conversation_words set words = to_tsvector('plain', 'Is node.js fast?') where user_id = ${bob.userId}`,
  );
  const startServer = async () => {
    await app.server.start();
    await app.jobs.runPending();
  };
  await startServer();
  expect(await hasWord('js')).toBe(false);
  await app.db.execute(sql`delete from instance_settings where key = 'search-words'`);
  await startServer();
  expect(await hasWord('js')).toBe(true);
});
