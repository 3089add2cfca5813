import { getConversation, listConversations, updateConversation } from '@app/contract/conversations';
import { sendChat } from '@app/contract/chat';
import { createImport, getImport, type Import, undoImport } from '@app/contract/imports';
import { makeRealisticConversation } from '@app/formats/testing/chatgpt-export';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { multipart } from '#test/multipart.ts';
import { createTestApp, type TestApp, type TestUser } from '#test/test-app.ts';

let app: TestApp;
let people = 0;
beforeAll(async () => {
  app = await createTestApp({
    environment: { RATE_LIMIT_SIGNUPS_PER_HOUR: '1000', RATE_LIMIT_UPLOADS_PER_MINUTE: '1000' },
  });
});
afterAll(() => app.close());

const createUser = (): Promise<TestUser> => app.signUp(`Identity ${(people += 1)}`);

async function importFiles(as: TestUser, files: Record<string, string>): Promise<Import> {
  const parts = Object.entries(files).map(([name, bytes]) => ({ name, bytes }));
  const sent = await app.request(createImport, { as, ...multipart(parts) });
  expect(sent.status, sent.text).toBe(202);
  await app.server.services.importRunner.wake();
  return (await app.request(getImport, { as, params: { id: sent.body.id } })).body;
}

const fetchConversations = async (as: TestUser) => (await app.request(listConversations, { as })).body;

const makeTurns = (...texts: string[]) =>
  texts.map((content, index) => ({ role: index % 2 === 0 ? 'user' : 'assistant', content }));
const toLines = (records: readonly object[]) => records.map((record) => JSON.stringify(record)).join('\n');

describe('conversations without an id that begin with the same message', () => {
  const jokes = ['one', 'two', 'three', 'four', 'five'].map((reply) => ({
    messages: makeTurns('Tell me a joke', reply),
  }));

  test('are each stored, and are unchanged when they are imported again', async () => {
    const ann = await createUser();
    expect((await importFiles(ann, { 'jokes.jsonl': toLines(jokes) })).counts).toMatchObject({
      created: 5,
      unchanged: 0,
    });
    expect((await importFiles(ann, { 'jokes.jsonl': toLines(jokes) })).counts).toMatchObject({
      created: 0,
      unchanged: 5,
    });
    expect(await fetchConversations(ann)).toHaveLength(5);
  });

  test('are each stored when one is the beginning of another', async () => {
    const ann = await createUser();
    const records = [makeTurns('Hi'), makeTurns('Hi', 'Hello'), makeTurns('Hi', 'Hello', 'Bye', 'Bye')];
    const json = toLines(records.map((messages) => ({ messages })));
    expect((await importFiles(ann, { 'greetings.jsonl': json })).counts).toMatchObject({ created: 3 });
  });

  test('are left unchanged, except the one that has grown', async () => {
    const ann = await createUser();
    await importFiles(ann, { 'jokes.jsonl': toLines(jokes) });
    const grown = { messages: makeTurns('Tell me a joke', 'three', 'Another one', 'four') };
    const counts = (await importFiles(ann, { 'jokes.jsonl': toLines([grown]) })).counts;
    expect(counts).toMatchObject({ created: 0, updated: 1 });
    expect((await fetchConversations(ann)).map(({ messageCount }) => messageCount).toSorted()).toEqual([2, 2, 2, 2, 4]);
  });

  test('with the same system prompt, as in training data, are each stored', async () => {
    const ann = await createUser();
    const records = ['red', 'blue'].map((color) => ({
      messages: [{ role: 'system', content: 'You name colours.' }, ...makeTurns('A colour?', color)],
    }));
    expect((await importFiles(ann, { 'training.jsonl': toLines(records) })).counts).toMatchObject({ created: 2 });
  });

  test('are told apart by their title and time', async () => {
    const ann = await createUser();
    const messages = makeTurns('Hi', 'Hello');
    const records = [
      { title: 'First', messages },
      { title: 'Second', messages },
      { title: 'Second', messages, created_at: '2026-01-02T00:00:00Z' },
    ];
    expect((await importFiles(ann, { 'titles.json': JSON.stringify(records) })).counts).toMatchObject({ created: 3 });
  });

  test('are stored once if they are equal throughout', async () => {
    const ann = await createUser();
    const record = { messages: makeTurns('Hi', 'Hello') };
    const { counts } = await importFiles(ann, { 'twice.jsonl': toLines([record, record]) });
    expect(counts).toMatchObject({ found: 2, created: 1, unchanged: 1 });
  });
});

test('of two states of one conversation in one upload, the later one is stored', async () => {
  const ann = await createUser();
  const spec = {
    id: 'same',
    title: 'Plan',
    turns: [
      ['user', 'Where to?'],
      ['assistant', 'Rome'],
    ],
  } as const;
  const grown = { ...spec, turns: [...spec.turns, ['user', 'When?'], ['assistant', 'In May']] } as const;
  const makeRecord = ({ id, title, turns: list }: typeof spec | typeof grown) => ({
    uuid: id,
    name: title,
    chat_messages: list.map(([sender, text], index) => ({ uuid: `${id}-${index}`, sender, text })),
  });
  const { counts } = await importFiles(ann, {
    'conversations.json': JSON.stringify([makeRecord(spec), makeRecord(grown)]),
  });
  expect(counts).toMatchObject({ created: 1, updated: 1 });
  expect(await fetchConversations(ann)).toMatchObject([{ messageCount: 4 }]);
});

