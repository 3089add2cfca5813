import { expect, test } from 'vitest';
import { rememberLast } from './remember-last.ts';

test('a result is computed again only for another text', () => {
  const computed: string[] = [];
  const shout = rememberLast((text) => {
    computed.push(text);
    return text === '' ? undefined : text.toUpperCase();
  });
  expect(['a', 'a', 'b', 'a', '', ''].map(shout)).toEqual(['A', 'A', 'B', 'A', undefined, undefined]);
  expect(computed).toEqual(['a', 'b', 'a', '']);
});
