import { expect, test } from 'vitest';
import { shiftIn } from './shifts.ts';

const DAY = 24 * 60;

test.each([
  ['make it an hour later', 60],
  ['can you push it back half an hour', 30],
  ['two hours earlier please', -120],
  ['make it half an hour later', 30],
  ['can we make it 30 minutes earlier', -30],
  ['kunnen we hem een uur later zetten', 60],
  ['können wir es eine Stunde später machen', 60],
  ['bring it forward by a day', -DAY],
  ['zet hem een dag eerder', -DAY],
  ['een half uur later graag', 30],
  ['schuif het maar een uur op', 60],
  ['mach es eine Stunde später', 60],
  ['verschieb ihn um zwei Tage nach hinten', 2 * DAY],
  ['décale-le d’une heure', 60],
  ['une heure plus tôt stp', -60],
  ['ponlo una hora más tarde', 60],
  ['adelántalo media hora', -30],
  ['spostalo di un’ora in avanti', 60],
  ['anticipalo di un giorno', -DAY],
  ['põe uma hora mais tarde', 60],
  ['antecipa-o um dia', -DAY],
])('%s', (text, minutes) => expect(shiftIn(text)).toBe(minutes));

test.each([
  'I arrived an hour later',
  'make it the day after',
  'make it a bit later',
  'a while later',
  'make it two months later',
  'later',
  'call me an hour later about the dentist',
  'een uur later was hij weg',
  'why did it start an hour later?',
])('says nothing about what was shown: %s', (text) => expect(shiftIn(text)).toBeUndefined());
