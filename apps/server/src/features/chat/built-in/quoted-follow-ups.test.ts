import { sendChat } from '@app/contract/chat';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#db/database.ts';
import { newId } from '#platform/ids.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../../test/test-app.ts';

let app: TestApp;
let ann: TestUser;

beforeAll(async () => {
  app = await createTestApp({ environment: { FREE_AI_CHATS_PER_MONTH: '0' } });
  ann = await app.signUp('Ann');
  await store('Leaking boat', [
    'The rowing boat leaks at the stern. Can I mend it myself?',
    'Dry it for a week, then press cotton into the seam. A tin of sealant costs 18 euros and is enough for two coats. If the yard did the last coat, the seller pays for a new one.',
    'I did it, it is dry now.',
    'Good. Check the seam every spring.',
  ]);
  await store('Knee pain after running', [
    'My knee hurts after 4 km. What will the orthopaedist ask?',
    'How old your shoes are, and whether stairs hurt. Take the shoes along.',
  ]);
  await store('Friend abroad', [
    'My friend Ines moved to Montreal. How do we keep in touch?',
    'Send short voice messages.',
  ]);
  await store('Fair in June', ['When is the fair? The fair with Tilda is on 12 June at 3 pm.', 'Noted.']);
});
afterAll(() => app.close());

async function store(title: string, texts: readonly string[]): Promise<void> {
  const createdAt = new Date('2026-05-04T10:00:00Z');
  const ids = texts.map(() => newId());
  const messages = texts.map((content, at) => ({
    id: ids[at] ?? '',
    parentId: ids[at - 1] ?? null,
    role: at % 2 === 0 ? ('user' as const) : ('assistant' as const),
    content,
    createdAt,
  }));
  const activeLeafId = ids.at(-1) ?? '';
  const draft = {
    id: newId(),
    title,
    source: 'chat' as const,
    createdAt,
    updatedAt: createdAt,
    messages,
    activeLeafId,
  };
  await inTransaction(app.db, (tx) =>
    app.server.services.conversations.storeConversations({ tx, userId: ann.userId }, [draft]),
  );
}

async function replyTo(...messages: string[]): Promise<string> {
  let conversationId: string | undefined;
  let response = '';
  for (const message of messages) {
    const { body } = await app.request(sendChat, {
      as: ann,
      body: { message, ...(conversationId !== undefined && { conversationId }) },
    });
    ({ conversationId, response } = body);
  }
  return response;
}

const BOAT = 'what did we say about the leaking boat?';

test.each([
  ['and what did it cost?', '18 euros'],
  ['buyer or seller?', 'the seller pays'],
  ['and how often should I check the seam?', 'every spring'],
  ["wasn't there something else about that?", 'every spring'],
  ['en hoe vaak moet ik dat controleren?', '[Leaking boat]'],
  ['und wer ist der Verkäufer?', 'the seller pays'],
])('a follow-up is answered from the conversation that was quoted: %s', async (followUp, part) => {
  expect(await replyTo(BOAT, followUp)).toContain(part);
});

test('a reply says plainly that the quoted conversation has no answer', async () => {
  expect(await replyTo(BOAT, 'and what about the oars?')).toMatch(/Leaking boat|nothing about/);
});

test.each([
  ['Wat zei je over mijn kniepijn?', 'Knee pain after running'],
  ['wat moest ik ook weer meenemen naar de ortopeed?', 'Take the shoes along'],
  ['Comment s’appelait mon amie qui est partie à Montréal ?', 'Ines'],
  ['C’était quand, le dîner chez Pierre ?', '« Pierre »'],
  ['when is the fair with Tilda?', '12 June'],
])('a question in any language is answered by the words it means: %s', async (question, part) => {
  expect(await replyTo(question)).toContain(part);
});
