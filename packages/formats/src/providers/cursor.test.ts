import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { expectNeverThrows } from '../../testing/damaged-files.ts';
import { readBytes, readSample, titledOutline } from '../../testing/read-sample.ts';

const readSampleText = () => readFile(new URL('../../samples/cursor.md', import.meta.url), 'utf8');
const read = async (text: string) => (await readBytes(text, 'cursor_chat.md')).conversations;
const makeExport = (when: string) => `# T\n_Exported on ${when} from Cursor (1.0)_\n\n---\n\n**User**\n\nQ\n`;

describe("Cursor's export", () => {
  test('is a conversation with its title; horizontal rules and bold names in a reply are part of the reply', async () => {
    const [conversation] = (await readSample('cursor.md')).conversations;
    expect(conversation).toMatchObject({ source: 'cursor', createdAt: Date.UTC(2026, 4, 13, 17, 47, 4) });
    expect(
      conversation && titledOutline(conversation).map((line) => line.replaceAll(conversation.sourceId, '')),
    ).toEqual([
      'Roof and gutter',
      ':0 <- - user: text(Why does @roof.ts leak?)',
      ':1 <- :0 assistant: text(Two reasons: --- **First**, the gutter is full. ```md **User** ```)',
      ':2 <- :1 user: text(Clean it)',
      ':3 <- :2 assistant: text(Cleaned.)',
    ]);
  });

  test('made again later is the same conversation', async () => {
    const text = await readSampleText();
    const [first] = await read(text.slice(0, text.indexOf('---\n\n**User**\n\nClean it')));
    const [later] = await read(text.replace('13/5/2026', '14/5/2026'));
    expect(later?.sourceId).toBe(first?.sourceId);
    expect(later?.messages.slice(0, 2).map(({ sourceId, content }) => [sourceId, content])).toEqual(
      first?.messages.map(({ sourceId, content }) => [sourceId, content]),
    );
  });

  test.each([
    ['2026/2/28 at GMT+8 10:28:33', Date.UTC(2026, 1, 28, 10, 28, 33)],
    ['3/28/2026 at 10:44:59 PDT', Date.UTC(2026, 2, 28, 10, 44, 59)],
    ['28.9.2026 at 17:49:33 VET', Date.UTC(2026, 8, 28, 17, 49, 33)],
    ['7/7/2025 at 19:03:40 PDT', Date.UTC(2025, 6, 7, 19, 3, 40)],
    ['7/8/2025 at 19:03:40 PDT', null],
    ['yesterday', null],
    ['99/99/9999 at 1:2:3', null],
  ])('written on %s has that time, or none if the date is uncertain', async (when, time) => {
    expect((await read(makeExport(when)))[0]?.createdAt).toBe(time);
  });

  test('of several chats in one file is several conversations, even without horizontal rules', async () => {
    const other =
      '# U\n_Exported on 1/1/2026 at 1:00:00 UTC from Cursor via a tool_\n\n\n**User**\n\nR\n\n**Cursor**\n\nS\n';
    const found = await read(`${makeExport('7/7/2025 at 1:00:00 UTC')}\n${other}`);
    expect(found.map(({ title, messages }) => [title, ...messages.map(({ content }) => content)])).toEqual([
      ['T', 'Q'],
      ['U', 'R', 'S'],
    ]);
  });

  test('as another tool writes it, without a rule before the first turn, has all turns', async () => {
    const text =
      '# Shed\n_Exported on 7/28/2025 at 9:00:00 GMT+8 from Cursor via WayLog_\n\n\n**User**\n\nPaint?\n\n---\n\n\n**Cursor**\n\nGrey.\n\n---\n\n\n**User**\n\nWhy?';
    const [conversation] = (await readBytes(text, 'shed.md')).conversations;
    expect(conversation?.messages.map(({ content }) => content)).toEqual(['Paint?', 'Grey.', 'Why?']);
  });

  test('is not mistaken for another transcript, nor the other way round', async () => {
    const other = '# T\n\n**User**\n\nQ\n\n**Cursor**\n\nA\n\n**Assistant**\n\nB\n';
    expect(await read(other)).toMatchObject([{ source: 'transcript' }]);
    expect(await read(`Notes\n\n${makeExport('7/7/2025')}`)).toEqual([]);
  });

  test('that is damaged is read as far as possible', async () => {
    await expectNeverThrows(await readSampleText(), 'cursor.md');
    const empty = '# T\n_Exported on 7/7/2025 at 1:00:00 UTC from Cursor (1.0)_\n';
    expect(await readBytes(empty, 'cursor.md')).toMatchObject({ skips: [{ code: 'no_messages' }] });
  });
});

describe("a transcript of Cursor's agent", () => {
  test('has what the person asked, the replies and the tools', async () => {
    const id = '0a000000-0000-4000-8000-000000000001';
    const path = `projects/shed/agent-transcripts/${id}/${id}.jsonl`;
    const [conversation] = (await readSample('cursor-transcript.jsonl', path)).conversations;
    expect(conversation).toMatchObject({ source: 'cursor', sourceId: id });
    expect(conversation && titledOutline(conversation).map((line) => line.replaceAll(id, ''))).toEqual([
      'Which tools hang in the shed?',
      ':0 <- - user: text(Which tools hang in the shed?)',
      ':1 <- :0 assistant: text(I look.) tool_call(Shell: { "command": "ls shed" })',
      ':3 <- :1 assistant: output(rake spade) reasoning(Two of them.) text(A rake and a spade.)',
    ]);
  });

  test('keeps its id when it grows, even if its file name has no id, and is skipped if a subagent wrote it', async () => {
    const lines = (await readFile(new URL('../../samples/cursor-transcript.jsonl', import.meta.url), 'utf8')).split(
      '\n',
    );
    const readId = async (count: number) =>
      (await readBytes(lines.slice(0, count).join('\n'), 'chat.jsonl')).conversations[0]?.sourceId;
    expect(await readId(2)).toBe(await readId(5));
    const subagent = await readBytes(lines.join('\n'), 'agent-transcripts/p/subagents/c.jsonl');
    expect([subagent.conversations, subagent.skips[0]?.reason]).toEqual([[], expect.stringContaining('subagent')]);
  });

  test('is read as far as possible if it is damaged', async () => {
    const text = await readFile(new URL('../../samples/cursor-transcript.jsonl', import.meta.url), 'utf8');
    await expectNeverThrows(text, 'c.jsonl');
    expect((await readBytes(text.replace('"assistant"', '"robot"'), 'c.jsonl')).skips).toHaveLength(1);
  });
});
