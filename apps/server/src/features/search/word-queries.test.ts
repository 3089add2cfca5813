import { expect, test } from 'vitest';
import { anyWordQuery } from './word-queries.ts';

test('a sentence is searched by its content words with any ending', () => {
  expect(anyWordQuery('how did I fix the leaking faucets')).toBe("'fix' | 'leak':* | 'faucet':*");
});

test('stop words alone give no query', () => {
  expect(anyWordQuery('what is it that you do')).toBeUndefined();
});

test.each(["o'brien said it's 100% c++ & :* | !(", 'Ελλάδα привет 日本', 'a\\b'])(
  '%s contains no query syntax',
  (text) => {
    expect(anyWordQuery(text)).toMatch(/^'[\p{L}\p{M}\p{N}]+'(?::\*)?(?: \| '[\p{L}\p{M}\p{N}]+'(?::\*)?)*$/u);
  },
);
