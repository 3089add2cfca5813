import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hasRealExports, realExports, realExportsRoot } from '../../../../test/real-exports.ts';
import type { ParsedConversation } from '@app/formats/conversation/conversation-tree';
import { readExport } from './read-export.ts';
import type { SkippedItem } from './read-export.types.ts';

async function readConversations(path: string) {
  const conversations: ParsedConversation[] = [];
  const skipped: SkippedItem[] = [];
  for await (const item of readExport(join(realExportsRoot, path), path)) {
    if (item.type === 'conversation') conversations.push(item.conversation);
    if (item.type === 'skipped') skipped.push(item);
  }
  return { conversations, skipped };
}

const countMessages = (conversations: ParsedConversation[]) =>
  conversations.reduce((sum, { messages }) => sum + messages.length, 0);

/** Everything visible of a conversation, as one text. */
function joinVisibleText(conversation: ParsedConversation): string {
  const texts = conversation.messages.flatMap(({ content, blocks }) => [
    content,
    ...(blocks ?? []).flatMap((block) => Object.values(block).filter((value) => typeof value === 'string')),
  ]);
  return texts.join('\n');
}

describe.runIf(hasRealExports)('real exports (skipped where REAL_DATA_DIR has none)', () => {
  test.each(realExports)('%s holds %s conversations, nothing skipped', async (path, source, count, messages) => {
    const { conversations, skipped } = await readConversations(path);
    expect(skipped).toEqual([]);
    expect(conversations.map((conversation) => conversation.source)).toEqual(Array(count).fill(source));
    expect(countMessages(conversations)).toBe(messages);
  });

  test('every sample of the Claude viewer is read whole', async () => {
    const folder = 'fixtures/claude-chat-viewer/sampleConversations';
    for (const file of await readdir(join(realExportsRoot, folder))) {
      const { conversations, skipped } = await readConversations(join(folder, file));
      const record = JSON.parse(await readFile(join(realExportsRoot, folder, file), 'utf8')) as {
        chat_messages: unknown[];
      };
      expect(skipped).toEqual([]);
      expect(conversations).toHaveLength(1);
      expect(conversations[0]?.messages).toHaveLength(record.chat_messages.length);
    }
  });

  test('the sharded ZIP of 2026 is read from its two shards, and the third is reported as missing', async () => {
    const { conversations, skipped } = await readConversations('zips/chatgpt-export-2026-sharded.zip');
    expect(conversations.map(({ title }) => title)).toEqual(['Voice and files', 'Reasoning kept whole']);
    expect(skipped.map(({ item, code }) => [item, code])).toEqual([['conversations-404.json', 'missing_file']]);
  });

  test.each([
    'fixtures/excerpts/deepseek_user.json',
    'fixtures/polylogue/tests/fixtures/origin-capability/beads-issue.jsonl',
    'fixtures/polylogue/tests/fixtures/hermes/atif/nemo_relay_atif_v1.7_real_redacted.json',
    'fixtures/polylogue/tests/data/golden/attachments.md',
  ])('%s is in an unknown format and not mistaken for a known one', async (path) => {
    await expect(readConversations(path)).rejects.toMatchObject({ code: 'imports.not_an_export' });
  });

  test('no text of the user or the assistant is lost, and no instruction is shown', async () => {
    const files = [
      'chatgpt-2022-2023-real/conversations.json',
      'fixtures/chatgpt2graph/conversations.json',
      'fixtures/librechat/chatgpt-export.json',
      'fixtures/librechat/chatgpt-tree.json',
    ];
    let compared = 0;
    for (const path of files) {
      const { conversations } = await readConversations(path);
      const records = JSON.parse(await readFile(join(realExportsRoot, path), 'utf8')) as ChatgptRecord[];
      for (const [index, record] of records.entries()) {
        const shown = joinVisibleText(conversations[index] ?? ({ messages: [] } as never));
        for (const text of writtenTexts(record)) {
          compared++;
          for (const piece of text.split(/【[^】]*】/)) expect(shown).toContain(piece);
        }
        const instructions = record.mapping ? hiddenTexts(record) : [];
        for (const text of instructions) expect(shown).not.toContain(text);
      }
    }
    expect(compared).toBeGreaterThan(290);
  });

  test('replies of search engines have links instead of citation marks', async () => {
    const { conversations } = await readConversations('fixtures/librechat/chatgpt-export.json');
    const text = joinVisibleText(conversations[0] ?? ({ messages: [] } as never));
    expect(text).not.toMatch(/【\d+†/);
    expect(text).toMatch(/\(\[[^\]]+\]\(https:\/\/www\./);
  });
});

interface ChatgptRecord {
  mapping: Record<string, { message: ChatgptMessage | null }>;
}

interface ChatgptMessage {
  author: { role: string };
  weight: number;
  recipient: string;
  content: { parts?: unknown[]; text?: string };
  metadata: Record<string, unknown>;
}

const messagesOf = (record: ChatgptRecord) =>
  Object.values(record.mapping).flatMap(({ message }) => (message ? [message] : []));
const textOf = ({ content }: ChatgptMessage) =>
  [...(content.parts ?? []), content.text].filter((text) => typeof text === 'string' && text.trim() !== '') as string[];
const isHidden = ({ author, weight, metadata }: ChatgptMessage) =>
  author.role === 'system' || weight === 0 || metadata['is_user_system_message'] === true;
const writtenTexts = (record: ChatgptRecord) =>
  messagesOf(record).flatMap((message) => (isHidden(message) ? [] : textOf(message)));
const hiddenTexts = (record: ChatgptRecord) =>
  messagesOf(record).flatMap((message) => (isHidden(message) ? textOf(message) : []));
