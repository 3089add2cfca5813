import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readDamaged } from '../../testing/damage-sample.ts';
import { outline, readBytes, readSample } from '../../testing/read-sample.ts';

const path = 'conversations/Kitchen/Bread/1772359200000.conversation.json';

test('a conversation comes with its versions, its tools and its thoughts', async () => {
  const { conversations, skips } = await readSample('lmstudio.json', path);
  expect(skips).toEqual([]);
  const [conversation] = conversations;
  expect(conversation).toMatchObject({
    source: 'lmstudio',
    sourceId: '1772359200000',
    title: 'Bread at home',
    isPinned: true,
    createdAt: 1_772_359_200_000,
    updatedAt: 1_772_359_320_000,
    projectName: 'Kitchen / Bread',
    activeLeafSourceId: '2.0',
  });
  expect(conversation && outline(conversation)).toEqual([
    '0.0 <- - user: text(Why does my loaf stay flat?) attachment(1772359201000 - 1.png)',
    '1.0 <- 0.0 assistant (qwen/qwen3-8b)!: text(Too little time, or old yeast.)',
    '1.1 <- 0.0 assistant (qwen/qwen3-8b): reasoning(Look at the proofing first.) tool_call(room_temperature: { "room": "kitchen" }) output(17 degrees) text(The kitchen is cold: let it rise twice as long.)',
    '2.0 <- 1.1 user: text(And the oven?)',
  ]);
  expect(conversation?.messages.map(({ model, isInterrupted }) => [model, isInterrupted])).toEqual([
    [undefined, undefined],
    ['qwen/qwen3-8b', true],
    ['qwen/qwen3-8b', undefined],
    [undefined, undefined],
  ]);
});

test('a bare file has no folder, and its id is the number in its name', async () => {
  const { conversations } = await readSample('lmstudio.json', '1772359200000.conversation (1).json');
  expect(conversations).toMatchObject([{ sourceId: '1772359200000', projectName: null }]);
});

test('without an id in the name of the file, the id is the creation time', async () => {
  const { conversations } = await readSample('lmstudio.json', 'capture.json');
  expect(conversations).toMatchObject([{ sourceId: '1772359200000' }]);
});

test('a conversation that was only begun is skipped with a reason', async () => {
  const empty = { name: 'Begun', messages: [], usePerChatPredictionConfig: true, clientInput: 'a draft' };
  const { skips } = await readBytes(Buffer.from(JSON.stringify(empty)), path);
  expect(skips).toMatchObject([{ item: 'Begun', code: 'no_messages' }]);
});

test('a damaged file is read as far as possible', async () => {
  const { conversations, skips } = await readDamaged('lmstudio.json', path);
  expect([conversations, skips]).toMatchObject([[], [{ code: 'truncated' }]]);
});

const real = join(process.env['REAL_DATA_DIR'] ?? '', 'capture/lm-studio');

test.runIf(process.env['REAL_DATA_DIR'])('real files lose no text of a person or of a reply', async () => {
  const files = readdirSync(real, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
  expect(files).not.toEqual([]);
  for (const file of files) {
    const bytes = readFileSync(join(real, file));
    const { conversations, skips } = await readBytes(bytes, file.replaceAll('\\', '/'));
    const expected = [...bytes.toString().matchAll(/"text": "((?:[^"\\]|\\.)*)"/g)].map(([, text]) => text);
    const found = conversations.flatMap(({ messages }) =>
      messages.flatMap(({ blocks, content }) => (blocks ?? [{ text: content }]).flatMap((block) => listTexts(block))),
    );
    expect([found.toSorted(), skips]).toEqual([expected.toSorted(), []]);
  }
});

const listTexts = (block: object) => ('text' in block && typeof block.text === 'string' ? [block.text] : []);
