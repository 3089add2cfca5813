import { expect, test } from 'vitest';
import { linkWeight, linkWordsIn } from './link-words.ts';

const named = (text: string): string[] => linkWordsIn([text]).flatMap(({ word, isName }) => (isName ? [word] : []));

test.each([
  ['We took Brouwers for the shed at the Lindenhof.', ['brouwers', 'lindenhof']],
  ['Afspraak met dr. Okonkwo in het Marienstift.', ['okonkwo', 'marienstift']],
  ['Our lunch with Dr. Petit is on Monday 3 March.', ['petit']],
  ['Nous partons avec Mme Lefort en juillet.', ['lefort']],
])('names connect, but no days and no forms of address: %s', (text, names) => {
  expect(named(text)).toEqual(names);
});

test('German nouns are words like others', () => {
  expect(named('Ich habe die Rechnung für das Fahrrad gestern bezahlt.')).toEqual([]);
});

test('a name weighs more than another word, and a common word nothing', () => {
  expect(linkWeight({ isName: true }, 2)).toBeGreaterThan(linkWeight({ isName: false }, 2));
  expect(linkWeight({ isName: true }, 6)).toBe(0);
});
