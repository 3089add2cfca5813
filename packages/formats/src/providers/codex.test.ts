import { describe, expect, test } from 'vitest';
import { readDamaged } from '../../testing/damage-sample.ts';
import { outline, readBytes, readSample, sampleBytes } from '../../testing/read-sample.ts';
import type { ParsedConversation } from '../conversation/conversation-tree.ts';
import { readPrompt, readTypedText } from './codex-prompt.ts';

const id = '01990000-1000-7000-8000-00000000000a';
const sessionPath = `sessions/2026/04/10/rollout-2026-04-10T09-00-00-${id}.jsonl`;
const timeAt = (second: number) => `2026-04-10T09:00:${String(second).padStart(2, '0')}.000Z`;

const readLines = (lines: readonly unknown[], path = sessionPath) =>
  readBytes(Buffer.from(lines.map((line) => JSON.stringify(line)).join('\n')), path);

const outlineShort = (conversation: ParsedConversation | undefined) =>
  outline(conversation ?? expect.fail('no conversation')).map((line) =>
    line.replaceAll('2026-04-10T09:00:', '').replaceAll('.000Z', ''),
  );

const makeLine = (type: string, payload: object, second = 1) => ({ timestamp: timeAt(second), type, payload });
const makeItem = (role: string, text: string, second = 1, more: object = {}) =>
  makeLine('response_item', { type: 'message', role, content: [{ type: 'input_text', text }], ...more }, second);
const makeEvent = (type: string, more: object, second = 1) => makeLine('event_msg', { type, ...more }, second);
const makeHead = (more: object = {}) => makeLine('session_meta', { id, cwd: '/code/birds', ...more });

