import { expect, it } from 'vitest';
import { findAddresses, findNamed } from './named-addresses.ts';

const named = findAddresses([
  'See https://Example.org/a/b?x=1#top, and (http://news.test/story).',
  'What does www.shop.example/list/ cost? Also https://en.wikipedia.org/wiki/Go_(game)! ann@mail.example',
]);

it.each([
  ['https://example.org/a/b?x=1', 'https://example.org/a/b?x=1#top'],
  ['http://example.org/a/b?x=1#other', 'https://example.org/a/b?x=1#top'],
  ['https://news.test/story/', 'http://news.test/story'],
  ['www.shop.example/list', 'https://www.shop.example/list/'],
  ['https://en.wikipedia.org/wiki/Go_(game)', 'https://en.wikipedia.org/wiki/Go_(game)'],
])('%s was named', (address, url) => {
  expect(findNamed(named, address)).toBe(url);
});

it.each([
  'https://example.org/a/b',
  'https://example.org/a/b?x=2',
  'https://example.org/a/b?x=1&secret=y',
  'https://evil.test/',
  'https://mail.example/',
  'https://news.test:8080/story',
  'https://user:word@news.test.evil.test/story',
  'ftp://news.test/story',
  'nonsense words',
])('%s was not named', (address) => {
  expect(findNamed(named, address)).toBeUndefined();
});
