import { expect, it } from 'vitest';
import { isShownMatch } from './hidden-matches.ts';

const masked = { stored: 'My password is zebra', shown: 'My password is ••••••••' };
const plain = { stored: 'Horses and donkeys', shown: 'Horses and donkeys' };

it.each([
  ['a word that is masked', [masked], ['zebra'], false],
  ['a masked word alone, even if some words are enough', [masked], ['zebra'], true],
  ['a masked word and another one, if all words are needed', [masked], ['password', 'zebra'], false],
])('another program does not see a hit by %s', (_by, texts, words, isFoundWithoutAllWords) => {
  expect(isShownMatch(texts, words, isFoundWithoutAllWords)).toBe(false);
});

it.each([
  ['a masked word and another one, if some words are enough', [masked], ['password', 'zebra'], true],
  ['a word beside a mask', [masked], ['password'], false],
  ['a masked word that is also elsewhere', [masked, { stored: 'A zebra', shown: 'A zebra' }], ['zebra'], false],
  ['a word of another text', [masked, plain], ['donkeys'], false],
  ['any word, if nothing is masked', [plain], ['zebra'], false],
  ['a filter alone', [masked], [], false],
])('another program sees a hit by %s', (_by, texts, words, isFoundWithoutAllWords) => {
  expect(isShownMatch(texts, words, isFoundWithoutAllWords)).toBe(true);
});
