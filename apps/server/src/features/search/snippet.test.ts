import { describe, expect, test } from 'vitest';
import { countMatches, makeSnippet } from './snippet.ts';

const listMarked = (content: string, words: string[]) => {
  const { text, highlights } = makeSnippet(content, words);
  return highlights.map(([from, to]) => text.slice(from, to));
};

describe('a snippet', () => {
  test('highlights every match, ignoring case and accents', () => {
    expect(listMarked('Our Café budget for the cafe', ['cafe', 'budget'])).toEqual(['Café', 'budget', 'cafe']);
  });

  test('begins a little before the first match of a long text', () => {
    const { text } = makeSnippet(`${'filler words here '.repeat(50)}the mortgage rate`, ['mortgage']);
    expect(text.startsWith('… ')).toBe(true);
    expect(text).toContain('mortgage rate');
    expect(text.length).toBeLessThan(260);
  });

  test('shows the match after a very long word', () => {
    expect(listMarked(`${'x'.repeat(300)}/needle in one address and more words`, ['needle'])).toEqual(['needle']);
  });

  test('shows words without formatting characters', () => {
    const text =
      '## Trip\n\n- **Kyoto** in [spring](https://example.org)\n- `osaka`\n\n| Day | Sum |\n|---|---|\n| Mon | 5 |';
    expect(makeSnippet(text, ['kyoto'])).toEqual({
      text: 'Trip Kyoto in spring osaka Day Sum Mon 5',
      highlights: [[5, 10]],
    });
    expect(listMarked('a **garden** *budget* plan', ['garden budget'])).toEqual(['garden budget']);
  });

  test('leaves code as it is, even far inside of it', () => {
    const code = `\`\`\`py\n${'# filler __x__\n'.repeat(60)}call(**needle)\n\`\`\``;
    expect(makeSnippet(code, ['needle']).text).toContain('# filler __x__ call(**needle)');
  });

  test('shows the address of a link if only that has the words', () => {
    const { text, highlights } = makeSnippet('Read [this](https://example.org/mortgage) first', ['mortgage']);
    expect(highlights.map(([from, to]) => text.slice(from, to))).toEqual(['mortgage']);
  });

  test('is the beginning of a text without the words', () => {
    expect(makeSnippet('Hello\n\nthere', ['absent'])).toEqual({ text: 'Hello there', highlights: [] });
  });
});

test('matches are counted at the beginnings of words', () => {
  expect(countMatches('Roaming in Rome', ['ro', 'ome', 'rome'])).toBe(2);
});
