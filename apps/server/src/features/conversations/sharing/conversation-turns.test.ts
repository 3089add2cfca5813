import type { Message } from '@app/contract/conversations';
import { expect, test } from 'vitest';
import { writeTurns } from './conversation-turns.ts';

const style = { formatTime: () => 'now', toMarkdown: ({ content }: Message) => content };
const isHeading = (part: string) => part.startsWith('## ');

/** Messages with the parents that `parentOf` returns, and how often an id or a parent id was read. */
function makeTree(count: number, parentOf: (index: number) => number) {
  const work = { reads: 0 };
  const messages = Array.from({ length: count }, (_, index): Message => ({
    get id() {
      work.reads += 1;
      return `m${index}`;
    },
    get parentId() {
      work.reads += 1;
      return index === 0 ? null : `m${parentOf(index)}`;
    },
    role: index % 2 === 0 ? 'user' : 'assistant',
    content: `text ${index}`,
    createdAt: '2026-11-20T09:00:00Z',
    status: 'complete',
  }));
  return { messages, work };
}

test('every message is written once: a branch begins where it leaves the branches before it', () => {
  const { messages } = makeTree(6, (index) => [0, 0, 1, 1, 3, 0][index] ?? 0);
  const parts = writeTurns({ messages, activeLeafId: 'm2' }, true, style);
  expect(parts.map((part) => /^\*\*.*\n\n(.*)$/s.exec(part)?.[1] ?? part)).toEqual([
    'text 0',
    'text 1',
    'text 2',
    '---',
    '## Branch 2, after “text 1”',
    'text 3',
    'text 4',
    '---',
    '## Branch 3, after “text 0”',
    'text 5',
  ]);
});

test.each([
  ['that all leave the first message', () => 0],
  ['that leave each other', (index: number) => (index % 2 === 1 ? index - 1 : Math.max(0, index - 2))],
])('four times as many branches %s take four times the work', (_how, parentOf) => {
  const [small, large] = [500, 2_000].map((count) => {
    const { messages, work } = makeTree(count, parentOf);
    const parts = writeTurns({ messages, activeLeafId: 'm1' }, true, style);
    expect(parts.filter((part) => part !== '---' && !isHeading(part))).toHaveLength(count);
    return work.reads;
  });
  expect((large ?? 0) / (small ?? 1)).toBeLessThan(5);
});
