import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readDamaged } from '../../testing/damage-sample.ts';
import { outline, readBytes, readSample, sampleBytes } from '../../testing/read-sample.ts';

const path = 'threads/0b1d6b1e/messages.jsonl';
const thread = '0b1d6b1e-4d4c-4c0a-9d43-1f1f6f0a7a01';

const readLines = async (...records: object[]) =>
  readBytes(Buffer.from(records.map((record) => JSON.stringify(record)).join('\n')), path);

const makeMessage = (id: string, role: string, value: string, more: object = {}) => ({
  id,
  object: 'thread.message',
  thread_id: 't',
  role,
  content: [{ type: 'text', text: { value, annotations: [] } }],
  created_at: 1_772_359_200 + Number(id),
  ...more,
});

test('the lines of a file are one conversation with branches, tools and thoughts', async () => {
  const { conversations, skips } = await readSample('jan.jsonl', path);
  expect(skips).toEqual([]);
  const [conversation] = conversations;
  expect(conversation).toMatchObject({
    source: 'jan',
    sourceId: thread,
    title: 'Which train is faster?',
    assistantName: 'Rail helper',
    createdAt: 1_772_359_200_001,
    activeLeafSourceId: '01JAN06',
  });
  expect(conversation && outline(conversation)).toEqual([
    '01JAN01 <- - user: attachment(timetable.pdf) text(Which train is faster?)',
    '01JAN02 <- 01JAN01 assistant!: reasoning(I need the table)',
    '01JAN03 <- 01JAN01 assistant: reasoning(Compare both.) tool_call(retrieve: { "query": "fast" }) output(retrieve: IC 1: 2 h RE 5: 3 h) text(The IC is an hour faster.)',
    '01JAN04 <- 01JAN03 user: text(And this sign?) attachment(Image)',
    '01JAN06 <- 01JAN04 assistant: text(No photography.)',
  ]);
});

test('older messages, without links, follow each other; calls in their metadata become blocks of replies', async () => {
  const response = { content: [{ type: 'text', text: 'Sunny' }] };
  const call = { tool: { function: { name: 'weather', arguments: '{"day":1}' } }, response };
  const { conversations } = await readLines(
    makeMessage('1', 'user', 'Weather?'),
    makeMessage('2', 'assistant', '<think>look</think>Sunny.', { metadata: { tool_calls: [call] } }),
  );
  expect(conversations[0] && outline(conversations[0])).toEqual([
    '1 <- - user: text(Weather?)',
    '2 <- 1 assistant: tool_call(weather: {"day":1}) output(weather: Sunny) reasoning(look) text(Sunny.)',
  ]);
  expect(conversations[0]?.createdAt).toBe(1_772_359_201_000);
});

test('a reply that lost its link is put between its question and the next', async () => {
  const makeLink = (parentId: string | null) => ({ metadata: { parentId } });
  const { conversations } = await readLines(
    makeMessage('1', 'user', 'One', makeLink(null)),
    makeMessage('2', 'assistant', 'First', makeLink('1')),
    makeMessage('3', 'user', 'Two', makeLink('2')),
    makeMessage('4', 'assistant', 'Second'),
    makeMessage('5', 'user', 'Three', makeLink('3')),
    makeMessage('6', 'assistant', 'Third', makeLink(null)),
  );
  expect(conversations[0]?.messages.map(({ parentSourceId }) => parentSourceId)).toEqual([
    null,
    '1',
    '2',
    '3',
    '4',
    '5',
  ]);
});

test('of two replies that lost their link, the next question follows the first', async () => {
  const makeLink = (parentId: string | null) => ({ metadata: { parentId } });
  const { conversations } = await readLines(
    makeMessage('1', 'user', 'One', makeLink(null)),
    makeMessage('2', 'assistant', 'First'),
    makeMessage('3', 'assistant', 'Again'),
    makeMessage('4', 'user', 'Two', makeLink('1')),
  );
  expect(conversations[0]?.messages.map(({ parentSourceId }) => parentSourceId)).toEqual([null, '1', '2', '1']);
});

test('a thread without messages is reported, and an export of one thread is a conversation', async () => {
  const info = { id: 't', object: 'thread', title: 'Trains', assistants: [{ id: 'jan' }] };
  expect(await readLines(info)).toMatchObject({
    conversations: [],
    skips: [{ item: 'Trains', code: 'no_messages' }],
    isExport: true,
  });
  const exported = {
    title: 'Trains',
    exported_at: '2026-03-01T10:00:00.000Z',
    messages: [makeMessage('1', 'user', 'Hello'), makeMessage('2', 'assistant', 'Hi')],
  };
  const { conversations } = await readLines(exported);
  expect(conversations).toMatchObject([{ source: 'jan', title: 'Trains', messages: [{}, {}] }]);
});

test('when a file grows, its earlier messages keep their ids, and a line of another kind is reported', async () => {
  const lines = sampleBytes('jan.jsonl').toString().trim().split('\n');
  const before = await readBytes(Buffer.from(lines.slice(0, 4).join('\n')), path);
  const after = await readBytes(Buffer.from([...lines, '{"object":"note"}', '{"id":'].join('\n')), path);
  const listIds = ({ conversations }: typeof before) =>
    conversations[0]?.messages.map(({ sourceId }) => sourceId) ?? [];
  expect(listIds(after).slice(0, 4)).toEqual(listIds(before));
  expect(after.conversations[0]?.sourceId).toBe(before.conversations[0]?.sourceId);
  expect(after.skips.map(({ code }) => code).toSorted()).toEqual(['not_a_conversation', 'truncated']);
});

test('a damaged file is read as far as possible', async () => {
  const { conversations, skips } = await readDamaged('jan.jsonl', path);
  expect(conversations).toMatchObject([{ sourceId: thread }]);
  expect(skips).toMatchObject([{ code: 'truncated' }]);
});

test.runIf(process.env['REAL_DATA_DIR'])('messages written by Jan itself lose no text', async () => {
  const folder = join(process.env['REAL_DATA_DIR'] ?? '', 'capture/jan/made/threads/jan_1767225601');
  const bytes = readFileSync(join(folder, 'messages.jsonl'));
  const { conversations, skips } = await readBytes(bytes, 'threads/jan_1767225601/messages.jsonl');
  const expected = [...bytes.toString().matchAll(/"value":"([^"]+)"/g)].map(([, text]) => text);
  const found = conversations.flatMap(({ messages }) =>
    messages.map(({ blocks, content }) =>
      (blocks ?? [{ type: 'text', text: content } as const])
        .map((block) =>
          block.type === 'reasoning' ? `<think>${block.text}</think>` : 'text' in block ? block.text : '',
        )
        .join(''),
    ),
  );
  expect([found, skips]).toEqual([expected, []]);
  expect(conversations).toMatchObject([{ sourceId: 'jan_1767225601', messages: [{}, {}, {}] }]);
  const info = await readBytes(readFileSync(join(folder, 'thread.json')), 'threads/jan_1767225601/thread.json');
  expect(info).toMatchObject({ conversations: [], skips: [{ code: 'no_messages' }], isExport: true });
});

test('the title is read from the line that the collector adds to the messages', async () => {
  const { conversations, skips } = await readLines(makeMessage('1', 'user', 'Hi'), {
    object: 'thread',
    id: 't',
    title: 'Moon',
  });
  expect([conversations.map(({ title }) => title), skips]).toEqual([['Moon'], []]);
});
