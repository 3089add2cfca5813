import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createWordFinder } from './word-finder.ts';

test('all words are found at all their places, even a word inside another one', () => {
  const find = createWordFinder([['access token', 'pin'], ['token', 'ken'], ['zin']]);
  expect(find('access token, spin → token')).toEqual([[0, 15], [7, 9, 21, 23], []]);
});

test('the places are the same as when each word is searched for alone', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', ' '), minLength: 1, maxLength: 4 });
  const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', 'é', '🙂'), maxLength: 40 });
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 6 }), text, (words, searched) => {
      const places = (word: string) =>
        Array.from({ length: searched.length }, (_, at) => at).filter((at) => searched.startsWith(word, at));
      expect(createWordFinder(words.map((one) => [one]))(searched)).toEqual(words.map(places));
    }),
  );
});
