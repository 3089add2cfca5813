import { getConversation, listConversations } from '@app/contract/conversations';
import { createImport, getImport, listImports } from '@app/contract/imports';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeChatgptConversation } from '@app/formats/testing/chatgpt-export';
import { uploadCaptures, makeCaptureRecord, pairDevice, SESSION } from '../../../../test/capture-device.ts';
import { makeClaudeCodeSession, type SessionTurn } from '../../../../test/claude-code-session.ts';
import { multipart } from '../../../../test/multipart.ts';
import { refuseRow } from '../../../../test/refuse-row.ts';
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
  ann = await app.signUp(`Capturer ${(people += 1)}`);
  laptop = await pairDevice(app, ann);
});

const questionTurn = (text: string): SessionTurn => ({ text });
const replyTurn = (text: string): SessionTurn => ({ role: 'assistant', text });
const record = makeCaptureRecord;
const garden = makeClaudeCodeSession(SESSION, [
  questionTurn('How do I prune roses?'),
  replyTurn('In March, above an outward bud.'),
]);
const grown = makeClaudeCodeSession(SESSION, [
  questionTurn('How do I prune roses?'),
  replyTurn('In March, above an outward bud.'),
  questionTurn('And lavender?'),
  replyTurn('After it has flowered.'),
]);

const sendCaptures = (...records: unknown[]) => uploadCaptures(app, laptop, ...records);
const fetchConversations = async () =>
  (await app.request(listConversations, { as: ann, query: { limit: '200' } })).body;
const fetchImports = async () => (await app.request(listImports, { as: ann })).body;
const fetchTexts = async (id = '') =>
  (await app.request(getConversation, { as: ann, params: { id } })).body.messages.map(({ content }) => content);