describe('a session of Codex', () => {
  test('of the first versions has lines about its state, which are not messages', async () => {
    const makeMessage = (role: string, text: string) => ({
      type: 'message',
      role,
      content: [{ type: 'input_text', text }],
    });
    const { conversations, skips } = await readLines([
      { id, timestamp: timeAt(1), instructions: null },
      { record_type: 'state' },
      makeMessage('user', 'Which bird?'),
      { record_type: 'state' },
      makeMessage('assistant', 'A wren.'),
    ]);
    expect(skips).toEqual([]);
    expect(conversations[0]?.messages.map(({ content }) => content)).toEqual(['Which bird?', 'A wren.']);
  });

  test('has each prompt and reply once, with tools and reasoning, and nothing Codex wrote itself', async () => {
    const { conversations, skips } = await readSample('codex.jsonl', sessionPath);
    expect(skips).toEqual([]);
    expect(conversations).toHaveLength(1);
    const [session] = conversations;
    expect(session).toMatchObject({
      source: 'codex',
      sourceId: id,
      title: 'How often does the lamp turn?',
      projectName: 'lighthouse',
      createdAt: Date.parse(timeAt(7)),
    });
    expect(outlineShort(session)).toEqual([
      '07#0 <- - user: text(How often does the lamp turn?)',
      '15#0 <- 07#0 assistant (gpt-5.6): reasoning(**Finding the lamp**) tool_call(shell: { "command": [ "cat", "lamp.log" ] }) ' +
        `output(shell: ${Array.from({ length: 10 }, (_, index) => `turn ${index + 1}`).join(' ')} …) ` +
        'tool_call(apply_patch: *** Begin Patch *** Update File: lamp.ts *** End Patch) output(apply_patch: Done.) ' +
        'text(Six times a minute.)',
      '26#0 <- 15#0 user: text(And what colour is this?) attachment(Image)',
      '28#0 <- 26#0 assistant (gpt-5.6)!: text(It is)',
    ]);
    expect(session?.messages.map(({ model, isInterrupted }) => [model, isInterrupted])).toEqual([
      [undefined, undefined],
      ['gpt-5.6', undefined],
      [undefined, undefined],
      ['gpt-5.6', true],
    ]);
  });

  test('that grows keeps its id and its messages', async () => {
    const lines = sampleBytes('codex.jsonl').toString().trimEnd().split('\n');
    const previousIds: string[] = [];
    for (let count = 7; count <= lines.length; count++) {
      const [part] = (await readBytes(Buffer.from(lines.slice(0, count).join('\n')), sessionPath)).conversations;
      expect(part?.sourceId).toBe(id);
      const ids = part?.messages.filter(({ content }) => content !== '').map(({ sourceId }) => sourceId) ?? [];
      const isRolledBack = lines[count - 1]?.includes('thread_rolled_back') === true;
      if (!isRolledBack) expect(ids.slice(0, previousIds.length)).toEqual(previousIds);
      previousIds.splice(0, previousIds.length, ...ids);
    }
  });

  test('of the first versions consists of bare items after a header', async () => {
    const { conversations } = await readLines([
      { id: 'old-1', timestamp: '2025-06-01T10:00:00.000Z', instructions: null, git: {} },
      { record_type: 'state' },
      {
        type: 'message',
        role: 'user',
        content: [
          { type: 'input_text', text: '<environment_context>\n<cwd>/code/birds</cwd>\n</environment_context>' },
        ],
      },
      { type: 'message', role: 'user', content: [{ type: 'input_text', text: 'List them' }] },
      { type: 'reasoning', summary: [{ type: 'summary_text', text: 'Listing' }] },
      { type: 'local_shell_call', call_id: 'c', action: { type: 'exec', command: ['ls', '-a'] } },
      { type: 'function_call_output', call_id: 'c', output: '{"output":"owl","metadata":{}}' },
      { type: 'message', role: 'assistant', content: [{ type: 'output_text', text: 'An owl.' }] },
    ]);
    expect(conversations[0]).toMatchObject({ sourceId: 'old-1', title: 'List them', projectName: 'birds' });
    expect(outlineShort(conversations[0]).map((message) => message.replace(/^.*? (?=user|assistant)/, ''))).toEqual([
      'user: text(List them)',
      'assistant: reasoning(Listing) tool_call(shell: ls -a) output(shell: owl) text(An owl.)',
    ]);
  });

  test('without a header is recognised only by its path', async () => {
    const lines = [
      { timestamp: timeAt(1), role: 'user', content: 'Which branch?', model: 'o4-mini' },
      { timestamp: timeAt(2), type: 'tool_call', function: { name: 'git' }, arguments: 'status' },
      { timestamp: timeAt(3), type: 'tool_result', name: 'git', result: 'On branch main' },
      { timestamp: timeAt(4), role: 'assistant', content: 'main' },
    ];
    const { conversations } = await readLines(lines, '.codex/sessions/old.jsonl');
    expect(conversations.map(({ source }) => source)).toEqual(['codex']);
    expect(outlineShort(conversations[0])).toEqual([
      '01#0 <- - user: text(Which branch?)',
      '04#0 <- 01#0 assistant (o4-mini): tool_call(git: status) output(git: On branch main) text(main)',
    ]);
    const elsewhere = await readLines(lines, 'chat.jsonl');
    expect(elsewhere.conversations.map(({ source }) => source)).toEqual(['sharegpt']);
  });

  test('that was forked has only its own turns', async () => {
    const copied = [
      makeHead(),
      makeLine('turn_context', { turn_id: '01990000-1001-7000-8000-000000000001' }),
      makeItem('user', 'Sort them'),
      makeItem('assistant', 'Sorted.'),
    ];
    const own = [
      makeEvent('task_started', { turn_id: '01990000-2001-7000-8000-000000000001' }, 2),
      makeItem('user', 'Backwards', 3),
      makeItem('assistant', 'Done.', 4),
    ];
    const forkHead = makeHead({ id: '01990000-2000-7000-8000-00000000000b', forked_from_id: id });
    const { conversations } = await readLines([forkHead, ...copied, ...own]);
    expect(conversations[0]?.sourceId).toBe('01990000-2000-7000-8000-00000000000b');
    expect(outlineShort(conversations[0])).toEqual([
      '03#0 <- - user: text(Backwards)',
      '04#0 <- 03#0 assistant: text(Done.)',
    ]);
    const { skips } = await readLines([forkHead, ...copied]);
    expect(skips.map(({ reason }) => reason)).toEqual(['This file contains only a copy of another session.']);
    const withoutTurns = await readLines([forkHead, makeItem('user', 'Old', 5)]);
    expect(withoutTurns.conversations).toHaveLength(1);
  });

  test('has the name it was given last', async () => {
    const lines = [makeHead(), makeEvent('thread_name_updated', { thread_name: 'Own' }), makeItem('user', 'Hello')];
    expect((await readLines(lines)).conversations[0]?.title).toBe('Own');
    const names = ['Birds', 'Birds, sorted'].map((name) => ({ id, thread_name: name, updated_at: timeAt(1) }));
    expect((await readLines([...names, ...lines])).conversations[0]?.title).toBe('Birds, sorted');
  });

  test('keeps a prompt that was sent twice, and one that occurs only in an event', async () => {
    const { conversations } = await readLines([
      makeHead(),
      makeItem('user', 'Go on', 1),
      makeEvent('user_message', { message: 'Go on' }, 1),
      makeEvent('turn_aborted', { reason: 'interrupted' }, 2),
      makeItem('user', 'Go on', 3),
      makeEvent('user_message', { message: 'Go on' }, 3),
      makeEvent('agent_message', { message: 'Gone.' }, 4),
      makeItem('assistant', 'Gone.', 5),
      makeLine(
        'event_msg',
        { type: 'item_completed', item: { type: 'AgentMessage', content: [{ text: 'Gone.' }] } },
        6,
      ),
      makeLine('event_msg', { type: 'item_completed', item: { type: 'UserMessage', content: [{ text: 'Far?' }] } }, 7),
    ]);
    expect(outlineShort(conversations[0])).toEqual([
      '01#0 <- - user: text(Go on)',
      '03#0 <- 01#0 user: text(Go on)',
      '04#0 <- 03#0 assistant: text(Gone.)',
      '07#0 <- 04#0 user: text(Far?)',
    ]);
  });
});

