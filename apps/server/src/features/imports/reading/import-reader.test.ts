import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeChatgptConversation, makeRealisticConversation } from '@app/formats/testing/chatgpt-export';
import { makeRealisticClaudeConversation } from '@app/formats/testing/claude-export';
import { writeFileFrom, writeList, writeZip } from '@app/formats/testing/write-export';
import type { ImportBatch, UploadedFile } from './worker-messages.ts';
import { openImportReader } from './import-reader.ts';
import type { ImportCursor } from './read-export.types.ts';
import { readTexts } from './read-texts.ts';

let folder: string;
let large: UploadedFile;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-reader-'));
  large = { path: join(folder, 'large'), name: 'conversations.json' };
  await writeFileFrom(large.path, writeList(makeRealisticConversation, 4_000_000));
});
afterAll(() => rm(folder, { recursive: true }));

async function writeUpload(name: string, content: string): Promise<UploadedFile> {
  const path = join(folder, `${Math.random()}`);
  await writeFile(path, content);
  return { path, name };
}

async function readAll(files: UploadedFile[], resumeAfter: ImportCursor | null = null): Promise<ImportBatch[]> {
  const batches: ImportBatch[] = [];
  for await (const batch of openImportReader({ files, resumeAfter })) batches.push(batch);
  return batches;
}

const listItems = (batches: ImportBatch[]) => batches.flatMap((batch) => batch.items);
const listIds = (batches: ImportBatch[]) =>
  listItems(batches).map((item) => (item.type === 'conversation' ? item.conversation.sourceId : `- ${item.item}`));
const makeExport = (id: string) =>
  JSON.stringify([makeChatgptConversation([{ id: 'q', text: 'Hi' }], { conversation_id: id })]);

