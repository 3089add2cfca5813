import {
  deleteConversation,
  getConversation,
  listConversations,
  updateConversation,
} from '@app/contract/conversations';
import { listCategories } from '@app/contract/categories';
import { createImport, getImport, listImports, undoImport } from '@app/contract/imports';
import { listSuggestions } from '@app/contract/suggestions';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeChatgptConversation } from '@app/formats/testing/chatgpt-export';
import { uploadCaptures, makeCaptureRecord, pairDevice, SESSION } from '../../../../test/capture-device.ts';
import { makeClaudeCodeSession, type SessionTurn } from '../../../../test/claude-code-session.ts';
import { multipart } from '../../../../test/multipart.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../../test/test-app.ts';

let app: TestApp;
let ann: TestUser;
let laptop: TestUser;
let people = 0;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  ann = await app.signUp(`Ruler ${(people += 1)}`);
  laptop = await pairDevice(app, ann);
});

const sendCaptures = (...records: unknown[]) => uploadCaptures(app, laptop, ...records);
const fetchConversations = async () =>
  (await app.request(listConversations, { as: ann, query: { limit: '200' } })).body;
const fetchConversation = async (id = '') => (await app.request(getConversation, { as: ann, params: { id } })).body;
const listTitles = async () => (await fetchConversations()).map(({ title }) => title).toSorted();

/** A line whose ids depend only on its number, because copies of a session have lines with the same ids. */
const makeTurn = (number: number, text: string): SessionTurn => ({
  role: number % 2 === 1 ? 'user' : 'assistant',
  text,
  uuid: `c0ffee00-0000-4000-8000-00000000000${number}`,
});
const first = [makeTurn(1, 'How do I prune roses?'), makeTurn(2, 'In March.')];
const resumed = [...first, makeTurn(3, 'And lavender?'), makeTurn(4, 'After it has flowered.')];
const branched = [...first, makeTurn(5, 'And apple trees?'), makeTurn(6, 'In winter.')];
const makeSession = (number: number, turns: readonly SessionTurn[]) => {
  const externalId = `5e551011-0000-4000-8000-00000000000${number}`;
  return makeCaptureRecord(makeClaudeCodeSession(externalId, turns), { externalId });
};

describe('copies of a session', () => {
  test.each([
    ['the original first', [1, 2, 3]],
    ['the longest first', [2, 3, 1]],
    ['the branch between', [1, 3, 2]],
  ])('are one conversation with a branch for each continuation, with %s', async (_order, numbers) => {
    const records = [makeSession(1, first), makeSession(2, resumed), makeSession(3, branched)];
    for (const number of numbers) await sendCaptures(records[number - 1]);
    const [only, ...more] = await fetchConversations();
    expect(more).toEqual([]);
    expect(only?.messageCount).toBe(6);
    for (const record of records) expect(await sendCaptures(record)).toMatchObject([{ status: 'unchanged' }]);
    expect(await fetchConversations()).toMatchObject([{ messageCount: 6 }]);
  });

  test('become the same conversations in one batch as in an import', async () => {
    await sendCaptures(makeSession(1, first), makeSession(2, resumed));
    expect(await fetchConversations()).toHaveLength(1);
    const files = [makeSession(1, first), makeSession(2, resumed)].map(({ externalId, payload }) => ({
      name: `${String(externalId)}.jsonl`,
      bytes: String(payload),
    }));
    await app.request(createImport, { as: ann, ...multipart(files) });
    await app.server.services.importRunner.wake();
    expect(await fetchConversations()).toHaveLength(1);
    const ben = await app.signUp(`Ben ${people}`);
    await app.request(createImport, { as: ben, ...multipart(files) });
    await app.server.services.importRunner.wake();
    expect((await app.request(listConversations, { as: ben })).body).toHaveLength(1);
  });
});

