import { expect, test } from 'vitest';
import { chooseTopics } from './choose-topics.ts';

const row = (key: string, earlier: number, later: number) => ({
  key,
  conversations: earlier + later,
  inSecondHalf: later,
});

test('a topic rises or falls by at least two conversations and a third', () => {
  const topics = chooseTopics([row('oak', 10, 12), row('pine', 2, 6), row('elm', 5, 1), row('ash', 1, 2)]);
  expect(topics.map(({ key, direction }) => `${key} ${direction}`)).toEqual([
    'oak steady',
    'pine rising',
    'elm falling',
    'ash steady',
  ]);
});

test('a word counts with the pair it mostly occurs in, and alone when it also occurs elsewhere', () => {
  const keys = (word: number) =>
    chooseTopics([row('bread', 0, word), row('sourdough bread', 0, 6)]).map(({ key }) => key);
  expect(keys(8)).toEqual(['sourdough bread']);
  expect(keys(30)).toEqual(['bread', 'sourdough bread']);
});

test('overlapping word pairs of one name are one topic', () => {
  const keys = (other: number) =>
    chooseTopics([row('week status', 2, 6), row('status update', 1, other)]).map(({ key }) => key);
  expect(keys(6)).toEqual(['week status']);
  expect(keys(1)).toEqual(['week status', 'status update']);
  expect(chooseTopics([row('client chas', 2, 2), row('client remind', 2, 2)]).map(({ key }) => key)).toEqual([
    'client chas',
  ]);
});

test('topics that change most are included even when others are more frequent', () => {
  const frequent = Array.from({ length: 20 }, (_, index) => row(`steady${index}`, 50, 50));
  const topics = chooseTopics([...frequent, row('new', 0, 5)]);
  expect(topics.map(({ key }) => key)).toContain('new');
  expect(topics.length).toBeLessThanOrEqual(20);
});
