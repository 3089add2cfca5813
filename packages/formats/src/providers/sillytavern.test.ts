import { expect, test } from 'vitest';
import { readDamaged } from '../../testing/damage-sample.ts';
import { outline, readBytes, readSample, sampleBytes } from '../../testing/read-sample.ts';
import { readSendDate } from './sillytavern-dates.ts';

const path = 'chats/Keeper Ines/Keeper Ines - 2026-3-1@10h00m00s.jsonl';

test('a chat comes with its swipes, its tools and its character', async () => {
  const { conversations, skips } = await readSample('sillytavern.jsonl', path);
  expect(skips).toEqual([]);
  const [conversation] = conversations;
  expect(conversation).toMatchObject({
    source: 'sillytavern',
    title: 'By boat, in the storm.',
    assistantName: 'Keeper Ines',
    createdAt: Date.UTC(2026, 2, 1, 10),
    updatedAt: Date.UTC(2026, 2, 1, 10, 5),
    activeLeafSourceId: '4.0',
  });
  expect(conversation && outline(conversation)).toEqual([
    '0.0 <- - assistant: text(*lights the lamp* You came by boat?)',
    '1.0 <- 0.0 user: text(By boat, in the storm.) attachment(boat.png)',
    '3.0 <- 1.0 assistant (llama-3): tool_call(Weather: {"place":"coast"}) output(Weather: storm, nine) text(Brave.)',
    '3.1 <- 1.0 assistant (mistral-large): tool_call(Weather: {"place":"coast"}) output(Weather: storm, nine) reasoning(She is kind.) text(Then sit by the stove, dear.)',
    '4.0 <- 3.1 user: text(Thank you. Who lives here?)',
    '3.2 <- 1.0 assistant: tool_call(Weather: {"place":"coast"}) output(Weather: storm, nine) text(Foolish!)',
    '0.1 <- - assistant: text(The door is open, come in.)',
  ]);
  expect(conversation?.messages.map(({ model }) => model).filter(Boolean)).toEqual(['llama-3', 'mistral-large']);
});

test('a chat keeps its id when it grows or is downloaded again; a branch has another id', async () => {
  const lines = sampleBytes('sillytavern.jsonl').toString().split('\n');
  const readId = async (text: string, name: string) =>
    (await readBytes(Buffer.from(text), name)).conversations[0]?.sourceId;
  const id = await readId(lines.join('\n'), path);
  expect(await readId(lines.slice(0, 3).join('\n'), path)).toBe(id);
  expect(await readId(lines.join('\n'), 'Keeper Ines - 2026-3-1@10h00m00s (1).jsonl')).toBe(id);
  expect(await readId(lines.join('\n'), 'chats/Keeper Ines/Branch #1 - 2026-3-2@09h00m00s.jsonl')).not.toBe(id);
});

test('in a group every reply names its character', async () => {
  const makeLine = (name: string, mes: string) => ({ name, is_user: false, mes, original_avatar: `${name}.png` });
  const lines = [
    { chat_metadata: {}, user_name: 'unused', character_name: 'unused' },
    { name: 'Robin', is_user: true, mes: 'Hello all' },
    makeLine('Ines', 'Hello.'),
    makeLine('Otto', 'Moin.'),
  ];
  const text = lines.map((line) => JSON.stringify(line)).join('\n');
  const { conversations } = await readBytes(Buffer.from(text), 'group chats/Harbour.jsonl');
  expect(conversations).toMatchObject([{ title: 'Harbour', assistantName: 'Ines, Otto' }]);
  expect(conversations.map(outline)).toEqual([
    [
      '0.0 <- - user: text(Hello all)',
      '1.0 <- 0.0 assistant: text(**Ines:** Hello.)',
      '2.0 <- 1.0 assistant: text(**Otto:** Moin.)',
    ],
  ]);
});

test.each([
  ['June 1, 2024 1:05pm', Date.UTC(2024, 5, 1, 13, 5)],
  ['June 1, 2024 12:05am', Date.UTC(2024, 5, 1, 0, 5)],
  ['2024-6-1@13h05m22s', Date.UTC(2024, 5, 1, 13, 5, 22)],
  ['2024-6-1 @13h 05m 22s 123ms', Date.UTC(2024, 5, 1, 13, 5, 22, 123)],
  ['2024-06-01T13:05:22.000Z', Date.UTC(2024, 5, 1, 13, 5, 22)],
  [Date.UTC(2024, 5, 1), Date.UTC(2024, 5, 1)],
  ['Brumaire 1, 2024 1:05pm', null],
  ['soon', null],
])('%s is read as a time', (value, time) => {
  expect(readSendDate(value)).toBe(time);
});

test('a damaged file is read as far as possible', async () => {
  const { conversations, skips } = await readDamaged('sillytavern.jsonl', path);
  expect(conversations).toMatchObject([{ assistantName: 'Keeper Ines' }]);
  expect(skips.map(({ code }) => code)).toEqual(['truncated']);
});
