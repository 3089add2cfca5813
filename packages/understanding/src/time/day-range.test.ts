import { expect, it } from 'vitest';
import { findWhen } from './find-when.ts';

const days = (text: string) => findWhen(text, new Date('2026-11-18T10:00:00Z'), 'Europe/Berlin')?.days;

it.each([
  ['vacation from 1 to 12 July', 12],
  ['Dec 20 to Jan 3', 15],
  ['December 7-11', 5],
  ['the 3rd to the 5th of March', 3],
  ['2026-12-01 to 2026-12-04', 4],
  ['a trip to Rome from Friday to Sunday', 3],
])('%j lasts %i days', (text, expected) => {
  expect(days(text)).toBe(expected);
});

it.each(['December 4 from 9 to 12', 'standup Monday to Friday at 9', 'Nov 20 - 3pm', 'friday 9-11'])(
  '%j is not a range of days',
  (text) => {
    expect(days(text)).toBeUndefined();
  },
);
