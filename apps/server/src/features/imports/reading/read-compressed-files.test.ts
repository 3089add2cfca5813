import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeChatgptConversation } from '@app/formats/testing/chatgpt-export';
import { writeZip } from '@app/formats/testing/write-export';
import { AppError } from '#platform/app-error.ts';
import { readExport } from './read-export.ts';
import type { ReadExportOptions } from './read-export.types.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'read-compressed-'));
});
afterAll(() => rm(folder, { recursive: true }));

type Content = string | Buffer | Record<string, string | Buffer>;

async function readWritten(content: Content, name: string, options: ReadExportOptions = {}) {
  const path = join(folder, `upload-${Math.random()}`);
  if (typeof content === 'string' || Buffer.isBuffer(content)) await writeFile(path, content);
  else await writeZip(path, content);
  const found: string[] = [];
  const skipped: { item: string; code: string; reason: string }[] = [];
  let progress = 0;
  try {
    for await (const item of readExport(path, name, options)) {
      if (item.type === 'conversation') found.push(`${item.conversation.source}: ${item.conversation.title}`);
      if (item.type === 'skipped') skipped.push({ item: item.item, code: item.code, reason: item.reason });
      if (item.type === 'progress') progress = item.bytesRead / item.bytesTotal;
    }
    return { found, skipped, progress, code: null, message: '' };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { found, skipped, progress, code: error.code, message: error.message };
  }
}

const makeChats = (...ids: string[]) =>
  JSON.stringify(ids.map((id) => makeChatgptConversation([{ id: 'q', text: 'Hi' }], { id, title: id })));
const transcript = '# Tea\n\n**You:** Hello\n\n**ChatGPT:** Hi\n';

describe.each([
  ['gz', gzipSync],
  ['zst', zstdCompressSync],
])('a .%s file', (extension, compress) => {
  test('is read as the file inside of it', async () => {
    expect(await readWritten(compress(makeChats('a', 'b')), `conversations.json.${extension}`)).toMatchObject({
      found: ['chatgpt: a', 'chatgpt: b'],
      skipped: [],
      progress: 1,
      code: null,
    });
    expect((await readWritten(compress(transcript), `tea.md.${extension}`)).found).toEqual(['transcript: Tea']);
  });

  test('is recognised by its bytes, whatever its name', async () => {
    expect((await readWritten(compress(makeChats('a')), 'conversations.json')).found).toEqual(['chatgpt: a']);
    expect((await readWritten(makeChats('a'), `conversations.json.${extension}`)).found).toEqual(['chatgpt: a']);
  });

  test('is read inside of a ZIP with other files', async () => {
    const files = {
      [`conversations-1.json.${extension}`]: compress(makeChats('b')),
      'conversations-0.json': makeChats('a'),
      [`notes/tea.md.${extension}`]: compress(transcript),
      [`backup.${extension}`]: compress(makeChats('c')),
    };
    const { found, skipped } = await readWritten(files, 'export.zip');
    expect(found.toSorted()).toEqual(['chatgpt: a', 'chatgpt: b', 'chatgpt: c', 'transcript: Tea']);
    expect(skipped).toEqual([]);
  });

  test('that is cut off is read up to the damage, which is reported', async () => {
    const compressed = compress(makeChats(...Array.from({ length: 3000 }, (_, at) => `chat ${at * 7919}`)));
    const cut = compressed.subarray(0, Math.floor(compressed.length * 0.8));
    const { found, skipped, code } = await readWritten(cut, `conversations.json.${extension}`);
    expect(found.length).toBeGreaterThan(100);
    expect(code).toBeNull();
    expect(skipped).toEqual([
      { item: 'conversations.json', code: 'unreadable_file', reason: expect.stringContaining('damaged') },
    ]);
    expect(await readWritten(compress(makeChats('a')).subarray(0, 30), `a.json.${extension}`)).toMatchObject({
      code: 'imports.truncated_zip',
      found: [],
    });
  });

  test('that is decompressed to too much is refused, alone and inside of a ZIP', async () => {
    const bomb = compress(Buffer.alloc(100 * 1024 * 1024, ' '));
    expect(await readWritten(bomb, `a.json.${extension}`)).toMatchObject({ code: 'imports.archive_too_large' });
    expect(await readWritten({ [`a.json.${extension}`]: bomb }, 'a.zip')).toMatchObject({
      code: 'imports.archive_too_large',
    });
    const limits = { maxDecompressedBytes: 100_000 };
    const large = compress(makeChats(...Array.from({ length: 500 }, (_, at) => `chat ${at}`)));
    expect(await readWritten(large, `a.json.${extension}`, { limits })).toMatchObject({
      code: 'imports.archive_too_large',
    });
  });

  test('that contains an archive is refused with an explanation', async () => {
    const { code, message } = await readWritten(compress('PK\x03\x04 and more'), `export.zip.${extension}`);
    expect(code).toBe('imports.not_an_export');
    expect(message).toContain('unpack it');
  });
});

