import { describe, expect, test } from 'vitest';
import { expectNeverThrows } from '../../testing/damaged-files.ts';
import { findRealFiles, hasRealData, readRealFile } from '../../testing/real-data.ts';
import { outline, readBytes, readSample, sampleBytes, titledOutline } from '../../testing/read-sample.ts';

const readSingleConversation = async (name: string, path = name) => {
  const { conversations, skips } = await readSample(name, path);
  expect(skips).toEqual([]);
  expect(conversations).toHaveLength(1);
  return conversations[0]!;
};

test.each(['qwen-code.jsonl', 'pi.jsonl', 'grok-build.jsonl', 'opencode.json'])(
  '%s is read as far as possible if it is damaged',
  async (name) => {
    await expectNeverThrows(sampleBytes(name).toString(), name);
    expect(await readBytes('', name)).toMatchObject({ conversations: [], skips: [] });
  },
);

describe('a session of Qwen Code', () => {
  test('has both branches after a rewind, and the title of the branch that continued', async () => {
    const conversation = await readSingleConversation('qwen-code.jsonl');
    expect(titledOutline(conversation)).toEqual([
      'Dry plums',
      '9c0d0001-0000-4000-8000-000000000001 <- - user: text(Which trees need water?)',
      '9c0d0001-0000-4000-8000-000000000004 <- 9c0d0001-0000-4000-8000-000000000001 assistant (qwen3-coder-plus): reasoning(The list has the answer.) tool_call(read_file: { "path": "/home/sam/orchard/trees.csv" }) output(read_file: plum,dry pear,wet) text(The pear.)',
      '9c0d0001-0000-4000-8000-000000000007 <- 9c0d0001-0000-4000-8000-000000000001 assistant (qwen3-coder-plus): reasoning(The list has the answer.) tool_call(read_file: { "path": "/home/sam/orchard/trees.csv" }) output(read_file: plum,dry pear,wet) text(The plum;) text(the pear is wet.)',
      '9c0d0001-0000-4000-8000-00000000000a <- 9c0d0001-0000-4000-8000-000000000007 user: text(And tomorrow?)',
    ]);
    expect(conversation).toMatchObject({ source: 'qwen-code', projectName: 'orchard' });
  });

  test('is the same conversation when it is branched', async () => {
    const text = sampleBytes('qwen-code.jsonl').toString();
    const copy = text.replaceAll('9c0d0000-0000-4000-8000-000000000001', '9c0d0000-0000-4000-8000-000000000002');
    const [original, branched] = await Promise.all(
      [text, copy].map(async (file) => (await readBytes(file, 's.jsonl')).conversations[0]),
    );
    expect(original?.sourceId).toBe(branched?.sourceId);
  });

  test('of a subagent alone is skipped with the reason', async () => {
    const last = sampleBytes('qwen-code.jsonl').toString().trim().split('\n').at(-1) ?? '';
    expect((await readBytes(last, 's.jsonl')).skips).toMatchObject([{ code: 'not_a_conversation' }]);
  });
});

describe('a session of Pi', () => {
  test('has questions and replies, and its name', async () => {
    const conversation = await readSingleConversation('pi.jsonl');
    expect(titledOutline(conversation)).toEqual([
      'Oven and bread',
      'aaaa0002 <- - user: text(How warm is the oven?)',
      'aaaa0005 <- aaaa0002 assistant (claude-sonnet-4-5): reasoning(The log says.) tool_call(bash: { "command": "tail -1 oven.log" }) output(bash: 220) text(220 degrees.)',
      'aaaa0008 <- aaaa0005 user: text(Is that enough for bread?)',
      'aaaa0009 <- aaaa0008 assistant (claude-sonnet-4-5)!: text(Nearly)',
    ]);
    expect(conversation).toMatchObject({ source: 'pi', projectName: 'bakery', createdAt: Date.UTC(2026, 5, 4, 7) });
  });

  test('of the first versions is read, though its lines have no ids', async () => {
    const text = sampleBytes('pi.jsonl').toString();
    const first = text.replaceAll(/"id":"aaaa[^"]*","parentId":(?:null|"[^"]*"),/g, '');
    const [conversation] = (await readBytes(first, 's.jsonl')).conversations;
    expect(conversation?.sourceId).toBe('01970000-0000-7000-8000-0000000000a1');
    expect(conversation?.messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant']);
  });
});

describe('a session of Grok Build', () => {
  const path = 'sessions/home%2Fsam/b111d000-0000-4000-8000-000000000001/updates.jsonl';

  test('joins the pieces of each text, and has the name of its folder as id', async () => {
    const conversation = await readSingleConversation('grok-build.jsonl', path);
    expect(titledOutline(conversation)).toEqual([
      'How many boats are in the harbour?',
      'b111d000-0000-4000-8000-000000000001:0 <- - user: text(How many boats are in the harbour?)',
      'b111d000-0000-4000-8000-000000000001:4 <- b111d000-0000-4000-8000-000000000001:0 assistant: reasoning(I count the lines.) tool_call(Run wc: { "command": "wc -l boats.txt" }) output(Run wc: 7 boats.txt) text(There are seven boats.)',
      'b111d000-0000-4000-8000-000000000001:5 <- b111d000-0000-4000-8000-000000000001:4 user: text(And which is the oldest?)',
      'b111d000-0000-4000-8000-000000000001:6 <- b111d000-0000-4000-8000-000000000001:5 assistant: text(The Heron.)',
    ]);
    expect(conversation.sourceId).toBe('b111d000-0000-4000-8000-000000000001');
  });

  test('has the title that the collector adds', async () => {
    const text = `${sampleBytes('grok-build.jsonl').toString()}{"generated_title":"Boats"}\n`;
    expect((await readBytes(text, path)).conversations).toMatchObject([{ title: 'Boats' }]);
  });
});

