import { expect, test } from 'vitest';
import { createSimilarKeyIndex } from './similar-keys.ts';

test('a recommendation that was decided on is not repeated in other words or by another rule', () => {
  const decided = createSimilarKeyIndex(['unfinished_plan:coffee lisbon open shop', 'recurring_worry:thesi']);
  expect(decided.has('unfinished_plan:coffee lisbon open shop')).toBe(true);
  expect(decided.has('unfinished_plan:coffee lisbon open shop sister')).toBe(true);
  expect(decided.has('wished_habit:coffee lisbon shop')).toBe(true);
  expect(decided.has('unfinished_plan:marathon run')).toBe(false);
  expect(decided.has('recurring_worry:exam')).toBe(false);
  expect(decided.has('repeated_question:coffee lisbon open shop write')).toBe(false);
  decided.add('open_promise:marathon run');
  expect(decided.has('unfinished_plan:marathon run spring')).toBe(true);
});
