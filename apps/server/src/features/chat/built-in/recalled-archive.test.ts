import { sendChat } from '@app/contract/chat';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#db/database.ts';
import { newId } from '#platform/ids.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../../test/test-app.ts';
import { ARCHIVE, type StoredConversation } from './testing/recalled-archive.ts';
import { RECALLED, type RecalledQuestion } from './testing/recalled-questions.ts';

let app: TestApp;
let ann: TestUser;

beforeAll(async () => {
  app = await createTestApp({ environment: { FREE_AI_CHATS_PER_MONTH: '0' } });
  ann = await app.signUp('Ann');
  for (const conversation of ARCHIVE) await store(conversation);
});
afterAll(() => app.close());

async function store({ title, texts, at = '2026-05-04T10:00:00Z' }: StoredConversation): Promise<void> {
  const createdAt = new Date(at);
  const ids = texts.map(() => newId());
  const messages = texts.map((content, index) => ({
    id: ids[index] ?? '',
    parentId: ids[index - 1] ?? null,
    role: index % 2 === 0 ? ('user' as const) : ('assistant' as const),
    content,
    createdAt,
  }));
  const times = { createdAt, updatedAt: createdAt };
  const draft = { ...times, id: newId(), title, source: 'chat' as const, messages, activeLeafId: ids.at(-1) ?? '' };
  await inTransaction(app.db, (tx) =>
    app.server.services.conversations.storeConversations({ tx, userId: ann.userId }, [draft]),
  );
}

async function replyTo(messages: readonly string[]): Promise<string> {
  let conversationId: string | undefined;
  let response = '';
  for (const message of messages) {
    // The limit of requests in a minute is not what is tested.
    app.clock.advance(20_000);
    const { body } = await app.request(sendChat, {
      as: ann,
      body: { message, ...(conversationId !== undefined && { conversationId }) },
    });
    ({ conversationId, response } = body);
  }
  return response.replaceAll("'", '’');
}

/** A quote that lacks what was asked for is wrong; a reply without a quote that should have one has nothing. */
async function judge({ messages, has, hasNot = [] }: RecalledQuestion): Promise<'right' | 'wrong' | 'nothing'> {
  const reply = await replyTo(messages);
  const isQuoting = /^>/m.test(reply);
  const isRight = has.every((part) => reply.includes(part)) && !hasNot.some((part) => reply.includes(part));
  if (has.length === 0) return isQuoting ? 'wrong' : 'right';
  if (isRight) return 'right';
  return isQuoting ? 'wrong' : 'nothing';
}

test.each(Object.entries(RECALLED))(
  'questions about an archive are answered or left open: %s',
  async (_name, asked) => {
    const missed: string[] = [];
    for (const question of asked) {
      const judgement = await judge(question);
      if (judgement !== 'right') missed.push(`${judgement}: ${question.messages.join(' ')}`);
    }
    expect(missed).toEqual([]);
  },
);
