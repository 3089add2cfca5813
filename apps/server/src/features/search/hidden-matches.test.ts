import { expect, it } from 'vitest';
import { isShownMatch } from './hidden-matches.ts';

const masked = { stored: 'My password is zebra', shown: 'My password is ••••••••' };
const plain = { stored: 'Horses and donkeys', shown: 'Horses and donkeys' };

it.each([
  ['a word that is masked', [masked], ['zebra'], false, false],
  ['a masked word, whatever the meaning', [masked], ['zebra'], true, false],
  ['a masked word with another one', [masked], ['password', 'zebra'], false, false],
  ['another word that is enough', [masked], ['password', 'zebra'], true, true],
  ['a word beside a mask', [masked], ['password'], false, true],
  ['a word that is also elsewhere', [masked, { stored: 'A zebra', shown: 'A zebra' }], ['zebra'], false, true],
  ['a word of another text', [masked, plain], ['donkeys'], false, true],
  ['texts without anything hidden', [plain], ['zebra'], false, true],
  ['no words, by a filter alone', [masked], [], false, true],
])('%s', (_title, texts, words, isFoundWithoutAllWords, isShown) => {
  expect(isShownMatch(texts, words, isFoundWithoutAllWords)).toBe(isShown);
});
