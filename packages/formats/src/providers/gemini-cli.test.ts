import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { expectNeverThrows } from '../../testing/damaged-files.ts';
import { outline, readBytes, readSample, titledOutline } from '../../testing/read-sample.ts';
import { findRealFiles, hasRealData, readRealFile } from '../../testing/real-data.ts';

const readSampleFile = (file: string) => readFile(new URL(`../../samples/${file}`, import.meta.url), 'utf8');
const toLines = (...records: unknown[]) => records.map((record) => JSON.stringify(record)).join('\n');
const header = {
  sessionId: 's',
  projectHash: 'p',
  startTime: '2026-05-02T08:00:00Z',
  lastUpdated: '2026-05-02T08:00:00Z',
};
const makeTurn = (id: string, type: string, content: unknown) => ({
  id,
  type,
  content,
  timestamp: '2026-05-02T08:00:01Z',
});
const read = async (...records: unknown[]) => (await readBytes(toLines(...records), 'session-s.jsonl')).conversations;

describe('a session of Gemini CLI', () => {
  test('is replayed, without repeated, withdrawn or injected messages', async () => {
    const [conversation] = (await readSample('gemini-cli.jsonl')).conversations;
    expect(conversation).toMatchObject({
      source: 'gemini-cli',
      sourceId: '7d1c0001-0000-4000-8000-000000000001',
      createdAt: Date.UTC(2026, 4, 2, 8),
      updatedAt: Date.UTC(2026, 4, 2, 8, 1, 4),
    });
    expect(conversation && titledOutline(conversation)).toEqual([
      'Herbs in the beds',
      'm1 <- - user: text(Which herbs are in @beds.txt?)',
      'm3 <- m1 assistant (gemini-3-pro): reasoning(**Looking** The list is in the file.) tool_call(run_shell_command: { "command": "wc -l beds.txt" }) output(run_shell_command: l1 l2 l3 l4 l5 l6 l7 l8 l9 l10 …) text(Thyme, sage and dill.)',
      'm7 <- m3 user: text(And which need sun?)',
      'm8 <- m7 assistant (gemini-3-pro): text(All three need it.)',
    ]);
  });

  test('of an older version is one JSON record, and keeps the ids of its session and messages', async () => {
    const [conversation] = (await readSample('gemini-cli-file.json')).conversations;
    expect(conversation && titledOutline(conversation)).toEqual([
      'What is in the bag?',
      'a1 <- - user: text(What is in the bag?)',
      'a2 <- a1 assistant (gemini-2.5-pro): reasoning(The label is readable.) text(Flour.)',
    ]);
    expect(conversation?.sourceId).toBe('7d1c0001-0000-4000-8000-000000000002');
  });

  test('has the messages of the last $set.messages and those after it', async () => {
    const [conversation] = await read(
      header,
      makeTurn('old', 'user', 'Old'),
      {
        $set: { messages: [makeTurn('u', 'user', [{ text: 'Q' }]), makeTurn('f', 'user', [{ functionResponse: {} }])] },
      },
      makeTurn('a', 'gemini', 'A'),
    );
    expect(conversation && outline(conversation)).toEqual(['u <- - user: text(Q)', 'a <- u assistant: text(A)']);
  });

  test('without its first line has the name of its file as its id', async () => {
    const results = await readBytes(
      toLines(makeTurn('u', 'user', 'Q'), makeTurn('a', 'gemini', 'A')),
      'chats/session-9.jsonl',
    );
    expect(results.conversations).toMatchObject([{ sourceId: 'session-9', messages: [{}, {}] }]);
  });

  test('of a subagent is skipped with the reason', async () => {
    const work = toLines({ ...header, kind: 'subagent' }, makeTurn('u', 'user', 'Look'));
    const inFolder = toLines(header, makeTurn('u', 'user', 'Look'));
    for (const [text, path] of [
      [work, 'sub-1.jsonl'],
      [inFolder, 'tmp/h/chats/parent/sub-1.jsonl'],
    ] as const) {
      expect(await readBytes(text, path)).toMatchObject({ skips: [{ code: 'not_a_conversation' }] });
    }
  });

  test('reports messages of an unknown kind, but no notices of the program', async () => {
    const turns = [
      makeTurn('u', 'user', 'Q'),
      makeTurn('i', 'info', 'Update'),
      makeTurn('x', 'oracle', 'A'),
      makeTurn('y', 'oracle', 'B'),
    ];
    const session = { ...header, messages: turns };
    for (const text of [toLines(header, ...turns), JSON.stringify(session)]) {
      const { conversations, skips } = await readBytes(text, 'session-s.json');
      expect(conversations).toMatchObject([{ messages: [{ content: 'Q' }] }]);
      expect(skips.map(({ reason }) => reason)).toEqual(['2 messages here are in a form we do not know.']);
    }
  });

  test('can be read while its file grows; a reply then has the id of its last part so far', async () => {
    const text = await readSampleFile('gemini-cli.jsonl');
    const readUpTo = async (lineCount: number) =>
      (await readBytes(text.split('\n').slice(0, lineCount).join('\n'), 'session.jsonl')).conversations[0];
    const readIds = async (lineCount: number) => (await readUpTo(lineCount))?.messages.map(({ sourceId }) => sourceId);
    expect(await readIds(5)).toEqual(['m1', 'm2']);
    expect(await readIds(7)).toEqual(['m1', 'm3']);
    expect(await readIds(14)).toEqual(['m1', 'm3', 'm7', 'm8']);
  });

  test('that is damaged is read as far as possible', async () => {
    await expectNeverThrows(await readSampleFile('gemini-cli.jsonl'), 'chats/session.jsonl');
    await expectNeverThrows(await readSampleFile('gemini-cli-file.json'), 'chats/session.json');
    expect(await readBytes('', 'session.jsonl')).toMatchObject({ conversations: [], skips: [] });
    expect(await read(header)).toEqual([]);
  });

  test('is not recognised in logs.json, a list of prompts', async () => {
    const log = [{ sessionId: 's', messageId: 0, type: 'user', message: 'Q', timestamp: '2026-05-02T08:00:01Z' }];
    expect((await readBytes(JSON.stringify(log), 'logs.json')).conversations).toEqual([]);
  });
});

