import fc from 'fast-check';
import { expect, it } from 'vitest';
import { indexEntries, type ListedText } from './entry-index.ts';

const MIN_LENGTH_INSIDE = 4;
const letters = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom('a', 'b'), minLength, maxLength });
const entry = fc.oneof(
  fc.record({ text: letters(1, 3), isWhole: fc.constant(true), isPhrase: fc.constant(false) }),
  fc.record({ text: letters(2, 6), isWhole: fc.constant(false), isPhrase: fc.constant(false) }),
  fc.record({
    text: fc.array(letters(1, 2), { minLength: 1, maxLength: 2 }).map((words) => words.join(' ')),
    isWhole: fc.constant(false),
    isPhrase: fc.constant(true),
  }),
);

/** Whether an entry occurs in the words, by comparing it with each of them. */
function occursIn(words: readonly string[], { text, isWhole, isPhrase }: ListedText): boolean {
  if (isPhrase) return ` ${words.join(' ')} `.includes(` ${text} `);
  return words.some((word) => {
    if (isWhole) return word === text;
    return word.startsWith(text) || (text.length >= MIN_LENGTH_INSIDE && word.includes(text));
  });
}

it('finds the same entries as a comparison of each word with each entry, in the order of the list', () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 12 }), fc.array(letters(1, 50), { maxLength: 6 }), (entries, words) => {
      const { findIn } = indexEntries(entries, { minLengthInside: MIN_LENGTH_INSIDE });
      expect(findIn(words)).toEqual(entries.filter((listed) => occursIn(words, listed)));
    }),
    { numRuns: 500 },
  );
});
