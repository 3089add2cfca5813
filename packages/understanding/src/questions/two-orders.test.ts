import { expect, test } from 'vitest';
import { twoOrdersIn } from './two-orders.ts';

test.each([
  ['Book the dentist on Tuesday at 9 and remind me to bring the letter', 'remind me to bring the letter'],
  ['Tandarts dinsdag om 9 uur en herinner me eraan de brief mee te nemen', 'herinner me eraan de brief mee te nemen'],
  [
    'Trag Dienstag um 9 den Zahnarzt ein und erinnere mich daran, den Brief mitzunehmen',
    'erinnere mich daran, den Brief mitzunehmen',
  ],
  ['Lunch with Mira on Friday at 12:30, and put buy flowers on my list', 'put buy flowers on my list'],
])('%s', (text, second) => expect(twoOrdersIn(text)?.[1]).toBe(second));

test.each([
  'Dentist on Tuesday at 9 and remind me an hour before',
  'Dinner with Tom and Mira on Friday',
  'Zahnarzt am Dienstag um 9 und erinnere mich eine Stunde vorher',
])('is one order: %s', (text) => expect(twoOrdersIn(text)).toBeUndefined());
