import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleBytes } from '@app/formats/testing/read-sample';
import { writeZip } from '@app/formats/testing/write-export';
import { readBatches } from './read-batches.ts';
import type { ConversationItem, SkippedItem } from './read-export.types.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'separate-titles-'));
});
afterAll(() => rm(folder, { recursive: true }));

type Files = Record<string, string | Buffer>;

/** The titles of the conversations in an upload of these files, and the names of files that were not read. */
async function readItems(uploads: readonly { name: string; path: string }[]) {
  const items: (ConversationItem | SkippedItem)[] = [];
  for await (const batch of readBatches({ files: uploads, resumeAfter: null, limits: {} }, () => undefined))
    items.push(...batch.items);
  return {
    titles: items.flatMap((item) => (item.type === 'conversation' ? [item.conversation.title] : [])),
    skipped: items.flatMap(({ type, item }) => (type === 'skipped' ? [item] : [])),
  };
}

async function readZip(files: Files) {
  const path = join(folder, `${Math.random()}.zip`);
  await writeZip(path, files);
  return readItems([{ name: 'history.zip', path }]);
}

async function readFiles(files: Files) {
  const uploads = Object.keys(files).map((name) => ({ name, path: join(folder, `${Math.random()}`) }));
  for (const { name, path } of uploads) await writeFile(path, files[name] ?? '');
  return readItems(uploads);
}

const thread = JSON.stringify({
  id: '0b1d6b1e-4d4c-4c0a-9d43-1f1f6f0a7a01',
  object: 'thread',
  title: 'Trains to\n the coast',
  assistants: [],
});
const session = JSON.stringify({ session_id: '1777968000000_abcde', metadata: { title: 'Counting pots' } });

describe('the title of a conversation in another file of the upload', () => {
  test('is the only thing that is read from thread.json of Jan', async () => {
    const files = { 'messages.jsonl': sampleBytes('jan.jsonl'), 'thread.json': thread };
    const expected = { titles: ['Trains to the coast'], skipped: [] };
    expect(await readFiles(files)).toEqual(expected);
    expect(await readFiles({ 'thread.json': thread, 'messages.jsonl': sampleBytes('jan.jsonl') })).toEqual(expected);
    const inFolder = Object.entries(files).map(([name, content]) => [`threads/a/${name}`, content] as const);
    expect(await readZip(Object.fromEntries(inFolder))).toEqual(expected);
  });

  test('is read from Cline’s file about the session, or from its list of all tasks', async () => {
    const messages = sampleBytes('cline-file.json');
    const expected = { titles: ['Counting pots'], skipped: [] };
    expect(await readFiles({ 'a.messages.json': messages, 'a.json': session })).toEqual(expected);
    expect(await readZip({ 'sessions/a/a.json': session, 'sessions/a/a.messages.json': messages })).toEqual(expected);
    const tasks = JSON.stringify([{ id: '1777966800000', ts: 1, task: 'Tidy the shed\nby size' }]);
    const { titles, skipped } = await readZip({
      'state/taskHistory.json': tasks,
      'tasks/1777966800000/api_conversation_history.json': sampleBytes('cline.json'),
    });
    expect(titles).toEqual(['Tidy the shed by size']);
    // The list of tasks may name tasks that are not in the upload.
    expect(skipped).toEqual(['taskHistory.json']);
  });

  test('is named in the receipt if the messages of the conversation are missing', async () => {
    const { skipped } = await readFiles({ 'thread.json': thread, 'chat.json': sampleBytes('claude.json') });
    expect(skipped).toEqual(['Trains to the coast', 'thread.json']);
  });

  test('that cannot be read changes nothing', async () => {
    const [first] = (await readFiles({ 'messages.jsonl': sampleBytes('jan.jsonl'), 'notes.md': '**You:** a' })).titles;
    for (const damaged of ['{"object":"thread","id":', '[]', '{"object":"thread","id":7,"title":["x"]}']) {
      const { titles } = await readFiles({ 'messages.jsonl': sampleBytes('jan.jsonl'), 'thread.json': damaged });
      expect(titles).toEqual([first]);
    }
  });
});