describe('an export of OpenCode', () => {
  test('has questions and replies, without the additions of the program', async () => {
    const conversation = await readSingleConversation('opencode.json');
    expect(titledOutline(conversation)).toEqual([
      'Lost books',
      'msg_1 <- - user: text(Which books are lost?) attachment(books.csv)',
      'msg_2 <- msg_1 assistant (claude-sonnet-4-5): reasoning(A lost book has no shelf.) tool_call(grep: { "pattern": ",$" }) output(grep: Emma,) text(Only Emma.)',
      'msg_3 <- msg_2 user: text(Since when?)',
      'msg_4 <- msg_3 assistant (claude-sonnet-4-5)!: text(Since)',
    ]);
    expect(conversation).toMatchObject({ source: 'opencode', projectName: 'library' });
  });

  test('of a subagent is skipped with the reason', async () => {
    const text = sampleBytes('opencode.json').toString().replace('"projectID"', '"parentID": "ses_1", "projectID"');
    expect((await readBytes(text, 's.json')).skips).toMatchObject([{ code: 'not_a_conversation' }]);
  });
});

describe.runIf(hasRealData('other-agents'))('transcripts of other agents', () => {
  const outlineRealFiles = async (pattern: RegExp) => {
    const files = await findRealFiles('other-agents', pattern);
    const read = await Promise.all(files.map(({ path, name }) => readRealFile(path, name)));
    return read.flatMap(({ conversations }) =>
      conversations.map((conversation) => [conversation.title, ...outline(conversation)]),
    );
  };

  test('of Qwen Code have their branches', async () => {
    expect(await outlineRealFiles(/qwen\/.*00000[1-5]\.jsonl$/)).toEqual([
      [
        'Inspect the synthetic fixture.',
        '019f0000-0000-7000-8000-000000000011 <- - user: text(Inspect the synthetic fixture.)',
        '019f0000-0000-7000-8000-000000000014 <- 019f0000-0000-7000-8000-000000000011 assistant (synthetic-model): reasoning(I should read the synthetic file.) tool_call(read_file: { "path": "/tmp/as-qwen-fixture/project/README.md" }) output(read_file: Synthetic file contents.) text(The synthetic fixture is valid.)',
      ],
      [
        'This record deliberately carries the wrong session ID.',
        '019f0000-0000-7000-8000-000000000021 <- - user: text(This record deliberately carries the wrong session ID.)',
      ],
      [
        'Active branch title',
        '019f0000-0000-7000-8000-000000000041 <- - user: text(Begin the active-chain fixture.)',
        '019f0000-0000-7000-8000-000000000042 <- 019f0000-0000-7000-8000-000000000041 assistant (synthetic-dead-model): text(Discarded branch answer.)',
        '019f0000-0000-7000-8000-000000000045 <- 019f0000-0000-7000-8000-000000000041 user: text(Continue from the rewound branch.)',
        '019f0000-0000-7000-8000-000000000046 <- 019f0000-0000-7000-8000-000000000045 assistant (synthetic-active-model): reasoning(Reason over the active branch.) tool_call(read_file: { "path": "/tmp/as-qwen-fixture/new-project/README.md" }) text(Active branch answer.)',
      ],
      [
        'Inspect {"glued": "objects"} safely.',
        '019f0000-0000-7000-8000-000000000051 <- - user: text(Inspect {"glued": "objects"} safely.)',
        '019f0000-0000-7000-8000-000000000052 <- 019f0000-0000-7000-8000-000000000051 assistant (synthetic-glued-model): text(Recovered both synthetic objects.)',
      ],
      [
        'Inspect a compact-ID synthetic fixture.',
        '019f0000-0000-7000-8000-000000000033 <- - user: text(Inspect a compact-ID synthetic fixture.)',
      ],
    ]);
  });

  test('of Pi have ids of the program', async () => {
    expect(await outlineRealFiles(/pi\/small\.jsonl$/)).toEqual([
      [
        'Read hello.py and summarize what it prints without editing files.',
        '30c6a75f <- - user: text(Read hello.py and summarize what it prints without editing files.)',
        '22a2720e <- 30c6a75f assistant (pi-fixture-model): text(hello.py prints a fixture greeting.)',
        'ddd2179a <- 22a2720e user: text(Add one concise follow-up sentence.)',
        '4a666296 <- ddd2179a assistant (pi-fixture-model): text(hello.py prints a fixture greeting.)',
      ],
    ]);
  });

  test('of Grok Build have ids with the session', async () => {
    expect(await outlineRealFiles(/updates\.jsonl$/)).toEqual([
      [
        'inspect the grok stream',
        'registry-grok:0 <- - user: text(inspect the grok stream)',
        'registry-grok:1 <- registry-grok:0 assistant: text(the stream is readable)',
      ],
    ]);
  });
});
