import type { MatchRange } from '@app/contract/search';
import { describe, expect, it } from 'vitest';
import { splitSnippet } from './highlight.ts';

const splitAndMark = (snippet: string, highlights: MatchRange[]) =>
  splitSnippet(snippet, highlights)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

describe('the parts of a snippet', () => {
  it('mark what matched and keep the rest', () => {
    expect(
      splitAndMark('a video about video games', [
        [2, 7],
        [14, 19],
      ]),
    ).toBe('a [video] about [video] games');
  });

  it('lose and repeat no text when highlights overlap, are out of order or exceed the end', () => {
    const parts = splitSnippet('one two three', [
      [8, 99],
      [0, 5],
      [4, 7],
    ]);
    expect(parts.map(({ text }) => text).join('')).toBe('one two three');
    expect(
      splitAndMark('one two three', [
        [8, 99],
        [0, 5],
        [4, 7],
      ]),
    ).toBe('[one t][wo] [three]');
  });

  it('are one part without highlights, and none for an empty snippet', () => {
    expect(splitAndMark('plain', [])).toBe('plain');
    expect(splitSnippet('', [])).toEqual([]);
  });
});