describe('a captured record', () => {
  test('is stored, then unchanged, then updated as it grows, on one receipt a day', async () => {
    const [stored] = await sendCaptures(record(garden));
    expect(stored).toMatchObject({ externalId: SESSION, status: 'stored' });
    expect(await sendCaptures(record(garden))).toEqual([{ ...stored, status: 'unchanged' }]);
    expect(await sendCaptures(record(grown))).toEqual([{ ...stored, status: 'updated' }]);
    expect(await sendCaptures(record(grown))).toEqual([{ ...stored, status: 'unchanged' }]);
    expect(await fetchTexts(stored?.conversationId)).toHaveLength(4);
    expect(await fetchConversations()).toHaveLength(1);
    expect(await fetchImports()).toMatchObject([
      {
        status: 'completed',
        device: { name: 'Laptop', day: '2026-11-20' },
        counts: { found: 1, created: 1, updated: 0, unchanged: 0, skipped: 0 },
        sources: [{ source: 'claude-code', created: 1 }],
      },
    ]);
  });

  test('starts another receipt on another device and on another day', async () => {
    await sendCaptures(record(garden));
    const phone = await pairDevice(app, ann, 'Phone');
    const chat = makeChatgptConversation([{ id: 'm', text: 'Hello' }], { id: 'c1', conversation_id: 'c1' });
    const chatRecord = record(JSON.stringify(chat), { source: 'chatgpt', externalId: 'c1', format: 'chatgpt' });
    expect(await uploadCaptures(app, phone, chatRecord)).toMatchObject([{ status: 'stored' }]);
    app.clock.advance(86_400_000);
    await sendCaptures(record(grown));
    app.clock.advance(-86_400_000);
    const shown = (await fetchImports()).map(({ device, counts }) => [device?.name, device?.day, counts.created]);
    expect(shown.toSorted()).toEqual([
      ['Laptop', '2026-11-20', 1],
      ['Laptop', '2026-11-21', 0],
      ['Phone', '2026-11-20', 1],
    ]);
  });

  test('has no receipt if it is stored already', async () => {
    const bytes = multipart([{ name: `${SESSION}.jsonl`, bytes: garden }]);
    await app.request(createImport, { as: ann, ...bytes });
    await app.server.services.importRunner.wake();
    expect(await sendCaptures(record(garden))).toMatchObject([{ status: 'unchanged' }]);
    expect((await fetchImports()).filter(({ device }) => device)).toEqual([]);
    expect(await fetchConversations()).toHaveLength(1);
  });

  test('is the same conversation as in a later import', async () => {
    const [stored] = await sendCaptures(record(garden));
    await app.request(createImport, { as: ann, ...multipart([{ name: `${SESSION}.jsonl`, bytes: grown }]) });
    await app.server.services.importRunner.wake();
    expect(await sendCaptures(record(grown))).toEqual([{ ...stored, status: 'unchanged' }]);
    expect(await fetchConversations()).toHaveLength(1);
  });

  test('of a program without ids continues the conversation that it sent before on that day', async () => {
    const makeHistory = (rest = '') =>
      `# aider chat started at 2026-11-20 08:00:00\n\n#### add a login page\n\nI added one.\n${rest}`;
    const makeAiderRecord = (payload: string) =>
      record(payload, { source: 'aider', externalId: 'shop', format: 'aider' });
    const [stored] = await sendCaptures(makeAiderRecord(makeHistory()));
    const [updated] = await sendCaptures(makeAiderRecord(makeHistory('\n#### now a logout button\n\nDone.\n')));
    expect(updated).toMatchObject({ status: 'updated', conversationId: stored?.conversationId });
    expect(await fetchConversations()).toHaveLength(1);
  });

  test('that is damaged, unknown, empty or of another format is skipped, and the others are stored', async () => {
    const results = await sendCaptures(
      { ...record(garden), format: 'nonsense' },
      { ...record(garden), payload: '' },
      'no record at all',
      record('{"this": "is no session"}\n', { externalId: 'other' }),
      record(garden, { format: 'chatgpt' }),
      record(garden.slice(0, 40), { externalId: 'torn' }),
      record(garden),
    );
    expect(results.map(({ status }) => status)).toEqual([...Array<string>(6).fill('skipped'), 'stored']);
    expect(results.slice(0, 6).map(({ reason }) => reason)).toEqual([
      'The format nonsense is not known here. Please update this app.',
      'Please send a payload that is not empty.',
      'Please send a JSON object with the fields this call describes.',
      'This is no conversation of Claude Code, or Claude Code has changed its format.',
      'This is not a conversation of ChatGPT.',
      expect.stringMatching(/\S \S/),
    ]);
    const [{ id, counts } = { id: '', counts: undefined }] = await fetchImports();
    expect(counts).toMatchObject({ created: 1, skipped: 6 });
    await sendCaptures({ ...record(garden), format: 'nonsense' });
    const receipt = (await app.request(getImport, { as: ann, params: { id } })).body;
    expect(receipt.counts.skipped).toBe(6);
    expect(receipt.skipped).toHaveLength(6);
  });

  test('whose last line is incomplete is stored without it', async () => {
    const [result] = await sendCaptures(record(grown.slice(0, -60)));
    expect(result).toMatchObject({ status: 'stored' });
    expect(await fetchTexts(result?.conversationId)).toHaveLength(3);
    expect(await sendCaptures(record(grown))).toMatchObject([
      { status: 'updated', conversationId: result?.conversationId },
    ]);
    expect(await fetchTexts(result?.conversationId)).toHaveLength(4);
  });

  test('that became shorter deletes nothing', async () => {
    const [stored] = await sendCaptures(record(grown));
    expect(await sendCaptures(record(garden))).toMatchObject([{ status: 'unchanged' }]);
    expect(await fetchTexts(stored?.conversationId)).toHaveLength(4);
  });

  test('may come in parts, in any order, and is stored once all are there', async () => {
    const cut = Math.floor(grown.length / 2);
    const makePart = (payload: string, number: number) => record(payload, { part: number, parts: 2 });
    expect(await sendCaptures(makePart(grown.slice(cut), 2))).toEqual([
      { externalId: SESSION, status: 'unchanged', reason: 'Waiting for part 1 of 2.' },
    ]);
    // The next version of the record is not mixed with this one.
    const later = { ...makePart(grown.slice(0, cut), 1), observedAt: '2026-11-20T09:05:00.000Z' };
    expect(await sendCaptures(later)).toMatchObject([{ reason: 'Waiting for part 2 of 2.' }]);
    const [stored] = await sendCaptures(makePart(grown.slice(0, cut), 1));
    expect(stored).toMatchObject({ status: 'stored' });
    expect(await fetchTexts(stored?.conversationId)).toHaveLength(4);
    expect(await sendCaptures(record(grown, { part: 3, parts: 2 }))).toMatchObject([{ status: 'skipped' }]);
  });

  test('that causes an error of the server is skipped, and the others are stored', async () => {
    const other = makeClaudeCodeSession('5e551011-0000-4000-8000-0000000000bb', [
      questionTurn('Broken'),
      replyTurn('Yes'),
    ]);
    const restore = await refuseRow(app.db, { table: 'conversations', column: 'title', value: 'Broken', on: 'insert' });
    const results = await sendCaptures(record(other, { externalId: 'bb' }), record(garden));
    await restore();
    expect(results).toMatchObject([{ status: 'skipped', reason: /could not be stored/ }, { status: 'stored' }]);
    expect(await sendCaptures(record(other, { externalId: 'bb' }))).toMatchObject([{ status: 'stored' }]);
  });
});
