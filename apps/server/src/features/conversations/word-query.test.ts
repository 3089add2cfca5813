import { expect, test } from 'vitest';
import { everyWordQuery } from './word-query.ts';

test('every word must occur, the last one as a prefix', () => {
  expect(everyWordQuery('budget for Ro')).toBe("'budget' & 'for' & 'Ro':*");
});

test('no search text can end the quotes around its words', () => {
  expect(everyWordQuery("it's & !('x') <-> \\")).toBe("'it' & 's' & 'x':*");
});

test('words of other scripts count, punctuation alone does not', () => {
  expect(everyWordQuery('日本 здраво')).toBe("'日本' & 'здраво':*");
  expect(everyWordQuery(' …!? ')).toBeUndefined();
});

test('a name with special characters is searched as one word, and not as a prefix', () => {
  expect(everyWordQuery('templates in C++')).toBe("'cplusplus' & 'templates' & 'in'");
  expect(everyWordQuery('C# lin')).toBe("'csharp' & 'lin':*");
  expect(everyWordQuery('node.js')).toBe("('nodejs' | 'node' <-> 'js')");
});
