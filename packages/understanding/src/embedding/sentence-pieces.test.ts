import { describe, expect, it } from 'vitest';
import { createTokenizer, type SentencePiece } from './sentence-pieces.ts';

const reserved: SentencePiece[] = Array.from({ length: 6 }, (_, at) => [`<${at}>`, 0]);
const pieces: SentencePiece[] = [
  ...reserved,
  ['▁', -4],
  ['a', -5],
  ['b', -5],
  ['ab', -6],
  ['▁ab', -7],
  ['▁abc', -20],
  ['c', -6],
];
const idOf = (piece: string): number => pieces.findIndex(([known]) => known === piece);
const tokenizer = createTokenizer(pieces);

describe('the tokenizer', () => {
  it('chooses the likeliest split, not the longest piece', () => {
    expect(tokenizer.encode('ab', 10)).toEqual([idOf('▁ab')]);
    expect(tokenizer.encode('abc', 10)).toEqual([idOf('▁ab'), idOf('c')]);
    expect(tokenizer.score('abc')).toBe(-13);
  });

  it('treats any white space as one blank, and ignores it around the text', () => {
    expect(tokenizer.encode('  ab\n\t ab ', 10)).toEqual([idOf('▁ab'), idOf('▁ab')]);
  });

  it('merges adjacent characters without a piece into one unknown piece', () => {
    expect(tokenizer.encode('ab日本語ab', 10)).toEqual([idOf('▁ab'), 0, idOf('ab')]);
  });

  it('returns no piece for an empty text, and at most as many pieces as the limit', () => {
    expect(tokenizer.encode(' \n', 10)).toEqual([]);
    expect(tokenizer.encode('ab '.repeat(1_000), 7)).toHaveLength(7);
  });
});
