import { expect, test } from 'vitest';
import { listBeginnings } from './word-beginnings.ts';

test.each([
  ['pin|puk', ['pin', 'puk']],
  ['pass(?:word|wort)?|pw', ['pass', 'pw']],
  ['log ?in', ['log in', 'login']],
  ['wi-?fi[ _]key', ['wi-fi ', 'wi-fi_', 'wifi k', 'wifi_k']],
  ['parola d.ordine', ['parola']],
  [String.raw`:\d{2,5}:`, [':']],
  [String.raw`sk\.eyj`, ['sk.eyj']],
  [' (?:pin|code)(?![a-z])', [' pin', ' code']],
  ['secrets?|secret key', ['secret']],
  ['ab*c', ['a']],
])('matches of %s begin with %j', (source, beginnings) => {
  expect(listBeginnings(source).toSorted()).toEqual(beginnings.toSorted());
});

test.each([String.raw`\d{4}`, '.x', 'a?', String.raw`[^a]b`])('it is unknown how matches of %s begin', (source) => {
  expect(() => listBeginnings(source)).toThrow('it is not known');
});
