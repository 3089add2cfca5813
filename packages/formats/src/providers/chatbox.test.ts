import { expect, test } from 'vitest';
import { readDamaged } from '../../testing/damage-sample.ts';
import { outline, readBytes, readSample } from '../../testing/read-sample.ts';

const start = 1_772_359_200_000;

test('the exported data has sessions with their threads, branches and tools', async () => {
  const { conversations, skips } = await readSample('chatbox.json', 'chatbox-exported-data-2026-3-1.json');
  expect(conversations).toMatchObject([
    {
      source: 'chatbox',
      sourceId: '5a0c-1',
      title: 'Trip to Lisbon',
      isPinned: true,
      assistantName: 'Travel guide',
      createdAt: start + 1_000,
      updatedAt: start + 21_000,
      activeLeafSourceId: 'b4',
    },
    { sourceId: '5a0c-2', title: 'Say hi' },
  ]);
  expect(conversations.map(outline)).toEqual([
    [
      'a1 <- - user: attachment(budget.xlsx) text(A quiet hotel?)',
      'a2 <- a1 assistant (OpenAI API (gpt-4o)): reasoning(Quiet means off the hill.) tool_call(Web search: { "q": "hotel" }) output(Web search: { "hits": 2 }) text(Look in Campo de Ourique.)',
      'b1 <- a2 user: text(And food?)',
      'b2 <- b1 assistant (OpenAI API (gpt-4o)): text(Grilled sardines.)',
      'c1 <- b2 user: text(Dessert?)',
      'c2 <- c1 assistant: text(Pastel de nata.)',
      'b3 <- b2 user: text(Without fish?)',
      'b4 <- b3 assistant: text(Caldo verde, without the sausage.) attachment(Image)',
    ],
    ['o1 <- - user: text(Say hi)', 'o2 <- o1 assistant: reasoning(Short.) text(Hi!)'],
  ]);
  expect(conversations.map(({ messages }) => messages[1]?.model)).toEqual(['OpenAI API (gpt-4o)', undefined]);
  expect(skips).toMatchObject([{ item: 'Just chat', code: 'no_messages' }]);
});

test('older data is a list of sessions; data with only settings is recognised as an export', async () => {
  const read = (record: object) => readBytes(Buffer.from(JSON.stringify(record)), 'chatbox.json');
  const session = { id: 's', name: 'Old', messages: [{ id: '1', role: 'user', content: 'Hello' }] };
  expect((await read({ settings: {}, 'chat-sessions': [session] })).conversations).toMatchObject([{ title: 'Old' }]);
  expect(await read({ settings: {}, __exported_items: ['setting'] })).toMatchObject({
    conversations: [],
    skips: [],
    isExport: true,
  });
});

test('damage never makes the reader throw, and half a file is reported as truncated', async () => {
  const { conversations, skips } = await readDamaged('chatbox.json');
  expect([conversations.length, skips.map(({ code }) => code)]).toEqual([0, ['truncated']]);
});
