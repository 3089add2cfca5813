import { describe, expect, test } from 'vitest';
import { readDamaged } from '../../testing/damage-sample.ts';
import { outline, readBytes, readSample, sampleBytes } from '../../testing/read-sample.ts';
import { readPrompt } from './claude-code-prompt.ts';

const sessionPath = 'projects/-home-sam-code-bakery/5e551011-0000-4000-8000-000000000001.jsonl';

const shortenIds = (lines: readonly string[]) =>
  lines.map((line) => line.replaceAll('c0ffee00-0000-4000-8000-0000000000', ''));

const readLines = (lines: readonly unknown[], path = sessionPath) =>
  readBytes(Buffer.from(lines.map((line) => JSON.stringify(line)).join('\n')), path);

const makeUserLine = (uuid: string, parentUuid: string | null, content: unknown, more: object = {}) => ({
  type: 'user',
  uuid,
  parentUuid,
  sessionId: 's',
  message: { role: 'user', content },
  ...more,
});

const makeReplyLine = (uuid: string, parentUuid: string | null, content: unknown, id = uuid, more: object = {}) => ({
  type: 'assistant',
  uuid,
  parentUuid,
  sessionId: 's',
  message: { role: 'assistant', id, content },
  ...more,
});

describe('a session of Claude Code', () => {
  test('continues after a reply whose hooks were logged late, as children of its first line', async () => {
    const timeAt = (second: number) => ({ timestamp: `2026-04-10T09:00:${String(second).padStart(2, '0')}.000Z` });
    const makeHookLine = (uuid: string, parentUuid: string, second: number) => ({
      type: 'progress',
      uuid,
      parentUuid,
      sessionId: 's',
      isSidechain: false,
      data: { type: 'hook_progress' },
      ...timeAt(second),
    });
    const lines = [
      makeUserLine('1', null, 'Is it baked?', timeAt(1)),
      makeReplyLine('2', '1', 'I look.', 'm1', timeAt(2)),
      makeReplyLine('3', '2', 'It is.', 'm2', timeAt(4)),
      makeHookLine('h1', '2', 3),
      makeHookLine('h2', 'h1', 5),
      makeUserLine('4', 'h2', 'And the other?', timeAt(9)),
      makeReplyLine('5', '4', 'Not yet.', 'm3', timeAt(10)),
    ];
    const edited = [
      ...lines,
      makeUserLine('6', 'h2', 'And the cake?', timeAt(20)),
      makeReplyLine('7', '6', 'Yes.', 'm4', timeAt(21)),
    ];
    const readOutline = async (records: object[]) =>
      (await readLines(records)).conversations.flatMap((conversation) => outline(conversation));
    expect((await readOutline(lines)).map((line) => line.replace(/:.*/, ''))).toEqual([
      '1 <- - user',
      '2 <- 1 assistant',
      '3 <- 2 assistant',
      '4 <- 3 user',
      '5 <- 4 assistant',
    ]);
    expect((await readOutline(edited)).map((line) => line.replace(/:.*/, ''))).toContain('6 <- 3 user');
  });

  test("may have a line before its parent's line", async () => {
    const note = { type: 'system', uuid: 'n', parentUuid: '3', sessionId: 's', isSidechain: false };
    const { conversations } = await readLines([
      makeUserLine('1', null, 'Is it baked?'),
      makeReplyLine('2', '1', [{ type: 'thinking', thinking: 'Look.' }], 'm1'),
      note,
      makeReplyLine('3', '2', 'It is.', 'm1'),
      makeUserLine('4', 'n', 'And the other?'),
    ]);
    expect(conversations.flatMap((conversation) => outline(conversation))).toEqual([
      '1 <- - user: text(Is it baked?)',
      '2 <- 1 assistant: reasoning(Look.) text(It is.)',
      '4 <- 2 user: text(And the other?)',
    ]);
  });

  test('may have texts without a type', async () => {
    const { conversations } = await readLines([
      makeUserLine('1', null, ['Knead it?']),
      makeReplyLine('2', '1', ['Twice.']),
    ]);
    expect(conversations[0]?.messages.map(({ content }) => content)).toEqual(['Knead it?', 'Twice.']);
  });

  test('is read as its prompts and replies, with branches, tools and nothing the program wrote', async () => {
    const { conversations, skips } = await readSample('claude-code.jsonl', sessionPath);
    expect(skips).toEqual([]);
    expect(conversations).toHaveLength(1);
    const [session] = conversations;
    expect(session).toMatchObject({
      source: 'claude-code',
      title: 'Oven timer rings twice',
      projectName: 'bakery',
      createdAt: Date.UTC(2026, 2, 2, 8, 0, 4),
    });
    expect(shortenIds(outline(session ?? expect.fail('none')))).toEqual([
      '04 <- - user: text(Why does the oven timer ring twice?)',
      '05 <- 04 assistant (claude-sonnet-4-6): reasoning(Two timers may be set.) text(I will look at the timer and its tests.) ' +
        'tool_call(Read: { "file_path": "/home/sam/code/bakery/oven.ts" }) ' +
        `output(Read: ${Array.from({ length: 10 }, (_, index) => `${index + 1}→// line ${index + 1} of the oven`).join(' ')} …) ` +
        'tool_call(Bash: { "command": "npm test -- oven", "description": "Run the tests of the oven" }) ' +
        'output(Bash: 1 failed: rings once)',
      '12 <- 05 user: text(Mind the summer time.)',
      '15 <- 12 assistant (claude-sonnet-4-6): tool_call(Task: { "description": "Find timers", "prompt": "List every use of setTimeout." }) output(Task: Only one, in oven.ts.) text(The timer is set again when the door opens.)',
      '16 <- - user: text(Why does the oven timer ring twice, and only in summer?)',
      '17 <- 16 assistant (claude-sonnet-4-6)!: text(Because local time is)',
      '19 <- 17 user: text(Look at this photo of the display.) attachment(Image)',
      '21 <- 19 assistant (claude-sonnet-4-6): text(It shows 07:00 twice.)',
      '26 <- 21 user: text(/tidy oven.ts)',
      '28 <- 26 assistant (claude-sonnet-4-6): text(Tidied.)',
    ]);
    const stopped = session?.messages.filter(({ isInterrupted }) => isInterrupted);
    expect(stopped?.map(({ content }) => content)).toEqual(['Because local time is']);
    expect(session?.activeLeafSourceId).toMatch(/28$/);
    expect(session?.messages.find(({ role }) => role === 'assistant')?.model).toBe('claude-sonnet-4-6');
  });

  test('that grows keeps its id and its messages', async () => {
    const lines = sampleBytes('claude-code.jsonl').toString().trimEnd().split('\n');
    const conversation = (await readSample('claude-code.jsonl', sessionPath)).conversations[0];
    const all = new Set(conversation?.messages.map(({ sourceId }) => sourceId));
    for (let count = 6; count <= lines.length; count++) {
      const [part] = (await readBytes(Buffer.from(lines.slice(0, count).join('\n')), sessionPath)).conversations;
      expect(part?.sourceId).toBe(conversation?.sourceId);
      // A message with only tool calls becomes part of the next reply.
      const lasting = part?.messages.filter(({ content }) => content !== '');
      for (const { sourceId } of lasting ?? []) expect(all).toContain(sourceId);
    }
  });

  test('that was resumed or branched into another file is one conversation with branches', async () => {
    const first = makeUserLine('u1', null, 'Pick a colour.');
    const reply = makeReplyLine('a1', 'u1', [{ type: 'text', text: 'Blue.' }]);
    const makeForkedLine = (line: object) => ({
      ...line,
      sessionId: 't',
      forkedFrom: { sessionId: 's', messageUuid: 'x' },
    });
    const [original] = (await readLines([first, reply, makeUserLine('u2', 'a1', 'Why?')])).conversations;
    const lines = [
      makeForkedLine(first),
      first,
      makeForkedLine(reply),
      reply,
      makeUserLine('u3', 'a1', 'Another.', { sessionId: 't' }),
    ];
    const { conversations } = await readLines(lines);
    expect(conversations).toHaveLength(1);
    expect(conversations[0]?.sourceId).toBe(original?.sourceId);
    expect(outline(conversations[0] ?? expect.fail('none'))).toEqual([
      'u1 <- - user: text(Pick a colour.)',
      'a1 <- u1 assistant: text(Blue.)',
      'u3 <- a1 user: text(Another.)',
    ]);
  });

  test('has its own id even if the first line of another session has the same id', async () => {
    const conversations = await Promise.all(
      ['Pick a colour.', 'Name a bird.'].map(
        async (text) => (await readLines([makeUserLine('u1', null, text)])).conversations,
      ),
    );
    expect(new Set(conversations.flat().map(({ sourceId }) => sourceId)).size).toBe(2);
  });

  test('in a file with another session is a separate conversation', async () => {
    const { conversations } = await readLines([
      makeUserLine('u1', null, 'First.'),
      makeUserLine('v1', null, 'Second.', { sessionId: 'other' }),
      makeReplyLine('a1', 'u1', 'One.'),
      makeReplyLine('b1', 'v1', 'Two.', 'b1', { sessionId: 'other' }),
    ]);
    expect(conversations.map((conversation) => outline(conversation))).toEqual([
      ['u1 <- - user: text(First.)', 'a1 <- u1 assistant: text(One.)'],
      ['v1 <- - user: text(Second.)', 'b1 <- v1 assistant: text(Two.)'],
    ]);
  });

  test('without ids of its lines is read in order', async () => {
    const { conversations } = await readLines([
      { type: 'user', timestamp: '2026-01-01T10:00:00Z', message: { content: 'Hello' } },
      { type: 'assistant', timestamp: '2026-01-01T10:00:01Z', message: { content: [{ type: 'text', text: 'Hi' }] } },
    ]);
    expect(outline(conversations[0] ?? expect.fail('none'))).toEqual([
      'line-0 <- - user: text(Hello)',
      'line-1 <- line-0 assistant: text(Hi)',
    ]);
  });

  test('on the web is one object with the same lines', async () => {
    const record = {
      loglines: [makeUserLine('u1', null, 'Hello'), makeReplyLine('a1', 'u1', 'Hi'), { type: 'future' }],
    };
    const { conversations } = await readBytes(Buffer.from(JSON.stringify(record, null, 2)), 'session.json');
    expect(conversations.map(({ source }) => source)).toEqual(['claude-code']);
    expect(outline(conversations[0] ?? expect.fail('none'))).toHaveLength(2);
  });

  test('has the title a person gave it, else the title the program gave it, else its summary, else its first prompt', async () => {
    const lines = [
      makeUserLine('u1', null, 'A prompt'),
      { type: 'summary', uuid: 'x', message: { role: 'system', content: 'Of another shape' } },
      { type: 'summary', summary: 'Of another session', leafUuid: 'elsewhere' },
      { type: 'summary', summary: 'A summary', leafUuid: 'u1' },
      { type: 'ai-title', sessionId: 's', aiTitle: 'Given' },
      { type: 'custom-title', sessionId: 's', customTitle: 'Own' },
    ];
    const titles = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(async (count) => (await readLines(lines.slice(0, count))).conversations[0]?.title),
    );
    expect(titles).toEqual(['A prompt', 'A prompt', 'Of another session', 'A summary', 'Given', 'Own']);
  });

  test('with the results of parallel tool calls has no branches', async () => {
    const makeToolCall = (id: string) => [{ type: 'tool_use', id, name: 'Grep', input: { pattern: id } }];
    const makeToolResult = (id: string) => [{ type: 'tool_result', tool_use_id: id, content: `found ${id}` }];
    const { conversations } = await readLines([
      makeUserLine('u1', null, 'Search'),
      makeReplyLine('a1', 'u1', makeToolCall('one'), 'msg'),
      makeReplyLine('a2', 'a1', makeToolCall('two'), 'msg'),
      makeUserLine('r1', 'a1', makeToolResult('one')),
      makeUserLine('r2', 'a2', makeToolResult('two')),
      makeReplyLine('a3', 'r2', [{ type: 'text', text: 'Done' }]),
    ]);
    expect(outline(conversations[0] ?? expect.fail('none'))).toEqual([
      'u1 <- - user: text(Search)',
      'a3 <- u1 assistant: tool_call(Grep: { "pattern": "one" }) output(Grep: found one) tool_call(Grep: { "pattern": "two" }) output(Grep: found two) text(Done)',
    ]);
  });
});

