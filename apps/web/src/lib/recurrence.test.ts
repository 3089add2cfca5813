import { expect, test } from 'vitest';
import { formatRecurrence, offeredRules } from './recurrence.ts';

test.each([
  ['FREQ=DAILY', 'Every day'],
  ['FREQ=MONTHLY;INTERVAL=1', 'Every month'],
  ['FREQ=WEEKLY;INTERVAL=2', 'Every 2 weeks'],
  ['FREQ=WEEKLY;BYDAY=MO,WE', 'Every week on Monday and Wednesday'],
  ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'Every weekday'],
  ['FREQ=DAILY;INTERVAL=3;COUNT=5', 'Every 3 days, 5 times'],
  ['FREQ=MONTHLY;BYDAY=-1FR', 'Every month on the last Friday'],
  ['FREQ=MONTHLY;BYMONTHDAY=15;UNTIL=20270101', 'Every month on day 15, until Jan 1, 2027'],
  ['FREQ=DAILY;UNTIL=20270101T045900Z', 'Every day, until Dec 31, 2026'],
  ['FREQ=DAILY;UNTIL=20261231T235959', 'Every day, until Dec 31, 2026'],
  ['FREQ=MONTHLY;BYMONTHDAY=-1', 'Every month on the last day'],
  ['FREQ=MONTHLY;BYMONTHDAY=15,-1', 'Every month on day 15 and the last day'],
])('%s is described as %j', (rule, text) => {
  expect(formatRecurrence(rule, 'America/New_York')).toBe(text);
});

test.each([
  'X',
  'FREQ=HOURLY',
  // The last weekday of the month.
  'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
  'FREQ=YEARLY;BYMONTH=11;BYDAY=4TH',
  'FREQ=YEARLY;BYDAY=MO',
])('%s is invalid or cannot be described exactly, and is described as “Repeats”', (rule) => {
  expect(formatRecurrence(rule, 'America/New_York')).toBe('Repeats');
});

test('offers the usual rules, and the current one if it is another', () => {
  expect(offeredRules(null)).toEqual(offeredRules('FREQ=WEEKLY'));
  expect(offeredRules('FREQ=DAILY;INTERVAL=3').at(-1)).toBe('FREQ=DAILY;INTERVAL=3');
});
