import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#db/database.ts';
import { newId } from '#platform/ids.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import type { ConversationDraft } from './conversation-draft.ts';
import { splitConversation } from './split-conversation.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const TITLE = 'Zürich by train';
const CONTENTS = ['Which trains leave from C++ town? '.repeat(4_000), 'İstanbul 日本語 Привет', '', 'Ünïcödé only'];

function makeDraft(fields: Partial<ConversationDraft>): ConversationDraft {
  const createdAt = new Date('2026-01-01T00:00:00Z');
  const messages = CONTENTS.map((content) => ({
    id: newId(),
    parentId: null,
    role: 'user' as const,
    content,
    createdAt,
  }));
  const times = { createdAt, updatedAt: createdAt };
  return { id: newId(), title: TITLE, source: 'chatgpt', ...times, messages, activeLeafId: null, ...fields };
}

async function listStoredChunks(userId: string, draft: ConversationDraft) {
  const { conversations } = app.server.services;
  await inTransaction(app.db, (tx) => conversations.storeConversations({ tx, userId }, [draft]));
  const { rows } = await app.db.execute(sql`
    select chunk, from_seq, to_seq, month, words::text from conversation_words
    where user_id = ${userId} and conversation_id = ${draft.id} order by chunk`);
  return rows;
}

test('a conversation is indexed alike whether or not it was split before it is stored', async () => {
  const { userId } = await app.signUp('Ann');
  const chunks = splitConversation(TITLE, CONTENTS);
  expect(chunks.some((chunk) => 'split' in chunk)).toBe(true);
  const stored = await listStoredChunks(userId, makeDraft({}));
  expect(stored).toHaveLength(chunks.length);
  expect(await listStoredChunks(userId, makeDraft({ searchChunks: chunks }))).toEqual(stored);
});
