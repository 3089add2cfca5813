import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { expectNeverThrows } from '../../testing/damaged-files.ts';
import { readBytes, readSample, titledOutline } from '../../testing/read-sample.ts';
import { findRealFiles, hasRealData, readRealFile } from '../../testing/real-data.ts';

const toLines = (...records: unknown[]) => records.map((record) => JSON.stringify(record)).join('\n');
const makeEvent = (type: string, data: unknown, more = {}) => ({
  type,
  data,
  timestamp: '2026-05-03T09:00:00Z',
  ...more,
});
const question = makeEvent('user.message', { content: 'Q' }, { id: 'q' });

describe('a session of Copilot CLI', () => {
  test('has its turns, without subagents, injected messages and withdrawn turns', async () => {
    const [conversation] = (await readSample('copilot-cli.jsonl')).conversations;
    expect(conversation).toMatchObject({
      source: 'copilot-cli',
      sourceId: 'c0c00001-0000-4000-8000-000000000001',
      projectId: '/code/garden',
      projectName: 'garden',
      createdAt: Date.UTC(2026, 4, 3, 9),
    });
    expect(conversation && titledOutline(conversation)).toEqual([
      'Seeds and bulbs',
      'e3 <- - user: attachment(seeds.csv) text(How many seeds are left?)',
      'e12 <- e3 assistant (gpt-5-mini): reasoning(Count the lines.) tool_call(bash: { "command": "wc -l seeds.csv" }) tool_call(task: { "prompt": "Look into the shed" }) output(bash: 12 seeds.csv) text(Twelve.)',
      'e18 <- e12 user: text(And bulbs?)',
      'e19 <- e18 assistant (claude-sonnet-4.5)!: text(Let me cou)',
    ]);
  });

  test('without session.start has the name of its folder as its id', async () => {
    expect((await readBytes(toLines(question), 'session-state/77/events.jsonl')).conversations).toMatchObject([
      { source: 'copilot-cli', sourceId: '77' },
    ]);
  });

  test('shows the error of a tool that failed', async () => {
    const failed = [
      question,
      makeEvent('tool.execution_start', { toolCallId: 't', toolName: 'view', arguments: '{"path":"x"}' }, { id: 'a' }),
      makeEvent(
        'tool.execution_complete',
        { toolCallId: 't', success: false, error: { message: 'No x' } },
        { id: 'b' },
      ),
    ];
    const [conversation] = (await readBytes(toLines(...failed), 'events.jsonl')).conversations;
    expect(conversation && titledOutline(conversation)[2]).toBe(
      'b <- q assistant: tool_call(view: {"path":"x"}) output(view: No x)',
    );
  });

  test('of a detached subagent, or without turns, is skipped with the reason', async () => {
    const start = { sessionId: 's', version: 1, detachedFromSpawningParentSessionId: 'p' };
    const detached = await readBytes(toLines(makeEvent('session.start', start), question), 'events.jsonl');
    const empty = await readBytes(toLines(makeEvent('session.start', { sessionId: 's', version: 2 })), 'events.jsonl');
    expect(detached).toMatchObject({ skips: [{ code: 'not_a_conversation' }] });
    expect(empty).toMatchObject({ skips: [{ code: 'no_messages' }] });
  });

  test('keeps its messages when the file grows, and gains new ones', async () => {
    const text = await readFile(new URL('../../samples/copilot-cli.jsonl', import.meta.url), 'utf8');
    const readIds = async (lineCount: number) =>
      (await readBytes(text.split('\n').slice(0, lineCount).join('\n'), 'events.jsonl')).conversations.flatMap(
        ({ messages }) => messages.map(({ sourceId }) => sourceId),
      );
    expect(await readIds(12)).toEqual(['e3', 'e12']);
    expect(await readIds(21)).toEqual(['e3', 'e12', 'e18', 'e19']);
  });

  test('that is damaged is read as far as possible', async () => {
    const text = await readFile(new URL('../../samples/copilot-cli.jsonl', import.meta.url), 'utf8');
    await expectNeverThrows(text, 'events.jsonl');
    expect(await readBytes('', 'events.jsonl')).toMatchObject({ conversations: [], skips: [] });
  });
});

describe('a transcript of the Copilot extension of VS Code', () => {
  const start = makeEvent('session.start', {
    sessionId: 's',
    version: 1,
    copilotVersion: '1',
    vscodeVersion: '1.137.0',
  });

  test('is stored under VS Code Chat with its own id', async () => {
    const [conversation] = (await readBytes(toLines(start, question), 'x.jsonl')).conversations;
    expect(conversation).toMatchObject({ source: 'vscode', sourceId: 'transcript:s' });
    const recognisedByPath = (await readBytes(toLines(question), 'GitHub.copilot-chat/transcripts/s.jsonl'))
      .conversations;
    expect(recognisedByPath).toMatchObject([{ source: 'vscode', sourceId: 'transcript:s' }]);
  });
});

describe.runIf(hasRealData('copilot-cli'))('real sessions of Copilot CLI', () => {
  test('contain each text of their main agent once, and no other text', async () => {
    for (const { path, name } of await findRealFiles('copilot-cli', /\.jsonl$/)) {
      const [conversation] = (await readRealFile(path, name)).conversations;
      const shown = conversation?.messages.map(({ content }) => content).filter((content) => content !== '');
      expect(shown, name).toEqual(findTexts(await readFile(path, 'utf8')));
    }
  });
});

interface RawEvent {
  type: string;
  data: { content?: string; parentToolCallId?: string };
}

/** Finds the texts without the code under test. */
function findTexts(file: string): string[] {
  const events = file
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as RawEvent);
  return events
    .filter(({ type, data }) => /^(user|assistant)\.message$/.test(type) && data.parentToolCallId === undefined)
    .map(({ data }) => data.content ?? '')
    .filter((text) => text !== '');
}
