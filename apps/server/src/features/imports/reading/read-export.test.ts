import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeChatgptConversation } from '@app/formats/testing/chatgpt-export';
import { makeClaudeConversation, makeClaudeMessage } from '@app/formats/testing/claude-export';
import { makeChatHtml, makeShardedFiles, writeZip } from '@app/formats/testing/write-export';
import { readExport } from './read-export.ts';
import type { ReadExportOptions } from './read-export.types.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'read-export-'));
});
afterAll(() => rm(folder, { recursive: true }));

const makeChatgpt = (id: string) =>
  makeChatgptConversation([{ id: 'q', text: `Hello ${id}` }], { conversation_id: id, id, title: id });
const makeClaude = (uuid: string) => makeClaudeConversation([makeClaudeMessage('q', 'Hello')], { uuid, name: uuid });
const makeExport = (...ids: string[]) => JSON.stringify(ids.map(makeChatgpt));

/** The items in order, and the error's code at the end if there was one. */
async function readWritten(
  content: string | Buffer | Record<string, string | Buffer>,
  options: ReadExportOptions = {},
) {
  const path = join(folder, `upload-${Math.random()}`);
  if (typeof content === 'string' || Buffer.isBuffer(content)) await writeFile(path, content);
  else await writeZip(path, content);
  return collectItems(path, options);
}

async function collectItems(path: string, options: ReadExportOptions = {}) {
  const found: string[] = [];
  const cursors: string[] = [];
  const sources: string[] = [];
  const progress: number[] = [];
  let error: { code?: string; message?: string } = {};
  try {
    for await (const item of readExport(path, 'my export', options)) {
      if (item.type === 'source') sources.push(item.source);
      else if (item.type === 'progress') progress.push(item.bytesRead / (item.bytesTotal || 1));
      else {
        found.push(item.type === 'conversation' ? item.item : `${item.code}: ${item.item}`);
        cursors.push(`${item.cursor.file}/${item.cursor.entry}/${item.cursor.record}`);
      }
    }
  } catch (thrown) {
    error = thrown as { code?: string; message?: string };
  }
  return { found, cursors, sources, progress, code: error.code, message: error.message };
}

