import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { expectNeverThrows } from '../../testing/damaged-files.ts';
import { outline, readBytes, readSample, titledOutline } from '../../testing/read-sample.ts';
import { findRealFiles, hasRealData, readRealFile } from '../../testing/real-data.ts';

const HISTORY = 'api_conversation_history.json';
const readSampleFile = (file: string) => readFile(new URL(`../../samples/${file}`, import.meta.url), 'utf8');
const makeTurn = (role: string, ...texts: string[]) => ({
  role,
  content: texts.map((text) => ({ type: 'text', text })),
});
const read = async (turns: unknown, path = HISTORY) =>
  (await readBytes(JSON.stringify(turns), path)).conversations.map((conversation) => ({
    source: conversation.source,
    id: conversation.sourceId,
    lines: outline(conversation),
  }));

describe('a task of Cline', () => {
  test('has what the person wrote, even in the results of tools, and nothing the program added', async () => {
    const [conversation] = (await readSample('cline.json', `x/tasks/1777966800000/${HISTORY}`)).conversations;
    expect(conversation).toMatchObject({ source: 'cline', sourceId: '1777966800000', createdAt: 1777966800000 });
    expect(conversation && titledOutline(conversation)).toEqual([
      "Tidy 'shed.txt'",
      "1777966800000-user <- - user: text(Tidy 'shed.txt')",
      '1777966805000-assistant <- 1777966800000-user assistant (claude-sonnet-4.5): reasoning(Read it first.) ' +
        'text(I look into the shed.) tool_call(read_file: { "path": "shed.txt" })',
      '1777966809000-assistant <- 1777966805000-assistant assistant: output(read_file: 1 2 3 4 5 6 7 8 9 10 …) text(Throw the rake away?)',
      '1777966900000-user <- 1777966809000-assistant user: text(No, keep it)',
      '1777966905000-assistant <- 1777966900000-user assistant: text(Then I sort.) ' +
        'tool_call(execute_command: { "command": "sort shed.txt" })',
      '1777966950000-user:results <- 1777966905000-assistant assistant: output(execute_command: The user denied this operation and provided the following feedback:)',
      '1777966950000-user <- 1777966950000-user:results user: text(By size, please)',
      '1777966960000-assistant <- 1777966950000-user assistant: text(Sorted by size.)',
    ]);
  });

  test('of current versions is one record with ids', async () => {
    const [conversation] = (await readSample('cline-file.json')).conversations;
    expect(conversation).toMatchObject({ source: 'cline', sourceId: '1777968000000_abcde' });
    expect(conversation && titledOutline(conversation)).toEqual([
      'Count @pots.csv',
      'msg_1 <- - user: text(Count @pots.csv) attachment(pots.csv)',
      'msg_4 <- msg_1 assistant: reasoning(Three lines.) tool_call(run_commands: { "commands": [ "wc -l pots.csv" ] }) output(run_commands: 3 pots.csv) text(Three.)',
    ]);
  });

  test('without a folder has an id derived from its first question, and only gets longer', async () => {
    const turns = [makeTurn('user', '<task>\nQ\n</task>'), makeTurn('assistant', 'A')];
    const [first] = await read(turns, 'history.json');
    const [later] = await read([...turns, makeTurn('user', '<feedback>More</feedback>')], 'other.json');
    expect(first?.id).toMatch(/^derived-/);
    expect(first?.lines).toEqual(['0 <- - user: text(Q)', '1 <- 0 assistant: text(A)']);
    expect(later).toMatchObject({ id: first?.id, lines: [...(first?.lines ?? []), '2 <- 1 user: text(More)'] });
  });

  test('shows tags as they are where they are not calls', async () => {
    const text = 'Write `<read_file>` to read.\n\n<write_to_file>\n<path>a.md</path>\n<content>\n# Cut o';
    expect(await read([makeTurn('user', '<task>Q</task>'), makeTurn('assistant', text)])).toMatchObject([
      {
        lines: [
          '0 <- - user: text(Q)',
          '1 <- 0 assistant: text(Write `<read_file>` to read.) ' +
            'tool_call(write_to_file: { "path": "a.md", "content": "# Cut o" })',
        ],
      },
    ]);
  });

  test('reports turns with an unknown role, wherever they are', async () => {
    const turns = [makeTurn('user', '<task>Q</task>'), makeTurn('assistant', 'A'), makeTurn('user', 'B')];
    for (const at of [0, 1, 2]) {
      const damaged = turns.with(at, makeTurn('oracle', 'X'));
      const session = { sessionId: 's', agent: 'lead', messages: damaged };
      for (const [content, path] of [
        [damaged, HISTORY],
        [session, 's.messages.json'],
      ] as const) {
        const { conversations, skips } = await readBytes(JSON.stringify(content), path);
        expect(conversations).toMatchObject([{ source: 'cline', messages: [{}, {}] }]);
        expect(skips.map(({ reason }) => reason)).toEqual(['One message here is in a form we do not know.']);
      }
    }
  });

  test('keeps tags and brackets a person wrote', async () => {
    const texts = ['Is <answer>a</answer> [x] Result: fine?', '<task>Close </task> and <file_content> here</task>'];
    expect(await read(texts.map((text) => makeTurn('user', text)))).toMatchObject([
      {
        lines: [
          '0 <- - user: text(Is <answer>a</answer> [x] Result: fine?)',
          '1 <- 0 user: text(Close </task> and <file_content> here)',
        ],
      },
    ]);
  });

  test('is not mistaken for a list of messages of another tool, nor the other way round', async () => {
    const plain = [makeTurn('user', 'Q'), makeTurn('assistant', 'A')];
    expect(await read(plain, 'chat.json')).toMatchObject([{ source: 'sharegpt' }]);
    expect(await read(plain)).toMatchObject([{ source: 'cline' }]);
    expect(await read({ messages: plain, version: 2 }, 'chat.json')).toMatchObject([{ source: 'sharegpt' }]);
  });

  test('of a subagent is skipped with the reason', async () => {
    const work = { version: 1, agent: 'subagent', sessionId: 's', messages: [makeTurn('user', 'Look')] };
    expect(await readBytes(JSON.stringify(work), 's.messages.json')).toMatchObject({
      skips: [{ code: 'not_a_conversation' }],
    });
  });

  test('that is damaged is read as far as possible', async () => {
    await expectNeverThrows(await readSampleFile('cline.json'), `tasks/1/${HISTORY}`);
    await expectNeverThrows(await readSampleFile('cline-file.json'), 's.messages.json');
    expect(await readBytes('[]', HISTORY)).toMatchObject({ conversations: [], skips: [] });
  });
});