test.each([
  [
    'the work of a sub-agent',
    [makeHead({ source: { subagent: { thread_spawn: {} } } }), makeItem('user', 'Look')],
    'sub-agent',
  ],
  ['the work of a sub-agent', [makeHead({ thread_source: 'subagent' }), makeItem('user', 'Look')], 'sub-agent'],
  ['the list of prompts', [{ session_id: 's', ts: 1_772_000_000, text: 'Hello' }], 'list of all prompts'],
  ['the list of names', [{ id, thread_name: 'Birds', updated_at: timeAt(1) }], 'list of the names'],
  ['a session without messages', [makeHead(), makeEvent('token_count', { info: null })], 'no messages'],
])('a file of Codex that contains %s is skipped with that reason', async (_, lines, reason) => {
  const { conversations, skips } = await readLines(lines);
  expect(conversations).toEqual([]);
  expect(skips.map((skip) => skip.reason)).toEqual([expect.stringContaining(reason)]);
});

describe('a damaged session of Codex', () => {
  test('loses only the damaged part', { timeout: 60_000 }, async () => {
    const { conversations, skips } = await readDamaged('codex.jsonl', sessionPath);
    expect(conversations).toHaveLength(1);
    expect(skips.map(({ code }) => code)).toEqual(['truncated']);
  });

  test('is not found in lines that only resemble those of Codex', async () => {
    for (const record of [{ type: 'event_msg' }, { type: 'message', payload: {} }, { id: 'x', timestamp: timeAt(1) }]) {
      const { conversations, isExport } = await readLines([record], 'other.jsonl');
      expect([conversations, isExport]).toEqual([[], false]);
    }
  });
});

test.each([
  ['<environment_context><cwd>/</cwd></environment_context>', ''],
  ['<user_instructions>\nx\n</user_instructions>', ''],
  ['# AGENTS.md instructions for /code', ''],
  ['<div>Why?</div>', '<div>Why?</div>'],
  ['# Context from my IDE setup:\n\n## My request for Codex:\nWhy?', 'Why?'],
  ['# A heading\nWhy?', '# A heading\nWhy?'],
])('the text that a person typed in %j is %j', (text, typed) => {
  expect(readPrompt(text)).toBe(typed);
  if (typed !== '') expect(readTypedText(text)).toBe(typed);
});
