import { describe, expect, test } from 'vitest';
import { countMatches, makeSnippet } from './snippet.ts';

const marked = (content: string, words: string[]) => {
  const { text, highlights } = makeSnippet(content, words);
  return highlights.map(([from, to]) => text.slice(from, to));
};

describe('a snippet', () => {
  test('marks every match without regard to case and accents', () => {
    expect(marked('Our Café budget for the cafe', ['cafe', 'budget'])).toEqual(['Café', 'budget', 'cafe']);
  });

  test('begins a little before the first match of a long text', () => {
    const { text } = makeSnippet(`${'filler words here '.repeat(50)}the mortgage rate`, ['mortgage']);
    expect(text.startsWith('… ')).toBe(true);
    expect(text).toContain('mortgage rate');
    expect(text.length).toBeLessThan(260);
  });

  test('is the beginning of a text that holds none of the words', () => {
    expect(makeSnippet('Hello\n\nthere', ['absent'])).toEqual({ text: 'Hello there', highlights: [] });
  });
});

test('matches are counted at the beginnings of words', () => {
  expect(countMatches('Roaming in Rome', ['ro', 'ome', 'rome'])).toBe(2);
});
