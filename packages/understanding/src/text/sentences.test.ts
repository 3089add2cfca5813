import { describe, expect, it } from 'vitest';
import { plainText, withoutCode } from './plain-text.ts';
import { splitSentences } from './sentences.ts';

describe('sentences', () => {
  it('end at punctuation and line ends, not at abbreviations or numbers', () => {
    const text = 'Dr. Smith sees me at 9 a.m. on Friday. It costs 3.5 euros!\nBring the card';
    expect(splitSentences(text).map((sentence) => sentence.text)).toEqual([
      'Dr. Smith sees me at 9 a.m. on Friday.',
      'It costs 3.5 euros!',
      'Bring the card',
    ]);
  });

  it('continue after the number of a day', () => {
    const text = 'Bis zum 31. Juli muss sie da sein. Es waren 12. Danach kam keiner.';
    expect(splitSentences(text).map((sentence) => sentence.text)).toEqual([
      'Bis zum 31. Juli muss sie da sein.',
      'Es waren 12.',
      'Danach kam keiner.',
    ]);
  });

  it('have their start index', () => {
    const text = 'One.  Two.';
    for (const { text: sentence, start } of splitSentences(text))
      expect(text.slice(start, start + sentence.length)).toBe(sentence);
  });

  it('are limited to a maximum number', () => {
    expect(splitSentences('all right. '.repeat(10_000), 50)).toHaveLength(50);
  });
});

describe('plain text', () => {
  it('has no control or direction marks and no typographic quotes', () => {
    expect(plainText('a\u0000b\u202E ‘c’ “d”')).toBe('a b  \'c\' "d"');
  });

  it('is cut to the maximum length', () => {
    expect(plainText('x'.repeat(1_000_000)).length).toBe(20_000);
  });

  it('without code keeps the text around it', () => {
    expect(withoutCode('before\n```\ncode\n```\n> quoted\nafter `x` https://example.com/a').trim()).toMatch(
      /^before\nafter\s+$|^before\nafter/,
    );
    expect(withoutCode('```\ncode\n```\n> quoted\nconst a = 1;\nfrom os import path').trim()).toBe('');
  });
});
