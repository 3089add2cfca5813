import { expect, test } from 'vitest';
import { holidaysAsDates } from './holidays.ts';

const now = { year: 2026, month: 11, day: 18, hour: 11, minute: 0 };
const read = (text: string, timeZone = 'Europe/Berlin') => holidaysAsDates(text, now, timeZone);

test.each([
  ['at Christmas', 'at December 25, 2026'],
  ['on Easter Monday at 10', 'on March 29, 2027 at 10'],
  ['two days before christmas', 'December 23, 2026'],
  ['every christmas eve', 'every December 24'],
  ["on New Year's Eve", 'on December 31, 2026'],
  ['thanksgiving dinner at 4', 'thanksgiving dinner at 4 on November 26, 2026'],
])('%j becomes %j', (text, expected) => {
  expect(read(text)).toBe(expected);
});

test('the date depends on the country of the time zone', () => {
  expect(read('on thanksgiving', 'America/Toronto')).toBe('on October 11, 2027');
  expect(read("on mother's day", 'Europe/London')).toBe('on March 7, 2027');
  expect(read("on mother's day", 'Europe/Berlin')).toBe('on May 9, 2027');
  expect(read('on labor day', 'America/New_York')).toBe('on September 6, 2027');
});

test.each(['christmas party on december 12', 'buy christmas presents', 'the easter egg hunt on saturday'])(
  'a holiday beside another date, or before a noun, stays: %j',
  (text) => {
    expect(read(text)).toBe(text);
  },
);
