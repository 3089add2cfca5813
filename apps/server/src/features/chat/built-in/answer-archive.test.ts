import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#db/database.ts';
import { newId } from '#platform/ids.ts';
import { createTestApp, type TestApp, type TestUser } from '#test/test-app.ts';
import { createArchiveAnswers } from './answer-archive.ts';
import type { Question } from './question.ts';
import { repliesIn } from './replies/all-replies.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ environment: { DEFAULT_PLAN: 'premium' } });
});
afterAll(() => app.close());

async function storeConversation(
  user: TestUser,
  title: string,
  content: string,
  asked = 'What do you think?',
): Promise<string> {
  const [id, question, reply] = [newId(), newId(), newId()];
  const createdAt = new Date('2026-05-04T10:00:00Z');
  const messages = [
    { id: question, parentId: null, role: 'user' as const, content: asked, createdAt },
    { id: reply, parentId: question, role: 'assistant' as const, content, createdAt },
  ];
  const row = {
    id,
    title,
    source: 'chat' as const,
    createdAt,
    updatedAt: createdAt,
    messages,
    activeLeafId: reply,
  };
  await inTransaction(app.db, (tx) =>
    app.server.services.conversations.storeConversations({ tx, userId: user.userId }, [row]),
  );
  return id;
}

const makeQuestion = ({ userId }: TestUser, text: string, conversationId: string | null = null): Question => ({
  userId,
  firstName: 'Ann',
  text,
  now: new Date('2026-11-20T09:00:00Z'),
  timeZone: 'UTC',
  language: 'en',
  replies: repliesIn('en'),
  conversationId,
  thread: { awaitsConsent: false, cited: [] },
});

const quoteArchive = (...call: Parameters<ReturnType<typeof createArchiveAnswers>['quoteArchive']>) =>
  createArchiveAnswers({ search: app.server.services.search }).quoteArchive(...call);

test('a conversation with most of the words is quoted, even if another one has one of the words in its title', async () => {
  const ann = await app.signUp('Ann');
  await storeConversation(ann, 'Sourdough', 'My sourdough is flat.');
  const expectedId = await storeConversation(ann, 'Kitchen', 'A sourdough needs a hydration of 75 percent.');
  const reply = await quoteArchive(makeQuestion(ann, 'sourdough hydration rye'), ['sourdough', 'hydration', 'rye']);
  expect(reply ?? '').toContain(expectedId);
});

test('the same question gets as many quotes by meaning in a similar conversation as in a new one', async () => {
  const ben = await app.signUp('Ben');
  const text = 'how long does sourdough bread need to rise';
  const ids: string[] = [];
  for (let count = 0; count < 4; count += 1)
    ids.push(await storeConversation(ben, text, `Two hours, or ${count + 2} when it is cold.`));
  await app.jobs.runPending();
  const listQuotedIds = async (conversationId: string | null) => {
    const reply = await quoteArchive(makeQuestion(ben, text, conversationId), ['zymurgy'], { byMeaning: true });
    return ids.filter((id) => reply?.includes(id) === true);
  };
  expect(await listQuotedIds(null)).toHaveLength(3);
  for (const id of ids) expect(await listQuotedIds(id)).toEqual(ids.filter((other) => other !== id));
});

test('a name such as C++ is searched for as a whole, not by its letter', async () => {
  const dan = await app.signUp('Dan');
  const expectedId = await storeConversation(dan, 'Programs', 'Templates in C++ are checked late.');
  await storeConversation(dan, 'Vitamins', 'Vitamin C is found in lemons, and in plus size oranges.');
  const reply = await quoteArchive(makeQuestion(dan, 'What did I say about C++?'), ['c++']);
  expect(reply ?? '').toContain(expectedId);
  expect(reply ?? '').not.toContain('Vitamin');
});

test('the first mention of a subject is quoted from near its word on, not from the start of the message', async () => {
  const eve = await app.signUp('Eve');
  await storeConversation(
    eve,
    'Airships',
    'They float.',
    `${'Something else first. '.repeat(20)}And now about blimps!`,
  );
  const reply = await quoteArchive(makeQuestion(eve, 'when did I first ask about blimps'), ['blimps'], {
    recency: 'oldest',
    asksWhen: true,
  });
  expect(reply).toContain('You first talked about blimps on May 4, 2026');
  expect(reply).toMatch(/> \*You wrote:\* ….*And now about blimps!\n>\n> They float\./);
});

test('a mention far into a text without white space is quoted', async () => {
  const eva = await app.signUp('Eva');
  await storeConversation(eva, '旅行', 'Gern.', `${'我想去旅行。'.repeat(60)}sakura${'很漂亮。'.repeat(20)} 谢谢`);
  const options = { recency: 'oldest', asksWhen: true } as const;
  const reply = await quoteArchive(makeQuestion(eva, 'when did I first ask about sakura'), ['sakura'], options);
  expect(reply ?? '').toContain('sakura很漂亮');
});
