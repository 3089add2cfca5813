import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ReadablePart } from './readable-part.ts';
import { type PartRecord, readPart } from './read-part.ts';

const samples = join(import.meta.dirname, '..', '..', 'samples');
const WHOLE_LENGTH = 32 * 1024 ** 2;
/** A slice can hold any one conversation of the exports below, but not a whole export. */
const SLICE_BYTES = 3500;

/** Reads a file; returns what is in it, and how often it was read. */
async function readFrom(bytes: Buffer, maxRecordBytes: number, { chunk = bytes.length, after = -1 } = {}) {
  let readings = 0;
  const part: ReadablePart = {
    kind: 'json',
    name: 'data.json',
    path: 'data.json',
    compressedSize: bytes.length,
    read: async function* () {
      readings += 1;
      for (let at = 0; at < bytes.length; at += chunk) yield bytes.subarray(at, at + chunk);
    },
  };
  const limits = { maxRecordBytes, maxDepth: 4096 };
  const reading = readPart(part, { limits, first: { record: 0, afterResult: after }, groupsByTime: false });
  const records: PartRecord[] = [];
  for await (const record of reading.records(() => {})) records.push(record);
  const conversations = records.flatMap(({ item }) => (item.type === 'conversation' ? [item.conversation] : []));
  const { damaged, isExport } = reading;
  return { readings, records, conversations, skipped: listSkips(records), damaged: listSkips(damaged), isExport };
}

const listSkips = (records: readonly PartRecord[]) =>
  records.flatMap(({ item }) => (item.type === 'skipped' ? [[item.code, item.item]] : []));

const sortById = <Of extends { sourceId: string }>(found: readonly Of[]) =>
  found.toSorted((a, b) => (a.sourceId < b.sourceId ? -1 : 1));

const makeT3 = (count: number, length = 100) => ({
  threads: Array.from({ length: count }, (_, at) => ({ threadId: `t${at}`, title: `Thread ${at}` })),
  messages: Array.from({ length: count * 2 }, (_, at) => ({
    messageId: `m${at}`,
    threadId: `t${at % count}`,
    role: at < count ? 'user' : 'assistant',
    content: `${at} ${'x'.repeat(length)}`,
    created_at: 1_700_000_000_000 + at,
  })),
});
const makeCherry = (count: number) => ({
  localStorage: {
    'persist:cherry-studio': JSON.stringify({
      assistants: JSON.stringify({
        assistants: [
          { id: 'a', topics: Array.from({ length: count }, (_, at) => ({ id: `t${at}`, name: `Topic ${at}` })) },
        ],
      }),
    }),
  },
  indexedDB: {
    files: [{ name: 'not needed' }],
    message_blocks: Array.from({ length: count }, (_, at) => ({
      id: `b${at}`,
      messageId: `m${at}`,
      type: 'main_text',
      content: `Text ${at} ${'x'.repeat(200)}`,
    })),
    topics: Array.from({ length: count }, (_, at) => ({
      id: `t${at}`,
      messages: [{ id: `m${at}`, topicId: `t${at}`, role: 'user', blocks: [`b${at}`] }],
    })),
  },
});
const makeChatbox = (count: number) => ({
  __exported_items: ['session'],
  'picture:1': 'x'.repeat(3000),
  ...Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      `session:s${at}`,
      {
        id: `s${at}`,
        name: `Session ${at}`,
        copilotId: 'c',
        messages: [{ id: `m${at}`, role: 'user', content: `${at} {"}]` }],
      },
    ]),
  ),
  myCopilots: [{ id: 'c', name: 'Gardener' }],
});
const makeLobehub = (count: number) => ({
  sessions: [{ id: 's', title: 'Gardener' }],
  messagePlugins: Array.from({ length: count }, (_, at) => ({ id: `m${at}`, identifier: 'search', apiName: `${at}` })),
  topics: Array.from({ length: count / 2 }, (_, at) => ({ id: `t${at}`, title: `Topic ${at}`, sessionId: 's' })),
  // Half of the conversations are topics of one session; the others are sessions of their own.
  messages: Array.from({ length: count * 3 }, (_, at) => ({
    id: `m${at}`,
    role: at < count ? 'tool' : at < count * 2 ? 'user' : 'assistant',
    content: `${at} ${'x'.repeat(200)}`,
    ...(at % 2 === 0 ? { topicId: `t${(at % count) / 2}`, sessionId: 's' } : { sessionId: `alone${at % count}` }),
    threadId: `thread${at}`,
    createdAt: 1_700_000_000_000 + ((at + count) % (count * 3)),
  })),
});
const makeTypingmind = (count: number) => ({
  chats: Array.from({ length: count }, (_, at) => ({
    ...(at % 2 === 0 && { chatID: `c${at}` }),
    chatTitle: `Chat ${at}`,
    folderID: `f${at % 2}`,
    createdAt: 1_700_000_000_000 + at,
    messages: [{ role: 'user', content: `${at} ${'x'.repeat(200)}` }],
  })),
  folders: [0, 1].map((at) => ({ id: `f${at}`, title: `Folder ${at}` })),
  userPrompts: ['x'.repeat(3000)],
});
const archives = {
  t3: makeT3(40),
  cherry: makeCherry(40),
  chatbox: makeChatbox(40),
  'LobeHub (data)': { mode: 'pglite', schemaHash: 'x', data: makeLobehub(40) },
  'LobeHub (state)': { exportType: 'all', state: makeLobehub(40), version: 7 },
  'LobeHub (top level)': makeLobehub(40),
  'TypingMind (data)': { data: makeTypingmind(40), checksum: '' },
  'TypingMind (top level)': makeTypingmind(40),
};