describe('the reading thread', () => {
  test('passes on everything in bounded batches, with progress up to the last byte', async () => {
    const batches = await readAll([large]);
    const size = (await stat(large.path)).size;
    expect(new Set(listIds(batches)).size).toBeGreaterThan(50);
    expect(batches.length).toBeGreaterThan(5);
    for (const batch of batches) expect(JSON.stringify(batch).length).toBeLessThan(2_000_000);
    expect(batches.at(-1)).toMatchObject({ bytesRead: size, bytesTotal: size, sources: ['chatgpt'] });
    const read = batches.map((batch) => batch.bytesRead);
    expect(read).toEqual(read.toSorted((a, b) => a - b));
  });

  test('reads the texts of conversations that are not stored yet, if it is asked to', async () => {
    const password = 'my password is Tr0ub4dor&3';
    const parts = [
      makeChatgptConversation(
        [
          { id: 'a', text: password },
          { id: 'b', role: 'assistant', text: 'Café' },
        ],
        { id: 'one' },
      ),
      makeChatgptConversation([{ id: 'c', text: 'Hi' }], { title: null, conversation_id: 'two', id: 'two' }),
    ];
    const files = [await writeUpload('conversations.json', JSON.stringify(parts))];
    const listRead = async (storedHashes?: string[]) => {
      const items: ImportBatch['items'] = [];
      for await (const batch of openImportReader({ files, storedHashes })) items.push(...batch.items);
      return items.flatMap((item) => (item.type === 'conversation' ? [item] : []));
    };
    const [first, second] = await listRead([]);
    expect(first?.texts).toEqual(first && readTexts(first.conversation));
    expect(first?.texts?.secrets).toEqual([[{ kind: 'password', count: 1 }], []]);
    expect(first?.texts?.searchChunks).toMatchObject([{ chunk: 0, fromSeq: 0, toSeq: 1 }]);
    expect(second?.texts).toEqual({ secrets: [[]] });
    expect((await listRead()).map(({ texts }) => texts)).toEqual([undefined, undefined]);
    const hashes = first === undefined ? [] : [first.conversation.contentHash];
    expect((await listRead(hashes)).map(({ texts }) => texts !== undefined)).toEqual([false, true]);
  });

  test('leaves the texts of a very long conversation to the storing thread', async () => {
    const readLong = async (length: number) => {
      const messages = [
        { id: 'a', text: 'long '.repeat(length / 10) },
        { id: 'b', role: 'assistant' as const, text: 'word '.repeat(length / 10) },
      ];
      const files = [await writeUpload('conversations.json', JSON.stringify([makeChatgptConversation(messages)]))];
      const items: ImportBatch['items'] = [];
      for await (const batch of openImportReader({ files, storedHashes: [] })) items.push(...batch.items);
      return items.flatMap((item) => (item.type === 'conversation' ? [item] : []));
    };
    const [tooLong] = await readLong(4_200_000);
    expect(tooLong?.conversation.messages).toHaveLength(2);
    expect(tooLong?.texts).toBeUndefined();
    expect(await readLong(2_000_000)).toMatchObject([{ texts: { secrets: [[], []] } }]);
  });

  test('continues after any batch as if it had never stopped', async () => {
    const second = await writeUpload('claude.json', JSON.stringify([1, 2, 3].map(makeRealisticClaudeConversation)));
    const zip = { path: join(folder, 'export.zip'), name: 'export.zip' };
    await writeZip(zip.path, { 'c-1.json': makeExport('z1'), 'c-2.json': makeExport('z2') });
    const files = [second, large, zip];
    const batches = await readAll(files);
    const all = listIds(batches);
    let stored = 0;
    for (const batch of batches) {
      stored += batch.items.length;
      if (batch.cursor && stored % 3 === 0)
        expect(listIds(await readAll(files, batch.cursor))).toEqual(all.slice(stored));
    }
    expect(stored).toBe(all.length);
    expect(listIds(await readAll(files, batches.at(-1)?.cursor ?? null))).toEqual([]);
  });

  test('skips files that are not exports, and never opens account files', async () => {
    const files = [
      await writeUpload('notes.txt', 'hello'),
      await writeUpload('user.json', makeExport('secret')),
      await writeUpload('a.json', makeExport('a')),
    ];
    const batches = await readAll(files);
    expect(listIds(batches)).toEqual(['- notes.txt', '- user.json', 'a']);
    expect(listItems(batches)[0]).toMatchObject({
      type: 'skipped',
      reason: expect.stringContaining('has an unknown format'),
    });
  });

  test('refuses an upload without an export, and names the reason for its first file', async () => {
    await expect(readAll([await writeUpload('notes.txt', 'hello')])).rejects.toMatchObject({
      code: 'imports.not_an_export',
      message: expect.stringContaining('notes.txt'),
    });
    await expect(readAll([await writeUpload('a', '[]'), await writeUpload('b', 'x')])).rejects.toMatchObject({
      code: 'imports.empty',
    });
  });

  test('reports an interruption when a file has disappeared', async () => {
    await expect(readAll([{ path: join(folder, 'gone'), name: 'gone' }])).rejects.toMatchObject({
      code: 'imports.interrupted',
    });
  });

  test('ends when the loop is left', async () => {
    const reader = openImportReader({ files: [large] });
    const { value } = await reader.next();
    expect(value?.items.length).toBeGreaterThan(0);
    await expect(reader.return()).resolves.toEqual({ done: true, value: undefined });
  });

  test('ends with the reason of its cancellation', async () => {
    const cancel = new AbortController();
    const reading = async () => {
      for await (const _ of openImportReader({ files: [large], signal: cancel.signal }))
        cancel.abort(new Error('stop'));
    };
    await expect(reading()).rejects.toThrow('stop');
    await expect(openImportReader({ files: [large], signal: cancel.signal }).next()).rejects.toThrow('stop');
  });

  test('reads short uploads one after another in one thread', async () => {
    const one = await writeUpload('one.json', makeExport('one'));
    const two = await writeUpload('two.json', makeExport('two'));
    await readAll([one]);
    const started = await countThreads(async () => {
      expect(listIds(await readAll([two]))).toEqual(['two']);
      expect(listIds(await readAll([one, two]))).toEqual(['one', 'two']);
    });
    expect(started).toBe(0);
    const both = await Promise.all([readAll([one]), readAll([two])]);
    expect(both.map(listIds)).toEqual([['one'], ['two']]);
  });

  test('ends the thread of an upload that was large, refused or not read to its end', async () => {
    const small = await writeUpload('small.json', makeExport('small'));
    const empty = await writeUpload('empty.json', '[]');
    const gone = { path: join(folder, 'gone'), name: 'gone' };
    const huge = { path: join(folder, 'huge'), name: 'conversations.json' };
    await writeFileFrom(huge.path, writeList(makeRealisticConversation, 4_500_000));
    const readings = [
      () => readAll([huge]),
      () => expect(readAll([gone])).rejects.toMatchObject({ code: 'imports.interrupted' }),
      () => expect(readAll([empty])).rejects.toMatchObject({ code: 'imports.empty' }),
      async () => {
        for await (const _ of openImportReader({ files: [large] })) break;
      },
    ];
    for (const read of readings) {
      await readAll([small]);
      await read();
      const started = await countThreads(async () => expect(listIds(await readAll([small]))).toEqual(['small']));
      expect(started).toBe(1);
    }
  });
});

/** How many threads start during the work. */
async function countThreads(work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const add = () => void (count += 1);
  subscribe('worker_threads', add);
  await work();
  unsubscribe('worker_threads', add);
  return count;
}
