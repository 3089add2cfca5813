import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AppError } from '#platform/app-error.ts';
import { parseQuery } from './search-query.ts';

const emptyQuery = {
  words: '',
  phrases: [],
  excluded: [],
  categories: [],
  sources: [],
  projects: [],
  models: [],
  has: [],
};

describe('a search is parsed', () => {
  test.each([
    ['sour dough', { words: 'sour dough' }],
    ['"sour dough" starter', { phrases: ['sour dough'], words: 'starter' }],
    ['“sour dough”', { phrases: ['sour dough'] }],
    ['bread -rye -"white flour"', { words: 'bread', excluded: ['rye', 'white flour'] }],
    ['well-known 3 - 2', { words: 'well-known 3 - 2' }],
    ['category:Health category:"Home & Garden"', { categories: ['Health', 'Home & Garden'] }],
    ['plan in:document has:images', { words: 'plan', isInDocument: true, has: ['image'] }],
    ['plan is:archived', { words: 'plan', isArchived: true }],
    ['SOURCE:ChatGPT Has:code has:attachments', { sources: ['ChatGPT'], has: ['code', 'attachment'] }],
    ['project:"New house" model:gpt-4', { projects: ['New house'], models: ['gpt-4'] }],
    ['before:2026-02-01 after:2025', { before: '2026-02-01', after: '2025-01-01' }],
    ['after:2026/3/9 before:2026-04', { after: '2026-03-09', before: '2026-04-01' }],
    [
      'https://example.org note:this "still typing',
      { words: 'https://example.org note:this', phrases: ['still typing'] },
    ],
    ['a"b" ""', { words: 'a"b"', phrases: [''] }],
    ['!!! & | ( :*', { words: '!!! & | ( :*' }],
  ])('%s', (text, parts) => {
    expect(parseQuery(text)).toEqual({ ...emptyQuery, ...parts });
  });

  test.each([
    ['before:soon', 'Please write before: with a date, such as before:2026-01-31, before:2026-01 or before:2026.'],
    ['after:2026-02-30', 'Please write after: with a date, such as after:2026-01-31, after:2026-01 or after:2026.'],
    ['after:', 'Please write after: with a date, such as after:2026-01-31, after:2026-01 or after:2026.'],
    ['before:0000', 'Please write before: with a date, such as before:2026-01-31, before:2026-01 or before:2026.'],
    ['in:drawer', 'Please use in:document, or leave it out to search everywhere.'],
    ['is:old', 'Please use is:archived.'],
    ['has:music', 'Please use has:code, has:event, has:attachment, has:document or has:image.'],
    ['bread category:', 'Please name a category, such as category:health.'],
    ['model:', 'Please name a model, such as model:gpt-4.'],
    ['project:""', 'Please name a project, such as project:kitchen.'],
    ['source:""', 'Please name a source, such as source:chatgpt.'],
    ['-category:health', 'Please put the minus before words, not before category:'],
  ])('%s is refused with what is expected', (text, message) => {
    expect(() => parseQuery(text)).toThrow(expect.objectContaining({ code: 'search.query_invalid', message }) as Error);
  });

  test('any text is either parsed or refused with a message', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom('"', '-', 'has:', 'before:', 'category:', '2026-01-31', ' ', '“'),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        try {
          parseQuery(pieces.join(''));
        } catch (error) {
          expect(error).toBeInstanceOf(AppError);
        }
      }),
    );
  });
});
