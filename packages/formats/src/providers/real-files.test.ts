import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readBytes } from '../../testing/read-sample.ts';

/** The directory of the files, which are not part of the repository. */
const root = join(process.env['REAL_DATA_DIR'] ?? '', 'capture');
const hasFiles = process.env['REAL_DATA_DIR'] !== undefined && existsSync(root);

/** All texts in a JSON value under one of these keys, wherever they are. */
function textsOf(value: unknown, keys: ReadonlySet<string>): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    keys.has(key) && typeof inner === 'string' ? [inner] : textsOf(inner, keys),
  );
}

const readRealFile = async (path: string) => readBytes(await readFile(join(root, path)), path);

const collapseSpaces = (text: string) => text.replace(/\s+/g, ' ').trim();

async function readShownText(path: string): Promise<string> {
  const { conversations } = await readRealFile(path);
  return collapseSpaces(
    JSON.stringify(conversations.map(({ messages }) => messages.map(({ content, blocks }) => [content, blocks]))),
  );
}

describe.runIf(hasFiles)('files of others (skipped where REAL_DATA_DIR has none)', () => {
  test.each<[string, string, number, number]>([
    ['web-others/copilot/history.json', 'copilot', 1, 2],
    ['web-others/deepseek/history_messages.json', 'deepseek', 1, 4],
    ['web-others/gemini/batchexecute-hNvQHb.txt', 'gemini', 1, 4],
    ['web-others/grok/combined-for-the-parser.json', 'grok', 1, 2],
    ['web-others/grok/responses.json', 'grok', 1, 2],
    ['web-others/perplexity/thread.json', 'perplexity', 1, 2],
    ['page-exports/chatgpt.json', 'chatgpt', 1, 10],
    ['page-exports/chatgpt.md', 'chatgpt', 1, 10],
    ['page-exports/claude.json', 'claude', 1, 10],
    ['page-exports/claude.md', 'claude', 1, 10],
    ['page-exports/gemini.json', 'gemini', 1, 10],
    ['page-exports/gemini.md', 'gemini', 1, 10],
    ['chatgpt-api/made/conversation-grown-2.json', 'chatgpt', 1, 4],
    ['claude-ai-api/made/chat_conversations-grown-2.json', 'claude', 1, 4],
  ])('%s is read as %s', async (path, source, count, messages) => {
    const { conversations, skips } = await readRealFile(path);
    expect(skips).toEqual([]);
    expect(conversations.map((conversation) => conversation.source)).toEqual(Array(count).fill(source));
    expect(conversations.reduce((sum, conversation) => sum + conversation.messages.length, 0)).toBe(messages);
  });

  test.each([
    ['web-others/deepseek/history_messages.json', ['content']],
    ['web-others/copilot/history.json', ['text']],
    ['web-others/grok/responses.json', ['message']],
    ['web-others/perplexity/thread.json', ['query_str', 'answer']],
    ['page-exports/chatgpt.json', ['content']],
    ['page-exports/claude.json', ['content']],
    ['page-exports/gemini.json', ['content']],
  ])('no text of %s is lost', async (path, keys) => {
    const texts = textsOf(JSON.parse(await readFile(join(root, path), 'utf8')), new Set(keys));
    const shown = await readShownText(path);
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) expect(shown).toContain(collapseSpaces(JSON.stringify(text).slice(1, -1)));
  });

  test('the JSON and the Markdown of one page have the same identity', async () => {
    for (const name of ['chatgpt', 'claude', 'gemini']) {
      const [json, markdown] = await Promise.all(
        ['json', 'md'].map(async (ending) => (await readRealFile(`page-exports/${name}.${ending}`)).conversations[0]),
      );
      const readIdentity = (conversation: typeof json) => [
        conversation?.sourceId,
        conversation?.messages.map(({ sourceId }) => sourceId),
      ];
      expect(readIdentity(markdown)).toEqual(readIdentity(json));
    }
  });
});