describe('a title', () => {
  const makeUpdatedChat = (title: string, updated: number) => {
    const turns = [
      { id: 'q', text: 'Prune roses' },
      { id: 'a', role: 'assistant', text: 'In March' },
    ];
    const times = { create_time: 1_795_000_000, update_time: 1_795_000_000 + updated };
    const payload = JSON.stringify(
      makeChatgptConversation(turns, { title, id: 'c1', conversation_id: 'c1', ...times }),
    );
    return makeCaptureRecord(payload, { source: 'chatgpt', externalId: 'c1', format: 'chatgpt' });
  };

  test('that the provider gives later replaces “New chat”, and an older state does not bring it back', async () => {
    await sendCaptures(makeUpdatedChat('New chat', 1));
    expect(await sendCaptures(makeUpdatedChat('Pruning', 2))).toMatchObject([{ status: 'updated' }]);
    expect(await listTitles()).toEqual(['Pruning']);
    expect(await sendCaptures(makeUpdatedChat('New chat', 1))).toMatchObject([{ status: 'unchanged' }]);
    expect(await listTitles()).toEqual(['Pruning']);
  });

  test('that a program writes later replaces the title that was made of the first question', async () => {
    await sendCaptures(makeSession(1, first));
    expect(await listTitles()).toEqual(['How to prune roses']);
    const externalId = '5e551011-0000-4000-8000-000000000001';
    await sendCaptures(
      makeCaptureRecord(makeClaudeCodeSession(externalId, first, { title: 'Rose care' }), { externalId }),
    );
    expect(await listTitles()).toEqual(['Rose care']);
  });

  test('that the person gave stays', async () => {
    const [stored] = await sendCaptures(makeUpdatedChat('New chat', 1));
    const params = { id: stored?.conversationId ?? '' };
    await app.request(updateConversation, { as: ann, params, body: { title: 'My roses' } });
    await sendCaptures(makeUpdatedChat('Pruning', 2));
    expect(await listTitles()).toEqual(['My roses']);
  });

  test('may be sent beside the payload, and may change without it', async () => {
    await sendCaptures({ ...makeSession(1, first), title: 'Garden' });
    expect(await listTitles()).toEqual(['Garden']);
    expect(await sendCaptures({ ...makeSession(1, first), title: 'Garden in spring' })).toMatchObject([
      { status: 'updated' },
    ]);
    expect(await listTitles()).toEqual(['Garden in spring']);
  });
});

describe('a conversation that grows', () => {
  const makeChat = (id: string, ...texts: string[]) => {
    const turns = texts.map((text, at) => ({ id: `${id}-${at}`, role: at % 2 === 0 ? 'user' : 'assistant', text }));
    const times = { create_time: 1_795_000_000, update_time: 1_795_000_000 + texts.length };
    const payload = JSON.stringify(
      makeChatgptConversation(turns, { title: 'New chat', id, conversation_id: id, ...times }),
    );
    return makeCaptureRecord(payload, { source: 'chatgpt', externalId: id, format: 'chatgpt' });
  };
  const greeting = ['Hello there', 'Hello! What is on your mind?'];
  const money = [
    ...greeting,
    'How much of my salary should go into savings, and do I pay off the mortgage or the credit card debt first?',
    'Pay the credit card first, because its interest rate is highest, then put 15 % of your budget into savings.',
  ];
  const fetchCategoryId = async (id = '') => (await fetchConversation(id)).categoryId;

  test('is categorised again by its new messages', async () => {
    const [stored] = await sendCaptures(makeChat('c2', ...greeting));
    await app.jobs.runPending();
    const before = await fetchCategoryId(stored?.conversationId);
    await sendCaptures(makeChat('c2', ...money));
    await app.jobs.runPending();
    const after = await fetchCategoryId(stored?.conversationId);
    expect(after).not.toBe(before);
    const [withoutGreeting] = await sendCaptures(makeChat('c3', ...money.slice(2)));
    await app.jobs.runPending();
    expect(after).toBe(await fetchCategoryId(withoutGreeting?.conversationId));
  });

  test('stays in the category that the person chose', async () => {
    const [stored] = await sendCaptures(makeChat('c2', ...greeting));
    const [other] = await sendCaptures(makeChat('c3', ...money.slice(2)));
    await app.jobs.runPending();
    const params = { id: stored?.conversationId ?? '' };
    const categories = (await app.request(listCategories, { as: ann })).body.map(({ id }) => id);
    const usedCategoryIds = new Set([await fetchCategoryId(params.id), await fetchCategoryId(other?.conversationId)]);
    const categoryId = categories.find((id) => !usedCategoryIds.has(id)) ?? '';
    await app.request(updateConversation, { as: ann, params, body: { categoryId } });
    await sendCaptures(makeChat('c2', ...money));
    await app.jobs.runPending();
    expect(await fetchCategoryId(params.id)).toBe(categoryId);
  });

  test('waits to be embedded although its last question has no reply yet', async () => {
    await sendCaptures(makeChat('c2', 'Which bank has the best interest rate?'));
    expect(await app.server.services.isEmbeddingConversations(ann.userId)).toBe(true);
  });
});

