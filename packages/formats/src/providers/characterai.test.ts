import { expect, test } from 'vitest';
import { readDamaged } from '../../testing/damage-sample.ts';
import { outline, readBytes, readSample, sampleBytes } from '../../testing/read-sample.ts';

test('turns are read in order with all candidates; older histories are read too', async () => {
  const { conversations, skips } = await readSample('characterai.json');
  expect(skips).toEqual([]);
  expect(conversations).toMatchObject([
    {
      source: 'characterai',
      sourceId: '0f1c-chat',
      title: 'Where do we sail?',
      assistantName: 'Captain Bo',
      createdAt: Date.UTC(2026, 2, 1, 10),
      updatedAt: Date.UTC(2026, 2, 1, 10, 3, 0, 500),
      activeLeafSourceId: 'c4',
    },
    { sourceId: 'hist-1', title: 'Any storms?', assistantName: 'Old Salt', createdAt: Date.UTC(2023, 1, 1, 10) },
  ]);
  expect(conversations.map(outline)).toEqual([
    [
      'c1 <- - assistant: text(Welcome aboard.)',
      'c2 <- c1 user: text(Where do we sail?)',
      'c3a <- c2 assistant: text(West, before the tide.)',
      'c3b <- c2 assistant: text(*points* North!)',
      'c4 <- c3b user: text(North it is.)',
    ],
    ['u1 <- - assistant: text(Ahoy.)', 'u2 <- u1 user: text(Any storms?)', 'u3 <- u2 assistant: text(One, long ago.)'],
  ]);
});

test('a chat that is one page of turns has the same id and messages as in a list of chats', async () => {
  const { chats } = JSON.parse(sampleBytes('characterai.json').toString()) as { chats: { turns: unknown[] }[] };
  const page = { turns: chats[0]?.turns, meta: { next_token: null } };
  const { conversations } = await readBytes(Buffer.from(JSON.stringify(page)), 'turns.json');
  const all = await readSample('characterai.json');
  expect(conversations.map(outline)).toEqual(all.conversations.slice(0, 1).map(outline));
  expect(conversations).toMatchObject([{ sourceId: '0f1c-chat', assistantName: 'Captain Bo' }]);
});

test('damage never makes the reader throw, and half a file is reported as truncated', async () => {
  const { conversations, skips } = await readDamaged('characterai.json');
  expect([conversations.length, skips.map(({ code }) => code)]).toEqual([0, ['truncated']]);
});