describe('an export in one object that does not fit into memory', () => {
  test.each(Object.entries(archives))(
    'of %s is read in slices, with the same conversations',
    async (_name, archive) => {
      for (const text of [JSON.stringify(archive), `\uFEFF${JSON.stringify(archive, null, 2)}`]) {
        const bytes = Buffer.from(text);
        const unsliced = await readFrom(bytes, WHOLE_LENGTH);
        expect(unsliced.conversations).toHaveLength(40);
        for (const chunk of [bytes.length, 997, 64]) {
          const sliced = await readFrom(bytes, SLICE_BYTES, { chunk });
          expect(sortById(sliced.conversations)).toEqual(sortById(unsliced.conversations));
          expect(sliced.skipped).toEqual(unsliced.skipped);
          expect(sliced.readings).toBeGreaterThan(3);
          expect(sliced.isExport).toBe(true);
        }
      }
    },
  );

  test.each(['t3chat.json', 'cherrystudio.json', 'chatbox.json', 'lobehub.json', 'typingmind.json'])(
    'as the sample %s is read the same way',
    async (name) => {
      const bytes = await readFile(join(samples, name));
      const unsliced = await readFrom(bytes, WHOLE_LENGTH);
      const sliced = await readFrom(bytes, bytes.length - 1);
      expect(sortById(sliced.conversations)).toEqual(sortById(unsliced.conversations));
      expect(sliced.skipped.map(([code]) => code).toSorted()).toEqual(
        unsliced.skipped.map(([code]) => code).toSorted(),
      );
    },
  );

  test('is continued after the last conversation that was stored', async () => {
    const bytes = Buffer.from(JSON.stringify(archives.t3));
    const all = (await readFrom(bytes, SLICE_BYTES)).records;
    expect(all.map(({ index, resultIndex }) => [index, resultIndex])).toEqual(all.map((_, at) => [0, at]));
    expect((await readFrom(bytes, SLICE_BYTES, { after: 24 })).records).toEqual(all.slice(25));
  });

  test('reports a conversation that is itself too large, and reads the others', async () => {
    const archive = makeT3(20);
    const [message] = archive.messages;
    if (message) message.content = 'x'.repeat(5000);
    for (let at = 0; at < 30; at += 1)
      archive.messages.push({
        messageId: `n${at}`,
        threadId: 't1',
        role: 'user',
        content: 'y'.repeat(200),
        created_at: at,
      });
    const { conversations, skipped } = await readFrom(Buffer.from(JSON.stringify(archive)), SLICE_BYTES);
    expect(conversations.map(({ title }) => title)).not.toContain('Thread 1');
    expect(conversations).toHaveLength(19);
    expect(skipped).toEqual([
      ['too_large', 'data.json, record 1'],
      ['too_large', 'Thread 1'],
    ]);
  });
});

test('a record of another kind that is too large is reported', async () => {
  const one = await readFrom(Buffer.from(JSON.stringify({ mapping: {}, title: 'x'.repeat(5000) })), SLICE_BYTES);
  expect(one.damaged).toEqual([['too_large', 'data.json, record 1']]);
  const [chat] = JSON.parse(await readFile(join(samples, 'chatgpt.json'), 'utf8')) as object[];
  const list = [{ text: 'x'.repeat(50_000) }, chat];
  const several = await readFrom(Buffer.from(JSON.stringify(list)), 40_000);
  expect(several.skipped).toEqual([['too_large', 'data.json, record 1']]);
  expect(several.conversations).toHaveLength(1);
});