describe('what a device sent', () => {
  test('is undone with the receipt of its day, and stored again when the device sends it again', async () => {
    const [stored] = await sendCaptures(makeSession(1, first));
    const [receipt] = (await app.request(listImports, { as: ann })).body;
    const undone = await app.request(undoImport, { as: ann, params: { id: receipt?.id ?? '' } });
    expect(undone.body.status).toBe('undone');
    expect(await fetchConversations()).toEqual([]);
    expect(await sendCaptures(makeSession(1, resumed))).toMatchObject([
      { status: 'stored', conversationId: stored?.conversationId },
    ]);
    expect((await fetchConversations()).map(({ messageCount }) => messageCount)).toEqual([4]);
    const receipts = (await app.request(listImports, { as: ann })).body;
    expect(receipts.map(({ status, counts }) => [status, counts.created])).toEqual([
      ['completed', 1],
      ['undone', 1],
    ]);
  });

  test('is undone without removing what was stored before', async () => {
    const [stored] = await sendCaptures(makeSession(1, first));
    app.clock.advance(86_400_000);
    await sendCaptures(makeSession(1, resumed));
    const [today] = (await app.request(listImports, { as: ann })).body;
    expect(today).toMatchObject({ counts: { created: 0, updated: 1 } });
    await app.request(undoImport, { as: ann, params: { id: today?.id ?? '' } });
    app.clock.advance(-86_400_000);
    expect((await fetchConversation(stored?.conversationId)).messages).toHaveLength(2);
  });

  test('stays deleted if the person deleted it, and the receipt offers to restore it', async () => {
    const [stored] = await sendCaptures(makeSession(1, first));
    await app.request(deleteConversation, { as: ann, params: { id: stored?.conversationId ?? '' } });
    const { conversationId } = stored ?? {};
    expect(await sendCaptures(makeSession(1, resumed))).toEqual([
      { externalId: stored?.externalId, status: 'skipped', reason: 'in trash', conversationId },
    ]);
    const [receipt] = (await app.request(listImports, { as: ann })).body;
    const { body } = await app.request(getImport, { as: ann, params: { id: receipt?.id ?? '' } });
    expect(body.skipped).toMatchObject([{ reason: 'in trash', conversationId }]);
    expect(await fetchConversations()).toEqual([]);
  });

  test('is searched for plans once its question has a reply', async () => {
    const plan = makeTurn(1, 'Dentist appointment on November 27 at 3pm');
    const fetchSuggestions = async () => (await app.request(listSuggestions, { as: ann })).body;
    await sendCaptures(makeSession(1, [plan]));
    await app.jobs.runPending();
    expect(await fetchSuggestions()).toEqual([]);
    await sendCaptures(makeSession(1, [plan, makeTurn(2, 'Noted.')]));
    await app.jobs.runPending();
    expect(await fetchSuggestions()).toMatchObject([{ type: 'schedule', conversationTitle: plan.text }]);
    await sendCaptures(makeSession(1, [plan, makeTurn(2, 'Noted.'), makeTurn(3, 'Thanks'), makeTurn(4, 'Welcome')]));
    await app.jobs.runPending();
    expect(await fetchSuggestions()).toHaveLength(1);
  });
});

test('a session whose id is a path is read as the file at that path', async () => {
  const payload = makeClaudeCodeSession(SESSION, first);
  const externalId = `projects/-home-sam-shop/${SESSION}/subagents/agent-a1b2c3.jsonl`;
  expect(await sendCaptures(makeCaptureRecord(payload, { externalId }))).toMatchObject([
    { status: 'skipped', reason: /work of a sub-agent/ },
  ]);
});

test('a record is never left out because of its name', async () => {
  const names = ['session.jsonl', 'user.json', 'manifest.json', 'thread.json'];
  const records = names.map((externalId, at) => ({
    ...makeSession(at + 1, [makeTurn(at + 1, `Question ${at}`)]),
    externalId,
  }));
  expect((await sendCaptures(...records)).map(({ status }) => status)).toEqual(names.map(() => 'stored'));
});