describe.runIf(hasRealData('gemini-cli'))('real sessions of Gemini CLI', () => {
  test('contain every text of their last state once, and no other text', async () => {
    for (const { path, name } of await findRealFiles('gemini-cli', /(session[^/]*|large|small)\.jsonl?$/)) {
      const text = await readFile(path, 'utf8');
      const [conversation] = (await readRealFile(path, name)).conversations;
      const shown = conversation?.messages.map(({ content }) => content).filter((content) => content !== '');
      expect(shown, name).toEqual(findTexts(text));
    }
  });
});

/** Extracted without the code under test, by id; messages that were rewound are left out. */
function findTexts(file: string): string[] {
  const records = file.includes('\n{') ? file.split('\n').filter(Boolean).map(parse) : parse(file)['messages'];
  let kept: Record<string, unknown>[] = [];
  for (const record of records as Record<string, unknown>[]) {
    if (record['$rewindTo'])
      kept = kept.slice(
        0,
        kept.findIndex(({ id }) => id === record['$rewindTo']),
      );
    else if (/^(user|gemini|model)$/.test(String(record['type'])))
      kept = [...kept.filter(({ id }) => id !== record['id']), record];
  }
  return kept.map(({ content, parts }) => flatten(content ?? parts)).filter((text) => text !== '');
}

const parse = (line: string) => JSON.parse(line) as Record<string, unknown>;
const flatten = (value: unknown): string =>
  Array.isArray(value)
    ? value.map(flatten).join('')
    : typeof value === 'string'
      ? value
      : (value as { text: string }).text;
