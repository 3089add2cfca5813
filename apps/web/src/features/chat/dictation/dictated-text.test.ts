import { describe, expect, it } from 'vitest';
import { heardWords, insertWords } from './dictated-text.ts';

describe('dictated words', () => {
  it.each([
    [{ before: '', after: '' }, 'Hello there', 'Hello there', 11],
    [{ before: 'Dear Ana,', after: '' }, 'hello', 'Dear Ana, hello', 15],
    [{ before: 'one\n', after: '' }, 'two', 'one\ntwo', 7],
    [{ before: 'from ', after: 'to Rome' }, 'Berlin', 'from Berlin to Rome', 11],
    [{ before: 'Is it', after: '?' }, 'late', 'Is it late?', 10],
    [{ before: 'kept', after: '' }, '', 'kept', 4],
  ])('are inserted at the caret of %o', (place, words, text, caret) => {
    expect(insertWords(place, words)).toEqual({ text, caret });
  });

  it('are the recognised results in order, joined by one space', () => {
    const results = [[{ transcript: 'Buy milk' }], [{ transcript: ' and bread ' }], [{ transcript: '' }]];
    expect(heardWords(results, 0)).toBe('Buy milk and bread');
    expect(heardWords(results, 1)).toBe('and bread');
  });
});
