import { expect, test } from 'vitest';
import { anyWordQuery } from './word-queries.ts';

test('a sentence is looked for by its telling words, whatever their ending', () => {
  expect(anyWordQuery('how did I fix the leaking faucets')).toBe("'fix' | 'leak':* | 'faucet':*");
});

test('there is nothing to look for in words that are everywhere', () => {
  expect(anyWordQuery('what is it that you do')).toBeUndefined();
});

test.each(["o'brien said it's 100% c++ & :* | !(", 'Ελλάδα привет 日本', 'a\\b'])('nothing in %s is syntax', (text) => {
  expect(anyWordQuery(text)).toMatch(/^'[\p{L}\p{M}\p{N}]+'(?::\*)?(?: \| '[\p{L}\p{M}\p{N}]+'(?::\*)?)*$/u);
});