describe('a file of Claude Code without a conversation', () => {
  const readSkipReasons = async (lines: readonly unknown[], path?: string) => {
    const { conversations, skips } = await readLines(lines, path);
    expect(conversations).toEqual([]);
    return skips.map(({ code, reason }) => [code, reason]);
  };
  const subagent = 'This file contains the work of a sub-agent; its result is in the session that started it.';

  test('is skipped as the work of a sub-agent, by its lines or its name', async () => {
    const lines = [makeUserLine('u1', null, 'Search', { isSidechain: true }), makeReplyLine('a1', 'u1', 'Found')];
    expect(await readSkipReasons(lines.slice(0, 1))).toEqual([['not_a_conversation', subagent]]);
    expect(await readSkipReasons(lines.slice(1), 'p/s/subagents/agent-a1.jsonl')).toEqual([
      ['not_a_conversation', subagent],
    ]);
    expect(await readSkipReasons([{ agentType: 'Explore' }], 'agent-a1.meta.json')).toEqual([
      ['not_a_conversation', subagent],
    ]);
  });

  test('is skipped as the list of prompts', async () => {
    const lines = [{ display: 'Hello', pastedContents: {}, timestamp: 1_772_000_000_000, project: '/home/sam' }];
    const reason = 'This is the list of all prompts; they are in the sessions as well.';
    expect(await readSkipReasons(lines, 'history.jsonl')).toEqual([['not_a_conversation', reason]]);
  });

  test('is skipped as empty', async () => {
    const reason = 'There are no messages in this session.';
    expect(await readSkipReasons([{ type: 'summary', summary: 'Old', leafUuid: 'x' }])).toEqual([
      ['no_messages', reason],
    ]);
    expect(await readSkipReasons([makeUserLine('u1', null, '<bash-input>ls</bash-input>')])).toEqual([
      ['no_messages', reason],
    ]);
  });
});

