import { expect, test } from 'vitest';
import { searchAtWords, createTextReader, findMatches, wordsOf } from './search.ts';

const WORDS = 'access token|token|pin';
const PATTERN = String.raw`(?<![a-z])(?:${WORDS}) (\d+)`;

test.each([
  'access token 12',
  'Access Token token 7, PIN 3',
  'pin pin 4',
  'spin 5',
  'clé et token 1 token 2',
  'İ token 6',
])('in %j the matches are the same as if the pattern were tried at every character', (text) => {
  const search = searchAtWords(WORDS, PATTERN);
  const searched = createTextReader([search])(text);
  const everywhere = [...searched.plain.matchAll(new RegExp(PATTERN, 'giu'))];
  const found = findMatches(search, searched, searched.plain);
  expect(found.map(({ 0: match, index }) => [match, index])).toEqual(
    everywhere.map(({ 0: match, index }) => [match, index]),
  );
});

test('a pattern is not tried in a text without what it needs', () => {
  const search = { pattern: /bearer \d+/gi, needs: wordsOf('bearer') };
  const other = { ...search, needs: wordsOf('authorization|bearer:') };
  const searched = createTextReader([search, other])('Bearer 1234');
  expect(findMatches(search, searched, searched.text)).toHaveLength(1);
  expect(findMatches(other, searched, searched.text)).toEqual([]);
  expect(findMatches({ ...search, needs: /authorization/ }, searched, searched.text)).toEqual([]);
});
