import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSample, sampleBytes } from '@app/formats/testing/read-sample';
import { Computer } from '#test/computer.ts';
import { FakeArchive } from '#test/fake-archive.ts';

let computer: Computer;
let archive: FakeArchive;

beforeEach(async () => {
  computer = new Computer();
  archive = await FakeArchive.start();
});

afterEach(async () => {
  computer.remove();
  await archive.stop();
});

const runOnce = () =>
  computer.run(
    'once',
    '--json',
    '--folder',
    join(computer.home, 'Exports'),
    '--url',
    archive.url,
    '--token',
    archive.token,
  );

test('a collected folder sends each conversation of an export as a separate record', async () => {
  const claudeChat = (id: string, text: string) => ({
    uuid: id,
    name: text,
    chat_messages: [{ uuid: `${id}-m`, sender: 'human', text, created_at: '2026-07-01T08:00:00Z' }],
  });
  const file = computer.write(
    'Exports/conversations.json',
    JSON.stringify([claudeChat('a', 'One'), claudeChat('b', 'Two')]),
  );
  const first = await runOnce();
  expect(first.sources['folder']).toMatchObject({ conversations: 2, sent: 2 });
  expect(archive.records.map(({ source, format }) => [source, format])).toEqual([
    ['claude', 'claude'],
    ['claude', 'claude'],
  ]);
  writeFileSync(file, JSON.stringify([claudeChat('a', 'One'), claudeChat('b', 'Two'), claudeChat('c', 'Three')]));
  expect((await runOnce()).sources['folder']).toMatchObject({ conversations: 3, sent: 1, unchanged: 2 });
});

test('a collected folder waits for a file that is not complete, and leaves unfinished downloads alone', async () => {
  const file = computer.write('Exports/chat.json', '[{"role":"user","content":"Hi');
  for (const name of ['.hidden.json', 'chat.json.part', 'chat.json.crdownload', 'picture.png'])
    computer.write(`Exports/${name}`, '[{"role":"user","content":"Hi"}]');
  expect((await runOnce()).sources['folder']).toMatchObject({ conversations: 0, sent: 0, skipped: 0 });
  writeFileSync(file, '[{"role":"user","content":"Hi"},{"role":"assistant","content":"Hello"}]');
  expect((await runOnce()).sources['folder']).toMatchObject({ conversations: 1, sent: 1 });
});

test('a collected folder reads the exports in a ZIP archive, once it is complete', async () => {
  const writer = new ZipFile();
  const chat = { uuid: 'a', name: 'One', chat_messages: [{ uuid: 'm', sender: 'human', text: 'One' }] };
  writer.addBuffer(Buffer.from(JSON.stringify([chat])), 'export/conversations.json');
  writer.addBuffer(Buffer.from(JSON.stringify([{ role: 'user', content: 'Hi' }])), 'stored.json', { compress: false });
  writer.addBuffer(Buffer.from('not one'), 'export/picture.png');
  writer.addEmptyDirectory('empty');
  writer.end();
  const zipBytes = await buffer(writer.outputStream);
  const file = computer.write('Exports/export.zip', zipBytes.subarray(0, -30));
  expect((await runOnce()).sources['folder']).toMatchObject({ conversations: 0, skipped: 0 });
  writeFileSync(file, zipBytes);
  expect((await runOnce()).sources['folder']).toMatchObject({ conversations: 2, sent: 2 });
  expect(archive.records.map(({ externalId }) => externalId.slice(9))).toEqual([
    'export.zip/export/conversations.json#a',
    'export.zip/stored.json',
  ]);
  writeFileSync(file, Buffer.concat([zipBytes.subarray(0, 40), Buffer.alloc(20), zipBytes.subarray(60)]));
  expect((await runOnce()).code).toBe(0);
});

test('a collected folder skips files without conversations, with a reason', async () => {
  computer.write('Exports/package.json', '{"name":"x","version":"1.0.0"}');
  computer.write('Exports/notes.md', '# Notes\n\nBuy milk.\n');
  const { sources, output } = await runOnce();
  expect(sources['folder']).toMatchObject({ conversations: 0, sent: 0, skipped: 2 });
  expect(output).toContain('There is no conversation of a known format in this file.');
});

test.each([
  ['chatgpt.json', 'chatgpt'],
  ['claude.json', 'claude'],
  ['grok.json', 'grok'],
  ['perplexity.json', 'perplexity'],
  ['page-export.json', 'page-export'],
  ['page-export.md', 'page-markdown'],
  ['cursor.md', 'cursor'],
  ['transcript.md', 'transcript'],
  ['codex.jsonl', 'codex'],
  ['claude-code.jsonl', 'claude-code'],
  ['sillytavern.jsonl', 'sillytavern'],
  ['messages.jsonl', 'messages'],
  ['lmstudio.json', 'lmstudio'],
])('%s arrives from a collected folder in its format, with all of its conversations', async (name, format) => {
  const expectedIds = new Set((await readSample(name, name)).conversations.map(({ sourceId }) => sourceId));
  computer.write(`Exports/${name}`, sampleBytes(name));
  const { sources } = await runOnce();
  expect(new Set(archive.records.map((record) => record.format))).toEqual(new Set([format]));
  expect(sources['folder']?.conversations).toBe(expectedIds.size);
});