describe('a damaged session of Claude Code', () => {
  test('loses only the damaged part', { timeout: 60_000 }, async () => {
    const { conversations, skips } = await readDamaged('claude-code.jsonl', sessionPath);
    expect(conversations).toHaveLength(1);
    expect(skips.map(({ code }) => code)).toEqual(['truncated']);
  });

  test('without links between its lines keeps their order', async () => {
    const { conversations } = await readLines([
      makeUserLine('u1', 'lost', 'One'),
      makeReplyLine('a1', 'lost', 'Two'),
      makeUserLine('u2', null, 'Three', { isCompactSummary: true }),
      makeUserLine('u3', 'u2', 'Four'),
    ]);
    expect(outline(conversations[0] ?? expect.fail('none')).map((line) => line.split(' ', 3).join(' '))).toEqual([
      'u1 <- -',
      'a1 <- u1',
      'u3 <- a1',
    ]);
  });

  test('is not confused with records of other formats', async () => {
    for (const record of [
      { role: 'user', message: { content: 'Hello' } },
      { type: 'user', message: { role: 'user', parts: [{ text: 'Hello' }] }, uuid: 'u', sessionId: 's' },
      { type: 'system', uuid: 'u', sessionId: 's', systemPayload: {} },
      { type: 'user', content: 'Hello' },
      { loglines: [] },
    ]) {
      const { conversations, isExport } = await readLines([record]);
      expect([conversations, isExport]).toEqual([[], false]);
    }
  });
});

test.each([
  ['Hello', 'Hello'],
  ['<system-reminder>x</system-reminder>Hello<system-reminder>y</system-reminder>', 'Hello'],
  ['<ide_selection>code</ide_selection>\nWhat is this?', 'What is this?'],
  ['<ide_selection>never closed', ''],
  ['Why <b>this</b>?', 'Why <b>this</b>?'],
  ['<command-name>/clear</command-name><command-args></command-args>', ''],
  [
    '<command-message>x</command-message><command-name>/review</command-name><command-args>12</command-args>',
    '/review 12',
  ],
  ['<command-name>/init</command-name>', '/init'],
  ['<task-notification><status>done</status></task-notification>', ''],
  ['<local-command-stdout>ok</local-command-stdout>', ''],
  ['[Request interrupted by user for tool use]', ''],
])('the text that a person typed in %j is %j', (text, typed) => {
  expect(readPrompt(text)).toBe(typed);
});
