import { expect, test } from 'vitest';
import { recallQuestion } from './recall-question.ts';
import { isSettled, laterStateIn, mayHaveChanged } from './later-state.ts';
import { namesRate } from './number-evidence.ts';

const read = (text: string, language: 'en' | 'nl' | 'de' | 'fr' = 'en') => {
  const asked = recallQuestion(text, language);
  if (asked === undefined) throw new Error(`${text} is no question for something known`);
  return asked;
};

test.each([
  ['What did the roof cost us in the end?', 'en', true],
  ['Where does Grandma live now?', 'en', true],
  ['Wat hebben we uiteindelijk voor de boot betaald?', 'nl', true],
  ['Why did I leave the choir?', 'en', false],
  ['What did the roofer ask at first?', 'en', false],
  ['Which names did you suggest for our boat?', 'en', false],
] as const)('%s', (text, language, expected) => {
  expect(mayHaveChanged(read(text, language), text)).toBe(expected);
});

test('what was paid in the end is not looked for in later conversations', () => {
  const asked = read('What did the roof cost us in the end?');
  expect(isSettled(asked, [{ text: 'The final bill is 8,200 and we paid it.' }])).toBe(true);
  expect(isSettled(asked, [{ text: 'We go with Moser, 7,900.' }])).toBe(false);
});

test('a later conversation tells how it begins and how it ended, and nothing if nothing is certain', () => {
  const asked = read('Where does Grandma live now?');
  const turns = (texts: readonly string[]) =>
    texts.map((text, at) => ({ id: `${at}`, role: at % 2 === 0 ? ('user' as const) : ('assistant' as const), text }));
  const told = laterStateIn(asked, 'en', {
    turns: turns([
      'Grandma fell and Mrs Ferreira cannot come at night. There is a room in Haus Erlengrund.',
      'Visit it first.',
      'She moved to Haus Erlengrund yesterday and likes the garden.',
      'Good.',
    ]),
    links: ['ferreira'],
  });
  expect(told.map(({ text }) => text)).toEqual([
    'Grandma fell and Mrs Ferreira cannot come at night. There is a room in Haus Erlengrund.',
    'She moved to Haus Erlengrund yesterday and likes the garden.',
  ]);
  const other = turns(['What rhymes with the name Ferreira for a birthday card?', 'Carreira.']);
  expect(laterStateIn(asked, 'en', { turns: other, links: ['ferreira'] })).toEqual([]);
});

test.each([
  ['it is 640 a month', true],
  ['12 Euro pro Woche', true],
  ['90 par mois', true],
  ['he keeps 200 of the deposit', false],
])('a sum that is paid again and again: %s', (text, expected) => {
  expect(namesRate(text)).toBe(expected);
});
