import { expect, test } from 'vitest';
import { linksIn, linkWeight, linkWordsIn } from './link-words.ts';

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

test('connects by numbers, however they are written, and by words of the same meaning', () => {
  const links = linkWordsIn(['Bathroom quotes', 'Krenn asks 11.800 for the tiles, and we wait until 2026.']);
  const found = linksIn(links, ['Das Bad ist fertig: 12.640 statt 11,800, mit Fliesen.']);
  expect(found.map(({ word }) => word)).toEqual(expect.arrayContaining(['11800', 'tiles']));
  expect(links.some(({ word }) => word === '2026')).toBe(false);
});
