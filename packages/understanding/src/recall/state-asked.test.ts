import { expect, test } from 'vitest';
import { recallQuestion } from './recall-question.ts';
import { asksTotal, stateAsked } from './state-asked.ts';

test.each([
  ['en', 'Does she still play the cello?', 'present'],
  ['en', 'Who brings the parcels these days?', 'present'],
  ['nl', 'Speelt zij nog cello?', 'present'],
  ['de', 'Wohnt er inzwischen in Linz?', 'present'],
  ['fr', 'Tu sais où il travaille maintenant ?', 'present'],
  ['es', '¿Todavía tenemos la furgoneta?', 'present'],
  ['it', 'Abita ancora a Lucca?', 'present'],
  ['pt', 'Ainda temos o barco?', 'present'],
  ['en', 'What did the boat cost in the end?', 'outcome'],
  ['nl', 'Hebben we die boot ooit verkocht?', 'outcome'],
  ['de', 'Was hat das Boot am Ende gekostet?', 'outcome'],
  ['pt', 'Quanto custou afinal o barco?', 'outcome'],
  ['en', 'Who repaired the boat?', undefined],
  ['nl', 'Weet je nog een keer hoe hij heet?', undefined],
  ['de', 'Wie hieß das nochmal?', undefined],
  ['de', 'Wie hieß noch der Klempner?', undefined],
  ['it', 'A che ora era il dentista?', undefined],
  ['en', 'What present did I buy for Lena?', undefined],
  ['en', 'When was the final exam?', undefined],
] as const)('a question for the present state or the outcome: %s, %s', (language, text, state) => {
  expect(stateAsked(text, language)).toBe(state);
});

test('the phrase counts although it is left out of the question, and a reason is no state', () => {
  expect(recallQuestion('What did the boat cost?', 'en', 'What did the boat cost in the end?')?.state).toBe('outcome');
  expect(recallQuestion('Warum segeln wir nicht mehr?', 'de')?.state).toBeUndefined();
});

test.each([
  'How much did we earn altogether?',
  'Hoeveel samen?',
  'Wie viel insgesamt?',
  'Combien en tout ?',
  'Quanto ao todo?',
])('asks for a total: %s', (text) => {
  expect(asksTotal(text)).toBe(true);
});
