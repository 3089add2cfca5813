import { expect, test } from 'vitest';
import { anyWordQuery, phraseQuery } from './word-queries.ts';

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

test('a name with signs is searched for beside the words of a phrase or a sentence', () => {
  expect(phraseQuery('modern C++ code')).toBe("('modern' <1> 'C' <1> 'code') & ('cplusplus')");
  expect(anyWordQuery('templates in C++')).toBe("'templat':* | 'cplusplus'");
});

test('stop words of other languages are searched only if the text has no other words', () => {
  expect(anyWordQuery('piante per il balcone', { stopWords: ['per', 'il'] })).toBe("'piant':* | 'balcon':*");
  expect(anyWordQuery('per il', { stopWords: ['per', 'il'] })).toBe("'per' | 'il'");
});