describe('the title, the star and the archive flag of an export', () => {
  const makeRenamed = (changes: object) => ({
    uuid: 'renamed',
    name: 'New chat',
    updated_at: '2026-03-01T10:00:00Z',
    chat_messages: [
      { uuid: 'a', sender: 'human', text: 'Which paint for a bathroom?' },
      { uuid: 'b', sender: 'assistant', text: 'One that resists moisture.' },
    ],
    ...changes,
  });
  const importChanged = (as: TestUser, changes: object) =>
    importFiles(as, { 'conversations.json': JSON.stringify([makeRenamed(changes)]) });
  const later = { updated_at: '2026-03-02T10:00:00Z', name: 'Bathroom paint', is_starred: true };

  test('are applied at a later import if they have changed, and undo reverts them', async () => {
    const ann = await createUser();
    await importChanged(ann, {});
    const [before] = await fetchConversations(ann);
    const receipt = await importChanged(ann, later);
    expect(receipt.counts).toMatchObject({ updated: 1, unchanged: 0 });
    expect(await fetchConversations(ann)).toMatchObject([{ title: 'Bathroom paint', isPinned: true }]);
    await app.request(undoImport, { as: ann, params: { id: receipt.id } });
    expect(await fetchConversations(ann)).toMatchObject([{ title: before?.title, isPinned: false }]);
  });

  test('are applied at the first import, and the receipt counts an archived conversation', async () => {
    const ann = await createUser();
    expect(await importChanged(ann, { is_archived: true })).toMatchObject({ counts: { created: 1 }, archived: 1 });
  });

  test('are applied at a later import: lists omit an archived conversation, and the receipt counts it', async () => {
    const ann = await createUser();
    await importChanged(ann, {});
    const receipt = await importChanged(ann, { ...later, is_archived: true });
    expect(receipt).toMatchObject({ counts: { updated: 1 }, archived: 1 });
    expect(await fetchConversations(ann)).toEqual([]);
    expect((await app.request(listConversations, { as: ann, query: { archived: 'true' } })).body).toHaveLength(1);
  });

  test('do not replace what the user changed here', async () => {
    const ann = await createUser();
    await importChanged(ann, {});
    const [stored] = await fetchConversations(ann);
    const params = { id: stored?.id ?? '' };
    await app.request(updateConversation, { as: ann, params, body: { title: 'Mine', isPinned: true } });
    await importChanged(ann, { ...later, is_starred: false });
    expect(await fetchConversations(ann)).toMatchObject([{ title: 'Mine', isPinned: true }]);
  });

  test('are not reverted by an older export', async () => {
    const ann = await createUser();
    await importChanged(ann, later);
    expect((await importChanged(ann, {})).counts).toMatchObject({ unchanged: 1 });
    expect(await fetchConversations(ann)).toMatchObject([{ title: 'Bathroom paint', isPinned: true }]);
  });
});

describe('the undo of an import whose conversation the user continued', () => {
  const [question, reply] = ['Which herbs grow in shade?', 'Mint and parsley.'];

  test('removes the imported messages and keeps those of the user, attached to what is left', async () => {
    const ann = await createUser();
    const base = makeRealisticConversation(1);
    await importFiles(ann, { 'conversations.json': JSON.stringify([base]) });
    const [stored] = await fetchConversations(ann);
    const id = stored?.id ?? '';
    const { id: importId } = await importFiles(ann, {
      'more.jsonl': toLines([{ messages: makeTurns(question, reply) }]),
    });
    const other = (await fetchConversations(ann)).find((conversation) => conversation.id !== id);
    const params = { id: other?.id ?? '' };
    await app.request(sendChat, { as: ann, body: { message: 'And on a balcony?', conversationId: params.id } });
    await app.request(undoImport, { as: ann, params: { id: importId } });
    const { body } = await app.request(getConversation, { as: ann, params });
    expect(body.content).toContain('And on a balcony?');
    expect(body.content).not.toContain(question);
    expect(body.messages[0]).toMatchObject({ parentId: null, role: 'user', content: 'And on a balcony?' });
    expect(body.messages).toHaveLength(2);
    expect(await fetchConversations(ann)).toHaveLength(2);
  });

  test('also removes the imported messages from a conversation that the import had restored', async () => {
    const ann = await createUser();
    const file = { 'more.jsonl': toLines([{ messages: makeTurns(question, reply) }]) };
    const first = await importFiles(ann, file);
    await app.request(undoImport, { as: ann, params: { id: first.id } });
    const second = await importFiles(ann, file);
    const [restored] = await fetchConversations(ann);
    const id = restored?.id ?? '';
    await app.request(sendChat, { as: ann, body: { message: 'And on a balcony?', conversationId: id } });
    await app.request(undoImport, { as: ann, params: { id: second.id } });
    const { body } = await app.request(getConversation, { as: ann, params: { id } });
    expect(body.messages[0]).toMatchObject({ parentId: null, content: 'And on a balcony?' });
    expect(body.messages).toHaveLength(2);
  });
});

// If each conversation were compared with every other one, this would take minutes.
test(
  'a thousand conversations that begin alike are stored, and are unchanged when they are imported again',
  { timeout: 60_000 },
  async () => {
    const ann = await createUser();
    const records = Array.from({ length: 1_000 }, (_, index) => ({ messages: makeTurns('Hi', `Reply ${index}`) }));
    const file = { 'alike.jsonl': toLines(records) };
    expect((await importFiles(ann, file)).counts).toMatchObject({ created: 1_000 });
    expect((await importFiles(ann, file)).counts).toMatchObject({ created: 0, unchanged: 1_000 });
  },
);
