import { describe, expect, it } from 'vitest';
import { keyPhrases } from './key-phrases.ts';

const phrasesOf = (text: string, limit?: number) => keyPhrases(text, limit).map(({ phrase }) => phrase);

describe('key phrases', () => {
  it('are the recurring subjects of a text', () => {
    const text =
      'How do I set up a roth ira? A roth ira grows without taxes. Compare the roth ira with an index fund. An index fund is cheap.';
    expect(phrasesOf(text, 2)).toEqual(['roth ira', 'index fund']);
  });

  it('keep the capitals of names, and none contains another', () => {
    const phrases = phrasesOf('We drove to Blue Harbor. Blue Harbor is lovely. The harbor of Blue Harbor was full.', 3);
    expect(phrases[0]).toBe('Blue Harbor');
    expect(phrases).not.toContain('harbor');
  });

  it.each([
    ['nothing', ''],
    ['stop words', 'and the of it is'],
    ['code alone', '```\nconst a = 1;\n```'],
    ['signs', '!!! ??? 😀😀 ---'],
  ])('are none in %s', (_name, text) => {
    expect(keyPhrases(text)).toEqual([]);
  });

  it('are found in bounded time in a very long text', () => {
    expect(keyPhrases('garden tools '.repeat(100_000)).length).toBeLessThanOrEqual(5);
  });
});
