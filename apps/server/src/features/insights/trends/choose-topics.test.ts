import { expect, test } from 'vitest';
import { chooseTopics } from './choose-topics.ts';

const makeRow = (key: string, earlier: number, later: number) => ({
  key,
  conversations: earlier + later,
  inSecondHalf: later,
});

test('a topic is rising or falling if it changes by at least two conversations and a third of the smaller half', () => {
  const topics = chooseTopics([
    makeRow('oak', 10, 12),
    makeRow('pine', 2, 6),
    makeRow('elm', 5, 1),
    makeRow('ash', 1, 2),
  ]);
  expect(topics.map(({ key, direction }) => `${key} ${direction}`)).toEqual([
    'oak steady',
    'pine rising',
    'elm falling',
    'ash steady',
  ]);
});

test('a word is not a topic of its own if most of its conversations have a word pair that contains it', () => {
  const chooseKeys = (conversations: number) =>
    chooseTopics([makeRow('bread', 0, conversations), makeRow('sourdough bread', 0, 6)]).map(({ key }) => key);
  expect(chooseKeys(8)).toEqual(['sourdough bread']);
  expect(chooseKeys(30)).toEqual(['bread', 'sourdough bread']);
});

test('overlapping word pairs of one name are one topic', () => {
  const chooseKeys = (later: number) =>
    chooseTopics([makeRow('week status', 2, 6), makeRow('status update', 1, later)]).map(({ key }) => key);
  expect(chooseKeys(6)).toEqual(['week status']);
  expect(chooseKeys(1)).toEqual(['week status', 'status update']);
  expect(chooseTopics([makeRow('client chas', 2, 2), makeRow('client remind', 2, 2)]).map(({ key }) => key)).toEqual([
    'client chas',
  ]);
});

test('topics that change most are included even when others are more frequent', () => {
  const frequent = Array.from({ length: 20 }, (_, index) => makeRow(`steady${index}`, 50, 50));
  const topics = chooseTopics([...frequent, makeRow('new', 0, 5)]);
  expect(topics.map(({ key }) => key)).toContain('new');
  expect(topics.length).toBeLessThanOrEqual(20);
});