test('a task has the title of the entry that the collector adds to it', async () => {
  const readTitle = async (record: unknown) =>
    (await readBytes(JSON.stringify(record), HISTORY)).conversations[0]?.title;
  const turns = [makeTurn('user', '<task>\nSay hello\n</task>'), makeTurn('assistant', 'Hello')];
  expect(await readTitle([...turns, { id: '1', task: 'Greeting' }])).toBe('Greeting');
  const session = { sessionId: 's', agent: 'lead', updated_at: '2026-07-01T08:00:00Z', messages: turns };
  expect(await readTitle({ ...session, title: 'Greetings' })).toBe('Greetings');
  expect(await readTitle(session)).toBe('Say hello');
});

describe('a task of Roo Code', () => {
  test('is recognised by its structure, and its summaries are left out', async () => {
    const [conversation] = (await readSample('roo.json', `tasks/0aa0/${HISTORY}`)).conversations;
    expect(conversation).toMatchObject({ source: 'roo', sourceId: '0aa0' });
    expect(conversation && titledOutline(conversation)).toEqual([
      'Water the ferns',
      '1778054400000-user <- - user: text(Water the ferns)',
      '1778054402000-assistant <- 1778054400000-user assistant: reasoning(They are dry.) ' +
        'text(Watering.) tool_call(execute_command: { "command": "water ferns" })',
      '1778054403000-user:results <- 1778054402000-assistant assistant: output(execute_command: denied)',
      '1778054403000-user <- 1778054403000-user:results user: text(Only the small ones)',
      '1778054405000-assistant <- 1778054403000-user assistant: text(The small ferns are wet.)',
      '1778054500000-user <- 1778054405000-assistant user: text(Thanks, and the moss?)',
    ]);
    await expectNeverThrows(await readSampleFile('roo.json'), `tasks/1/${HISTORY}`);
  });

  test('is recognised by its path', async () => {
    const turns = [makeTurn('user', '<task>Q</task>')];
    const makePath = (name: string) => `globalStorage/${name}/tasks/1/${HISTORY}`;
    expect(await read(turns, makePath('rooveterinaryinc.roo-cline'))).toMatchObject([{ source: 'roo', id: '1' }]);
    expect(await read(turns, makePath('saoudrizwan.claude-dev'))).toMatchObject([{ source: 'cline', id: '1' }]);
  });

  test('of a later layout is one record', async () => {
    const result = { type: 'tool-result', toolCallId: 't', toolName: 'list', output: { type: 'text', value: 'a b' } };
    const messages = [
      { role: 'user', content: '<user_message>Q</user_message>', ts: 1778054400000 },
      { role: 'assistant', content: [{ type: 'tool-call', toolCallId: 't', toolName: 'list', input: {} }], ts: 1 },
      { role: 'tool', content: [result], ts: 2 },
      { role: 'assistant', content: 'A', ts: 1778054409000 },
    ];
    expect(await read({ version: 2, messages })).toMatchObject([
      {
        source: 'roo',
        lines: [
          {},
          '1778054409000-assistant <- 1778054400000-user assistant: tool_call(list: ) output(list: a b) text(A)',
        ],
      },
    ]);
  });
});

interface RawTurn {
  role: string;
  content: { type: string; text?: string }[];
}

describe.runIf(hasRealData('cline-roo'))('real tasks of Cline', () => {
  test('contain every text once, and no other text', async () => {
    for (const { path, name } of await findRealFiles('cline-roo', /messages\.json$|api_conversation_history\.json$/)) {
      const file = JSON.parse(await readFile(path, 'utf8')) as RawTurn[] | { messages: RawTurn[] };
      const turns = Array.isArray(file) ? file : file.messages;
      const texts = turns.flatMap(({ content }) =>
        content.filter(({ type }) => type === 'text').map(({ text }) => text),
      );
      const [conversation] = (await readRealFile(path, name)).conversations;
      const shown = conversation?.messages.map(({ content }) => content).filter((content) => content !== '');
      expect(shown, name).toEqual(texts.map((text) => text?.replace(/<\/?task>/g, '').trim()));
    }
  });
});
