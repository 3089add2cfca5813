import { expect, it } from 'vitest';
import { hourSignsAsClock } from './hour-signs.ts';

it.each([
  ['call at 15h', 'call at 15:00'],
  ['dinner 19h30', 'dinner at 19:30'],
  ['tomorrow 9h', 'tomorrow at 9:00'],
  ['9h-11h', 'from 9:00 to 11:00'],
  ['in 2h', 'in 2h'],
  ['workshop 2pm 1h30', 'workshop 2pm 1h30'],
  ['gym 18h 1h', 'gym at 18:00 1h'],
])('the hours of %j are read as %j', (text, expected) => {
  expect(hourSignsAsClock(text)).toBe(expected);
});
