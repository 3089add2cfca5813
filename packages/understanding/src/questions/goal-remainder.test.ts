import { expect, test } from 'vitest';
import { asksRemainder, withoutRemainder } from './goal-remainder.ts';

test.each([
  ['add 3.2 km, how far to go now?', 'add 3.2 km'],
  ['log 5 km for running and how much is left?', 'log 5 km for running'],
  ['I ran 4 km today. How many km are left now?', 'I ran 4 km today'],
  ['tel er 3 km bij, hoeveel moet ik nog?', 'tel er 3 km bij'],
  ['Füge 3,2 km hinzu, wie viel fehlt noch?', 'Füge 3,2 km hinzu'],
  ['ajoute 3 km, combien il me reste ?', 'ajoute 3 km'],
  ['suma 3 km, ¿cuánto me falta?', 'suma 3 km'],
  ['aggiungi 3 km, quanto manca ancora?', 'aggiungi 3 km'],
  ['soma 3 km, quanto falta agora?', 'soma 3 km'],
])('%s is the addition', (text, bare) => expect(withoutRemainder(text)).toBe(bare));

test.each([
  'add 3.2 km to running',
  'remind me at 5 how much is left in the pot',
  'how many of my 12 tasks are left?',
  'I have 3 meetings tomorrow, how long is the first?',
  'add milk to the list',
])('%s stays', (text) => expect(withoutRemainder(text)).toBe(text));

test.each([
  'how far to go now?',
  'and how much is left?',
  'hoeveel nog?',
  'wie viel fehlt noch?',
  'il me reste combien ?',
  '¿cuánto falta?',
  'quanto manca?',
  'quanto falta ainda?',
])('%s asks for the rest', (text) => expect(asksRemainder(text)).toBe(true));

test.each(['how far is it to Paris?', 'how much did the piano cost?', 'what is left to buy for the party?', 'yes'])(
  '%s asks something else',
  (text) => expect(asksRemainder(text)).toBe(false),
);