describe('a plain file', () => {
  test('is read as a list, an object with a list, one conversation, or JSON lines', async () => {
    expect(await readWritten(makeExport('a', 'b'))).toMatchObject({
      found: ['a', 'b'],
      sources: ['chatgpt'],
      code: undefined,
    });
    expect(await readWritten(JSON.stringify([makeClaude('c')]))).toMatchObject({ found: ['c'], sources: ['claude'] });
    expect(await readWritten(JSON.stringify({ conversations: [makeChatgpt('a')] }))).toMatchObject({ found: ['a'] });
    expect(await readWritten(JSON.stringify(makeClaude('c'), null, 2))).toMatchObject({ found: ['c'] });
    expect(
      await readWritten(`${JSON.stringify(makeChatgpt('a'))}\n${JSON.stringify(makeClaude('c'))}\n`),
    ).toMatchObject({
      found: ['a', 'c'],
      sources: ['chatgpt', 'claude'],
    });
  });

  test('may be chat.html, which contains all conversations', async () => {
    expect(await readWritten(makeChatHtml(makeExport('a', '</script> b')))).toMatchObject({
      found: ['a', '</script> b'],
    });
    expect(await readWritten('<html><body>[{"a":1}] jsonData</body></html>')).toMatchObject({
      code: 'imports.not_an_export',
    });
  });

  test('reports unreadable records and continues', async () => {
    const records = [
      JSON.stringify({ id: 'f', title: 'A folder' }),
      JSON.stringify(makeChatgpt('a')),
      '{"mapping": oops}',
      JSON.stringify({ ...makeChatgpt('empty'), mapping: {} }),
      JSON.stringify(makeChatgpt('b')),
    ];
    expect(await readWritten(`[${records.join(',')}]`)).toMatchObject({
      found: ['not_a_conversation: A folder', 'a', 'invalid_json: my export, record 3', 'no_messages: empty', 'b'],
      cursors: ['0/0/0', '0/0/1', '0/0/2', '0/0/3', '0/0/4'],
      code: undefined,
    });
  });

  test('that is cut off yields the complete records and reports the cut', async () => {
    expect(await readWritten(makeExport('a', 'b').slice(0, -40))).toMatchObject({
      found: ['a', 'truncated: my export, record 2'],
      code: undefined,
    });
    expect(await readWritten(makeExport('a').slice(0, 50))).toMatchObject({ code: 'imports.not_an_export' });
  });

  test('is read without records that are too large or too deep', async () => {
    const deep = `{"mapping":${'['.repeat(5000)}${']'.repeat(5000)}}`;
    const options = { limits: { maxRecordBytes: 11_000 } };
    const large = JSON.stringify(makeChatgptConversation([{ id: 'q', text: 'x'.repeat(12_000) }]));
    expect(await readWritten(`[${deep},${large},${JSON.stringify(makeChatgpt('a'))}]`, options)).toMatchObject({
      found: ['too_deep: my export, record 1', 'too_large: my export, record 2', 'a'],
    });
  });

  test('that is not an export is refused with its name and a reason', async () => {
    expect(await readWritten('')).toMatchObject({ code: 'imports.not_an_export', found: [] });
    for (const content of ['hello', '{"a":1}', '[1,2,3]', '%PDF-1.7', '\uFEFF# Notes', '\xFF\xFE[\x001\0]\0']) {
      const { code, found, message } = await readWritten(Buffer.from(content, 'latin1'));
      expect({ code, found }).toEqual({ code: 'imports.not_an_export', found: ['unknown_format: my export'] });
      expect(message).toContain('my export');
    }
  });

  test('without conversations is refused with an error that says so', async () => {
    expect(await readWritten('[]')).toMatchObject({ code: 'imports.empty' });
    expect(await readWritten('{"conversations":[]}')).toMatchObject({ code: 'imports.empty' });
    const hidden = { ...makeChatgpt('a'), mapping: {} };
    expect(await readWritten(JSON.stringify([hidden]))).toMatchObject({
      code: 'imports.empty',
      found: ['no_messages: a'],
    });
  });

  test('continues after a cursor', async () => {
    const resumed = await readWritten(makeExport('a', 'b', 'c'), { resumeAfter: { file: 0, entry: 0, record: 1 } });
    expect(resumed).toMatchObject({ found: ['c'], cursors: ['0/0/2'], code: undefined });
    expect(await readWritten(makeExport('a'), { resumeAfter: { file: 0, entry: 0, record: 0 } })).toMatchObject({
      found: [],
    });
  });

  test('reports its progress from zero to the end', async () => {
    const big = Array.from({ length: 60 }, (_, index) => ({ ...makeChatgpt(`c${index}`), pad: 'x'.repeat(60_000) }));
    const { progress } = await readWritten(JSON.stringify(big));
    expect(progress[0]).toBe(0);
    expect(progress.at(-1)).toBe(1);
    expect(progress.length).toBeGreaterThan(3);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  });

  test('stops when aborted', async () => {
    const path = join(folder, 'stopped');
    await writeFile(path, makeExport('a', 'b'));
    const reading = readExport(path, 'x', { signal: AbortSignal.abort(new Error('enough')) });
    await expect(async () => {
      for await (const _ of reading);
    }).rejects.toThrow('enough');
  });
});

