import { expect, test } from 'vitest';
import { readDamaged } from '../../testing/damage-sample.ts';
import { outline, readBytes, readSample } from '../../testing/read-sample.ts';

test('a backup has conversations with their titles, assistants and the replies of several models', async () => {
  const { conversations, skips } = await readSample('cherrystudio.json', 'backup/data.json');
  expect(conversations).toMatchObject([
    {
      source: 'cherrystudio',
      sourceId: 't1',
      title: 'Tulips',
      isPinned: true,
      assistantName: 'Gardener',
      createdAt: Date.UTC(2026, 2, 1, 10),
      updatedAt: Date.UTC(2026, 2, 1, 10, 4),
      activeLeafSourceId: 'r4',
    },
    { sourceId: 't2', title: 'Greeting' },
  ]);
  expect(conversations[1]).not.toHaveProperty('assistantName');
  const lines = Array.from({ length: 10 }, (_, at) => `line ${at}`).join(' ');
  expect(conversations.map(outline)).toEqual([
    [
      'q1 <- - user: text(When do tulips bloom?) attachment(bulbs.pdf)',
      'r1 <- q1 assistant (deepseek-chat): reasoning(Depends on the sort.) text(From March to May.)',
      'q2 <- r1 user: text(And crocuses?)',
      'r4 <- q2 assistant (deepseek-chat)!: text(Earlier, in)',
      `r2 <- q1 assistant (qwen-max): tool_call(Web search: { "q": "tulips" }) output(Web search: ${lines} …) text(In April.) output(sources: Tulips https://example.org/tulips) output(translation: Im April.)`,
    ],
    ['o1 <- - user: text(Hello)', 'o2 <- o1 assistant (gpt-4o): reasoning(A greeting.) text(Hi there)'],
  ]);
  expect(conversations[0]?.messages.map(({ model, isInterrupted }) => [model, isInterrupted])).toEqual([
    [undefined, undefined],
    ['deepseek-chat', undefined],
    [undefined, undefined],
    ['deepseek-chat', true],
    ['qwen-max', undefined],
  ]);
  expect(skips).toMatchObject([{ item: 'Default Topic', code: 'no_messages' }]);
});

test('the first version of backups is a list of keys and values', async () => {
  const turns = [
    { id: 'a', role: 'user', content: 'Hello' },
    { id: 'b', role: 'assistant', content: 'Hi', modelId: 'gpt-4' },
  ];
  const record = {
    time: 1,
    version: 1,
    localStorage: {},
    indexedDB: [
      { key: 'persist:x', value: '{}' },
      { key: 'topic:t', value: { id: 't', messages: turns } },
    ],
  };
  const { conversations } = await readBytes(Buffer.from(JSON.stringify(record)), 'data.json');
  expect(conversations.map(outline)).toEqual([['a <- - user: text(Hello)', 'b <- a assistant (gpt-4): text(Hi)']]);
});

test('damage never makes the reader throw, and half a file is reported as truncated', async () => {
  const { conversations, skips } = await readDamaged('cherrystudio.json');
  expect([conversations.length, skips.map(({ code }) => code)]).toEqual([0, ['truncated']]);
});
