import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readBytes } from '../../testing/read-sample.ts';

const root = join(process.env['REAL_DATA_DIR'] ?? '', 'capture', 'codex-cli');
const files =
  process.env['REAL_DATA_DIR'] !== undefined && existsSync(root)
    ? readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.jsonl(\.zst)?$/.test(file))
    : [];

/** The first file is a fork. In the second, all texts of some parts were replaced by the same words. */
const special = ['rollout-2026-06-02T11', 'agent-sessions/small'];

function read(file: string): Buffer {
  const bytes = readFileSync(join(root, file));
  return file.endsWith('.zst') ? zstdDecompressSync(bytes) : bytes;
}

interface Item {
  role?: string;
  content?: string | { text?: string }[];
  payload?: Item;
}

/** The texts both sides wrote, extracted from the items without the code under test. */
function extractTexts(text: string): { user: string[]; assistant: string[] } {
  const items = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Item)
    .map((line) => line.payload ?? line);
  const findItemTexts = (role: string) =>
    items
      .filter((item) => item.role === role)
      .flatMap(({ content }) => (typeof content === 'string' ? [{ text: content }] : (content ?? [])))
      .flatMap((part) => (part.text === undefined || /^(<|# AGENTS)/.test(part.text) ? [] : [part.text]));
  return { user: findItemTexts('user'), assistant: findItemTexts('assistant') };
}

async function readTexts(file: string) {
  const { conversations } = await readBytes(read(file), `codex-cli/${file.replace(/\.zst$/, '')}`);
  const messages = conversations.flatMap((conversation) => conversation.messages);
  const findMessageTexts = (role: string) =>
    messages.filter((message) => message.role === role && message.content !== '').map(({ content }) => content);
  return { conversations, texts: { user: findMessageTexts('user'), assistant: findMessageTexts('assistant') } };
}

describe.runIf(files.length > 0)('real sessions of Codex (skipped where REAL_DATA_DIR has none)', () => {
  test.each(files.filter((file) => !special.some((name) => file.includes(name))))(
    '%s has exactly the texts that were written',
    async (file) => {
      const { conversations, texts } = await readTexts(file);
      expect(texts).toEqual(extractTexts(read(file).toString()));
      expect(conversations.every(({ source }) => source === 'codex')).toBe(true);
    },
  );

  test('the fork has only its own turns, without the turn that was undone', async () => {
    const { conversations, texts } = await readTexts(files.find((file) => file.includes('T11-00-00')) ?? '');
    expect(texts).toEqual({ user: ['And backwards?'], assistant: ['Done, backwards.'] });
    expect(conversations[0]?.sourceId).toBe('019e8d20-0000-7000-8000-000000000001');
    expect(conversations[0]?.messages.some(({ isInterrupted }) => isInterrupted)).toBe(false);
  });

  test('the session with every kind of line has its first prompt and reply once', async () => {
    const { texts } = await readTexts('agent-sessions/small.jsonl');
    expect(texts.user.filter((text) => text === 'List the files')).toHaveLength(1);
    expect(texts.assistant.filter((text) => text === 'Found 2 files.')).toHaveLength(1);
  });

  test('the names of sessions are used when they come with a session', async () => {
    const session = read(files.find((file) => file.includes('T10-00-00-019e8d10')) ?? '');
    const bytes = Buffer.concat([read('made/session_index.jsonl'), session]);
    const { conversations } = await readBytes(bytes, 'rollout.jsonl');
    expect(conversations.map(({ title }) => title)).toEqual(['Birds, sorted']);
  });
});
