import { expect, it } from 'vitest';
import { SUBJECT_SLUGS } from './built-in-categories.ts';
import { lexiconScores, LONGEST_PHRASE, stemsOf } from './lexicon-scores.ts';
import { CATEGORY_WORDS, SMALL_TALK } from './lexicons/category-words.ts';

const workScore = (text: string): number => lexiconScores(text)[SUBJECT_SLUGS.indexOf('work')] ?? 0;

it('finds every phrase of the lists', () => {
  const lists = [...Object.values(CATEGORY_WORDS).flatMap(({ strong, weak }) => [strong, weak]), SMALL_TALK];
  const tooLong = lists
    .join(',')
    .split(',')
    .filter((phrase) => stemsOf(phrase).length > LONGEST_PHRASE);
  expect(tooLong).toEqual([]);
});

it('reads C++ and C# as names of languages, and C alone as a letter', () => {
  expect(workScore('templates in C++')).toBeGreaterThan(0);
  expect(workScore('a C# service')).toBeGreaterThan(0);
  expect(workScore('the key of C sharp')).toBe(0);
  expect(workScore('hepatitis C')).toBe(0);
});
