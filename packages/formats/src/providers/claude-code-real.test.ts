import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readBytes } from '../../testing/read-sample.ts';

const root = join(process.env['REAL_DATA_DIR'] ?? '', 'capture', 'claude-code');
const files =
  process.env['REAL_DATA_DIR'] !== undefined && existsSync(root)
    ? readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.jsonl?$/.test(file))
    : [];

interface Line {
  type?: string;
  uuid?: string;
  isSidechain?: boolean;
  isMeta?: boolean;
  isCompactSummary?: boolean;
  isApiErrorMessage?: boolean;
  attachment?: { type?: string; prompt?: string };
  message?: { model?: string; content?: string | { type: string; text?: string }[] };
}

/**
 * The texts both sides wrote, extracted without the code under test. Commands and texts that programs inserted begin
 * with a tag and are left out.
 */
function extractTexts(file: string): { user: string[]; assistant: string[] } {
  const bytes = readFileSync(join(root, file), 'utf8');
  const lines = file.endsWith('.jsonl')
    ? bytes.split('\n').flatMap((line) => (line.trim() === '' ? [] : [JSON.parse(line) as Line]))
    : ((JSON.parse(bytes) as { loglines?: Line[] }).loglines ?? []);
  const seen = new Set<string>();
  const found = { user: [] as string[], assistant: [] as string[] };
  for (const line of lines) {
    if (line.isSidechain === true || (line.uuid !== undefined && seen.has(line.uuid))) continue;
    if (line.uuid !== undefined) seen.add(line.uuid);
    const content = line.attachment?.type === 'queued_command' ? (line.attachment.prompt ?? '') : line.message?.content;
    const parts = typeof content === 'string' ? [{ type: 'text', text: content }] : (content ?? []);
    const texts = parts.flatMap(({ type, text }) => (type === 'text' && text !== undefined ? [text.trim()] : []));
    const isPrompt = line.type === 'user' && line.isMeta !== true && line.isCompactSummary !== true;
    if (isPrompt || line.type === 'attachment')
      found.user.push(...texts.filter((text) => !/^(<|\[Request)/.test(text)));
    const isReply = line.isApiErrorMessage !== true && line.message?.model !== '<synthetic>';
    if (line.type === 'assistant' && isReply) found.assistant.push(...texts);
  }
  return found;
}

describe.runIf(files.length > 0)('real sessions of Claude Code (skipped where REAL_DATA_DIR has none)', () => {
  test.each(files)('%s has exactly the texts that were written', async (file) => {
    const { conversations, isExport } = await readBytes(readFileSync(join(root, file)), file);
    expect(isExport).toBe(true);
    const messages = conversations.flatMap((conversation) => conversation.messages);
    const textsOf = (role: string) =>
      messages
        .filter((message) => message.role === role)
        .flatMap(({ content, blocks }) => blocks ?? [{ type: 'text' as const, text: content }])
        .flatMap((block) => (block.type === 'text' && !block.text.startsWith('/') ? [block.text.trim()] : []))
        .toSorted();
    const isSubagent = /(^|\/)agent-[^/]*$/.test(file);
    const expected = isSubagent ? { user: [], assistant: [] } : extractTexts(file);
    expect(textsOf('user')).toEqual(expected.user.toSorted());
    expect(textsOf('assistant')).toEqual(expected.assistant.toSorted());
    for (const message of messages) {
      expect(message.content).not.toMatch(/<(command|local-command|bash)-|<system-reminder>|\[Request interrupted/);
      for (const block of message.blocks ?? []) {
        if (block.type === 'output') expect(block.text.length).toBeLessThanOrEqual(1001);
      }
    }
  });

  test('the resumed and the branched copy are one conversation with the first', async () => {
    const folder = 'made/projects/-code-resume';
    const read = await Promise.all(
      files
        .filter((file) => file.startsWith(folder))
        .map(async (file) => (await readBytes(readFileSync(join(root, file)), file)).conversations),
    );
    const conversations = read.flat();
    expect(new Set(conversations.map(({ sourceId }) => sourceId)).size).toBe(1);
    const ids = new Set(conversations.flatMap(({ messages }) => messages.map(({ sourceId }) => sourceId)));
    expect([conversations.length, ids.size]).toEqual([3, 5]);
  });

  test('a session that is read several times while it grows is one conversation', async () => {
    const folder = join(root, '../growth/aaaaaaa1');
    const steps = readdirSync(folder).filter((file) => file.endsWith('.jsonl'));
    const read = await Promise.all(
      steps.map(
        async (file) => (await readBytes(readFileSync(join(folder, file)), 'projects/p/s.jsonl')).conversations,
      ),
    );
    expect(new Set(read.flat().map(({ sourceId }) => sourceId)).size).toBe(1);
    expect(read.map(([conversation]) => conversation?.messages.length)).toEqual([2, 2, 4, 4, 10, 2, 4, 4]);
  });
});