describe('a ZIP', () => {
  test('is searched by content, whatever the names of its files; only account files are not opened', async () => {
    const secret = JSON.stringify([makeChatgpt('from an account file')]);
    const { found, sources } = await readWritten({
      'user.json': secret,
      'login_history.json': secret,
      'export/billing_history.json': secret,
      'ads.json': secret,
      'file-abc-upload.json': secret,
      '__MACOSX/._conversations.json': secret,
      'message_feedback.json': '[]',
      'shared_conversations.json': '[{"id":"1","conversation_id":"a","title":"shared"}]',
      'picture.png': Buffer.from([1, 2, 3]),
      'deep/folder/anything.json': makeExport('a'),
      'batch-0001/conversations.json': JSON.stringify([makeClaude('c')]),
    });
    expect(found).toEqual(['c', 'a']);
    expect(sources).toEqual(['claude', 'chatgpt']);
  });

  test('reads shards in the order of the manifest and reports those that are missing', async () => {
    const files = makeShardedFiles([makeExport('a'), makeExport('b')], ['conversations-404.json']);
    expect(await readWritten({ ...files, 'chat.html': makeChatHtml(makeExport('a', 'b')) })).toMatchObject({
      found: ['a', 'b', 'missing_file: conversations-404.json'],
      cursors: ['0/0/0', '0/1/0', '0/2/0'],
      progress: expect.arrayContaining([0, 1]),
    });
  });

  test('without a manifest reads numbered shards in numeric order', async () => {
    const { found } = await readWritten({
      'c-10.json': makeExport('ten'),
      'c-2.json': makeExport('two'),
      'c-1.json': makeExport('one'),
    });
    expect(found).toEqual(['one', 'two', 'ten']);
  });

  test('is read despite a broken manifest', async () => {
    const files = { 'export_manifest.json': '{"logical_files": 5', 'conversations-000.json': makeExport('a') };
    expect(await readWritten(files)).toMatchObject({ found: ['a'], code: undefined });
  });

  test('is read from chat.html if it has no other conversations', async () => {
    const files = { 'chat.html': makeChatHtml(makeExport('a', 'b')), 'group_chats.json': '[]' };
    const { found, cursors } = await readWritten(files);
    expect(found).toEqual(['a', 'b']);
    expect(cursors[0]).toBe('0/1/0');
    expect(await readWritten(files, { resumeAfter: { file: 0, entry: 1, record: 0 } })).toMatchObject({ found: ['b'] });
  });

  test('is resumed in the middle of a shard without opening the earlier ones', async () => {
    const files = {
      'c-1.json': makeExport('a', 'b'),
      'c-2.json': makeExport('c', 'd'),
      'chat.html': makeChatHtml(makeExport('x')),
    };
    expect(await readWritten(files, { resumeAfter: { file: 0, entry: 1, record: 0 } })).toMatchObject({
      found: ['d'],
      cursors: ['0/1/1'],
    });
  });

  test('inside of a ZIP is read if it is at most three levels deep', async () => {
    const wrapInZip = async (files: Record<string, string | Buffer>) => {
      const inner = join(folder, 'inner.zip');
      await writeZip(inner, files);
      return { 'inner.zip': await readFile(inner) };
    };
    let nested = await wrapInZip({ 'conversations.json': makeExport('hidden') });
    expect(await readWritten({ ...nested, 'conversations.json': makeExport('a') })).toMatchObject({
      found: ['a', 'hidden'],
    });
    for (let depth = 0; depth < 3; depth++) nested = await wrapInZip(nested);
    expect(await readWritten({ ...nested, 'conversations.json': makeExport('a') })).toMatchObject({
      found: ['a', 'too_deep: inner.zip'],
      code: undefined,
    });
    expect(await readWritten({ 'inner.zip': 'PK damaged' })).toMatchObject({
      found: ['unreadable_file: inner.zip'],
      code: 'imports.not_an_export',
      message: expect.stringContaining('ZIP file inside'),
    });
  });

  test('with symbolic links is read without them, and those named like exports are listed', async () => {
    const writeLinkedZip = async (files: Record<string, string>) => {
      const path = join(folder, 'linked.zip');
      await writeZip(path, files);
      const bytes = await readFile(path);
      for (let at = bytes.indexOf('PK\x01\x02'); at >= 0; at = bytes.indexOf('PK\x01\x02', at + 4)) {
        const name = bytes.toString('utf8', at + 46, at + 46 + bytes.readUInt16LE(at + 28));
        if (!name.startsWith('link')) continue;
        bytes.writeUInt16LE(0x0314, at + 4);
        bytes.writeUInt32LE(0o120777 * 0x10000, at + 38);
      }
      return bytes;
    };
    const links = { 'link.json': '../conversations.json', 'link.png': '/etc/passwd', 'links.zip': 'other.zip' };
    expect(await readWritten(await writeLinkedZip({ ...links, 'conversations.json': makeExport('a') }))).toMatchObject({
      found: ['a', 'unreadable_file: link.json'],
      code: undefined,
    });
    expect(await readWritten(await writeLinkedZip(links))).toMatchObject({
      code: 'imports.not_an_export',
      message: expect.stringContaining('a link to another file'),
    });
  });

  test('without conversations is refused', async () => {
    expect(await readWritten({ 'notes.txt': 'hello' })).toMatchObject({ code: 'imports.not_an_export' });
    expect(await readWritten({ 'conversations.json': '[]' })).toMatchObject({ code: 'imports.empty' });
    expect(await readWritten({ 'user.json': '{}' })).toMatchObject({ code: 'imports.not_an_export' });
    expect(await readWritten({})).toMatchObject({ code: 'imports.not_an_export' });
  });
});

