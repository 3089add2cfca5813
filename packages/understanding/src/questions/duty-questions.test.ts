import { expect, it } from 'vitest';
import { asTaskQuestion } from './shorthand.ts';

it.each([
  ['Wat moet ik tegen vrijdag gedaan hebben?', 'welke taken moet ik tegen vrijdag doen?'],
  ['wat moet ik morgen doen?', 'welke taken moet ik morgen doen?'],
  ['wat moet ik voor het eten kopen?', 'wat moet ik voor het eten kopen?'],
])('a question for what has to be done by then: %s', (text, asked) => {
  expect(asTaskQuestion(text)).toBe(asked);
});
