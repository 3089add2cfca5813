import { expect, test } from 'vitest';
import { outline, readBytes, readSample } from '../../testing/read-sample.ts';

test("a chat of Cursor's database has its reasoning, tools, files, times and model", async () => {
  const { conversations, skips } = await readSample('cursor-store.json');
  expect(skips).toEqual([]);
  expect(conversations).toMatchObject([
    {
      source: 'cursor',
      sourceId: '5e550001-0000-4000-8000-00000000c0de',
      title: 'Squeaky hinge',
      createdAt: 1_772_359_200_000,
      updatedAt: 1_772_359_290_000,
    },
  ]);
  expect(conversations.flatMap(outline)).toEqual([
    'b1 <- - user: attachment(hinge.ts) text(Why does the hinge squeak?)',
    'b4 <- b1 assistant (claude-4.5-sonnet): reasoning(Rust, or no oil.) tool_call(read_file: { "target_file": "doors/hinge.ts" }) ' +
      'output(read_file: {   "contents": "oil = 0" }) text(It has no oil.)'.replace(/ {2,}/g, ' '),
  ]);
  expect(conversations[0]?.messages[1]?.createdAt).toBe(Date.parse('2026-03-01T10:00:05Z'));
});

test('messages that are not in the database are reported', async () => {
  const record = {
    composerData: { composerId: 'c', name: 'Gate' },
    bubbles: [{ bubbleId: 'b', type: 1, text: 'Open?' }],
    missingBubbles: 2,
  };
  const { conversations, skips } = await readBytes(JSON.stringify(record), 'state.vscdb.json');
  expect(conversations).toHaveLength(1);
  expect(skips).toMatchObject([
    { item: 'Gate', code: 'missing_file', reason: 'The database does not contain 2 messages of this chat.' },
  ]);
});
