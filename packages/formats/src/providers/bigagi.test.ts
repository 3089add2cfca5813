import { expect, test } from 'vitest';
import { readDamaged } from '../../testing/damage-sample.ts';
import { outline, readBytes, readSample, sampleBytes } from '../../testing/read-sample.ts';

test('a backup has the chats of both versions, with tools, files and thoughts', async () => {
  const { conversations, skips } = await readSample('bigagi.json', 'backup_chats.agi.json');
  expect(conversations).toMatchObject([
    {
      source: 'bigagi',
      sourceId: 'c4e1a9d0-33aa-4a6e-9a55-8f8f3f3f0001',
      title: 'Density',
      assistantName: 'Scientist',
      createdAt: 1_772_359_200_000,
      updatedAt: 1_772_359_230_000,
    },
    { sourceId: 'c4e1a9d0-33aa-4a6e-9a55-8f8f3f3f0002', title: 'A first try' },
  ]);
  expect(conversations[1]).not.toHaveProperty('assistantName');
  expect(conversations.map(outline)).toEqual([
    [
      'm-1 <- - user: text(How dense is the note?) attachment(note.txt) attachment(Photo)',
      'm-2 <- m-1 assistant (claude-sonnet): reasoning(Mass over volume.) code(print(2 / 1)) output(2.0) text(Two grams per cubic centimetre.) output(Web search: Density https://example.org/density)',
    ],
    ['v3-1 <- - user: text(Hello?)', 'v3-2 <- v3-1 assistant (gpt-4-0613): text(Hello!)'],
  ]);
  expect(conversations.map(({ messages }) => messages[1]?.model)).toEqual(['claude-sonnet', 'gpt-4-0613']);
  expect(skips).toMatchObject([{ item: 'Never used', code: 'no_messages' }]);
});

test('a single chat is the same conversation as in a backup', async () => {
  const backup = JSON.parse(sampleBytes('bigagi.json').toString()) as { conversations: unknown[] };
  const single = await readBytes(Buffer.from(JSON.stringify(backup.conversations[0])), 'conversation.agi.json');
  const all = await readSample('bigagi.json');
  expect(single.conversations).toEqual(all.conversations.slice(0, 1));
});

test('damage never makes the reader throw, and half a file is reported as truncated', async () => {
  const { conversations, skips } = await readDamaged('bigagi.json');
  expect([conversations.length, skips.map(({ code }) => code)]).toEqual([0, ['truncated']]);
});