describe('a text in windows-1252', () => {
  test('is read with the right characters', async () => {
    const bytes = Buffer.from('# Caf\xe9\n\n**You:** Gr\xfc\xdfe\n\n**ChatGPT:** Salut \x96 \xe7a va\n', 'latin1');
    expect((await readWritten(bytes, 'chat.txt')).found).toEqual(['transcript: Café']);
    expect((await readWritten({ 'chat.txt': bytes }, 'chat.zip')).found).toEqual(['transcript: Café']);
  });

  test('is not assumed for every file with such bytes', async () => {
    expect(
      await readWritten(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 1]), 'a.png'),
    ).toMatchObject({
      code: 'imports.not_an_export',
    });
  });
});

describe('what a provider delivers next to conversations', () => {
  test('is described on the receipt', async () => {
    const files = {
      'conversations.json': makeChats('a'),
      'sora.json': '{}',
      'group_chats.json': '{"chats":[]}',
      'shopping.json': '{"x":1}',
      'export_manifest.json': '{}',
      'textdocs/1.json': '{"a":1}',
      'textdocs/2.md': transcript,
    };
    const { found, skipped, code } = await readWritten(files, 'chatgpt.zip');
    expect({ found, code }).toEqual({ found: ['chatgpt: a'], code: null });
    expect(skipped.map(({ item, reason }) => `${item}: ${reason}`)).toEqual([
      'group_chats.json: This is where ChatGPT puts group chats. It contains none in a known format.',
      "sora.json: This is ChatGPT's list of videos made with Sora. It has no conversations.",
    ]);
  });

  test('is read if it has content', async () => {
    const groups = `{"chats":${makeChats('g')}}`;
    expect(
      await readWritten({ 'conversations.json': makeChats('a'), 'group_chats.json': groups }, 'c.zip'),
    ).toMatchObject({
      found: ['chatgpt: a', 'chatgpt: g'],
      skipped: [],
    });
  });

  test('is described next to the messages of Cline', async () => {
    const task = [{ role: 'user', content: [{ type: 'text', text: '<task>\nPaint it\n</task>' }] }];
    const files = {
      'tasks/1/api_conversation_history.json': JSON.stringify(task),
      'tasks/1/ui_messages.json': JSON.stringify([{ ts: 1, type: 'say', say: 'text', text: 'Paint it' }]),
      'tasks/1/task_metadata.json': '{"files_in_context":[]}',
    };
    const { found, skipped } = await readWritten(files, 'tasks.zip');
    expect(found).toEqual(['cline: Paint it']);
    expect(skipped.map(({ item, code }) => `${item}: ${code}`)).toEqual([
      'task_metadata.json: not_a_conversation',
      'ui_messages.json: not_a_conversation',
    ]);
  });

  test('is explained when it is uploaded alone', async () => {
    const { code, message } = await readWritten('{"videos":[]}', 'sora.json');
    expect(code).toBe('imports.not_an_export');
    expect(message).toBe("sora.json: This is ChatGPT's list of videos made with Sora. It has no conversations.");
  });
});

test('the reason for an unreadable file names the supported tools and the guide to their exports', async () => {
  for (const content of ['just words', '{"a":1}', Buffer.from('%PDF-1.7')]) {
    const { message, skipped } = await readWritten(content, 'my file');
    expect(message).toBe('my file: No conversations in a known format were found in it.');
    const reason = skipped[0]?.reason;
    expect(reason).toMatch(/ChatGPT, Claude, Gemini, Copilot, Perplexity and \d+ other tools can be read/);
    expect(reason).toContain('docs/guides/import.md');
  }
});
