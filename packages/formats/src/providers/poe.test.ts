import { expect, test } from 'vitest';
import { readDamaged } from '../../testing/damage-sample.ts';
import { outline, readBytes, readSample } from '../../testing/read-sample.ts';

const read = (record: object) => readBytes(Buffer.from(JSON.stringify(record)), 'poe.json');

test("reads a chat in the form that Poe's page loads: messages in order, with the names of the bots", async () => {
  const { conversations, skips } = await readSample('poe.json');
  expect(skips).toEqual([]);
  expect(conversations).toMatchObject([
    {
      source: 'poe',
      sourceId: '2abcxyz',
      title: 'Knots for a tent',
      assistantName: 'Camp-Helper',
      createdAt: 1_772_359_200_000,
      updatedAt: 1_772_359_208_000,
    },
  ]);
  expect(conversations.map(outline)).toEqual([
    [
      '101 <- - user: attachment(tent.jpg) text(Which knot for the guy rope?)',
      '102 <- 101 assistant (Camp-Helper): text(A taut-line hitch.)',
      '104 <- 102 user: text(And for two ropes?)',
      '105 <- 104 assistant (Claude-Sonnet)!: text(A sheet)',
    ],
  ]);
  expect(conversations[0]?.messages.at(-1)).toMatchObject({ model: 'Claude-Sonnet', isInterrupted: true });
});

test('an exporter writes the bot and the messages; the address names the chat', async () => {
  const exported = {
    id: '1',
    title: 'Knots',
    bot: 'Camp-Helper',
    url: 'https://poe.com/chat/2abcxyz',
    created_at: '2026-03-01T10:00:00',
    messages: [
      { role: 'user', content: 'Which knot?', timestamp: '2026-03-01T10:00:01', bot_name: null, message_id: 'a' },
      { role: 'assistant', content: 'A hitch.', timestamp: '2026-03-01T10:00:02', bot_name: 'GPT', message_id: 'b' },
    ],
  };
  const { conversations } = await read({ conversations: [exported] });
  expect(conversations).toMatchObject([{ source: 'poe', sourceId: '2abcxyz', assistantName: 'Camp-Helper' }]);
  expect(conversations.map(outline)).toEqual([
    ['a <- - user: text(Which knot?)', 'b <- a assistant (GPT): text(A hitch.)'],
  ]);
});

test('messages of other programs with a bot are not from Poe', async () => {
  const other = { bot: 'Helper', messages: [{ role: 'user', content: 'Hello' }] };
  expect((await read(other)).conversations).toMatchObject([{ source: 'sharegpt' }]);
});

test('a damaged file is read as far as possible', async () => {
  const { conversations, skips } = await readDamaged('poe.json');
  expect([conversations.length, skips.map(({ code }) => code)]).toEqual([0, ['truncated']]);
});