describe('a ZIP that is damaged or hostile', () => {
  async function writeDamagedZip(
    change: (zip: Buffer) => Buffer | void,
    files: Record<string, string> = { 'conversations.json': makeExport('a') },
  ) {
    const path = join(folder, `damaged-${Math.random()}`);
    await writeZip(path, files);
    const zip = await readFile(path);
    await writeFile(path, change(zip) ?? zip);
    return collectItems(path);
  }

  test('is refused when its end is missing', async () => {
    const path = join(folder, 'cut.zip');
    await writeZip(path, { 'conversations.json': makeExport('a', 'b') });
    await truncate(path, 200);
    expect(await collectItems(path)).toMatchObject({ found: [], code: 'imports.truncated_zip' });
  });

  test('is refused when its only file cannot be unpacked, but is read when only a checksum is wrong', async () => {
    const flipped = await writeDamagedZip(
      (zip) => void zip.writeUInt32LE(1, zip.indexOf('PK\x01\x02', 0, 'latin1') + 16),
    );
    expect(flipped).toMatchObject({ code: undefined, found: ['a', 'unreadable_file: conversations.json'] });
    const rubbish = await writeDamagedZip((zip) => void zip.fill(0xff, 48, 90));
    expect(rubbish).toMatchObject({ code: 'imports.truncated_zip' });
  });

  test('yields the intact files when one is damaged', async () => {
    const files = { 'c-1.json': makeExport('a'), 'c-2.json': makeExport('b') };
    const { found, code } = await writeDamagedZip((zip) => void zip.fill(0xff, 45, 80), files);
    expect({ found, code }).toEqual({ found: ['unreadable_file: c-1.json', 'b'], code: undefined });
  });

  test('is refused when a path in it leads out of it', async () => {
    for (const path of ['../evil.json', '/etc/x.json', 'C:/x.json']) {
      const name = 'x'.repeat(path.length);
      const result = await writeDamagedZip(
        (zip) => Buffer.from(zip.toString('latin1').replaceAll(name, path), 'latin1'),
        {
          'conversations.json': makeExport('a'),
          [name]: 'x',
        },
      );
      expect(result).toMatchObject({ found: [], code: 'imports.unsafe_path' });
    }
  });

  test('is refused when it is protected by a password', async () => {
    const result = await writeDamagedZip((zip) => {
      const entry = zip.indexOf('PK\x01\x02', 0, 'latin1');
      zip.writeUInt16LE(zip.readUInt16LE(entry + 8) | 1, entry + 8);
    });
    expect(result).toMatchObject({ code: 'imports.not_an_export', message: expect.stringContaining('password') });
  });

  test('is refused when it holds too many files', async () => {
    const files = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`${index}.txt`, 'x']));
    expect(await readWritten(files, { limits: { maxEntries: 10 } })).toMatchObject({
      code: 'imports.archive_too_large',
      message: expect.stringContaining('more than 10 files'),
    });
  });

  test('is refused when it unpacks to too much, even if its directory names a smaller size', async () => {
    const bomb = { 'conversations.json': `[${' '.repeat(3_000_000)}]` };
    expect(await readWritten(bomb, { limits: { maxDecompressedBytes: 1_000_000 } })).toMatchObject({
      code: 'imports.archive_too_large',
    });
    const path = join(folder, 'liar.zip');
    await writeZip(path, bomb);
    const zip = await readFile(path);
    zip.writeUInt32LE(10, zip.indexOf('PK\x01\x02', 0, 'latin1') + 24);
    await writeFile(path, zip);
    expect(await collectItems(path, { limits: { maxDecompressedBytes: 1_000_000 } })).toMatchObject({
      code: 'imports.archive_too_large',
    });
  });

  test('is refused when the compression ratio of a file is too high', async () => {
    const blanks = Buffer.alloc(70 * 1024 * 1024, ' ');
    expect(await readWritten({ 'conversations.json': blanks })).toMatchObject({
      code: 'imports.archive_too_large',
      message: expect.stringContaining('conversations.json'),
    });
  });
});
