import fc from 'fast-check';
import { expect, test } from 'vitest';
import { occurrencesBetween } from './occurrences.ts';
import { parseRecurrence } from './parse-recurrence.ts';

test.each([
  ['FREQ=DAILY', 'FREQ=DAILY'],
  ['FREQ=DAILY;BYHOUR=8,12,20;BYMINUTE=0,30', 'FREQ=DAILY;BYHOUR=8,12,20;BYMINUTE=0,30'],
  [
    'FREQ=DAILY;BYHOUR=8,9,10,11,12;BYMINUTE=0,10,20,30,40;BYSETPOS=-1',
    'FREQ=DAILY;BYHOUR=8,9,10,11,12;BYMINUTE=0,10,20,30,40;BYSETPOS=-1',
  ],
  [' rrule:freq=weekly;byday=mo,we ', 'FREQ=WEEKLY;BYDAY=MO,WE'],
  ['FREQ=DAILY;BYSECOND=0', 'FREQ=DAILY;BYSECOND=0'],
  ['FREQ=DAILY;UNTIL=99991231T235959Z', 'FREQ=DAILY;UNTIL=99991231T235959Z'],
  ['FREQ=MONTHLY;BYDAY=-1FR;COUNT=12;', 'FREQ=MONTHLY;BYDAY=-1FR;COUNT=12'],
  [
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;UNTIL=20400101T000000Z',
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;UNTIL=20400101T000000Z',
  ],
])('%j is accepted', (text, rule) => {
  expect(parseRecurrence(text)).toBe(rule);
});

test.each([
  '',
  'weekly',
  'FREQ=NEVER',
  'INTERVAL=2',
  'FREQ=DAILY;INTERVAL=0',
  'FREQ=DAILY;INTERVAL=x',
  'FREQ=DAILY;COUNT=0',
  'FREQ=DAILY;COUNT=3;UNTIL=20270101',
  'FREQ=DAILY;FREQ=WEEKLY',
  'FREQ=DAILY;UNTIL=nonsense',
  'FREQ=WEEKLY;BYDAY=XX',
  'FREQ=DAILY;BYMONTHDAY=99',
  'FREQ=DAILY\nEXDATE:20260101T000000Z',
])('%j is rejected', (text) => {
  expect(() => parseRecurrence(text)).toThrow('Please enter the recurrence as a rule such as FREQ=WEEKLY.');
});

test.each([
  ['FREQ=SECONDLY', 'FREQ=SECONDLY'],
  ['FREQ=HOURLY;INTERVAL=2', 'FREQ=HOURLY'],
  ['FREQ=DAILY;BYSECOND=1', 'BYSECOND'],
  ['RSCALE=CHINESE;FREQ=YEARLY', 'RSCALE'],
  ['FREQ=MONTHLY;BYMONTHDAY=31;SKIP=FORWARD', 'SKIP'],
  ['FREQ=DAILY;BYHOUR=8,9,10,11,12;BYMINUTE=0,10,20,30,40', 'more than 24 times a day'],
])('%j is rejected because of %s', (text, part) => {
  expect(() => parseRecurrence(text)).toThrow(`Repeating by this rule is not supported: ${part}.`);
});

const part = fc.oneof(
  fc.integer({ min: 1, max: 1_000 }).map((each) => `INTERVAL=${each}`),
  fc.integer({ min: 1, max: 10_000 }).map((each) => `COUNT=${each}`),
  fc.constantFrom('UNTIL=20280229', 'UNTIL=19500101T000000Z', 'UNTIL=20270231', 'WKST=SU'),
  fc.subarray(['MO', 'TU', '-1FR', '5SA', '+2SU'], { minLength: 1 }).map((each) => `BYDAY=${each.join(',')}`),
  fc.subarray([1, 15, 31, -1, -31], { minLength: 1 }).map((each) => `BYMONTHDAY=${each.join(',')}`),
  fc.subarray([1, 2, 6, 12], { minLength: 1 }).map((each) => `BYMONTH=${each.join(',')}`),
  fc.constantFrom('BYSETPOS=1', 'BYSETPOS=-1', 'BYSETPOS=31'),
);

test('every accepted rule can be expanded (property)', () => {
  const rules = fc.tuple(fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'), fc.array(part, { maxLength: 4 }));
  const start = fc.constantFrom('1900-01-01T00:00:00Z', '2024-02-29T09:30:00Z', '2026-03-29T01:30:00Z');
  fc.assert(
    fc.property(rules, start, ([frequency, parts], eventDate) => {
      let recurrence: string;
      try {
        recurrence = parseRecurrence([`FREQ=${frequency}`, ...parts].join(';'));
      } catch {
        return;
      }
      const series = { eventDate: new Date(eventDate), timeZone: 'Europe/Berlin', recurrence };
      const [from, to] = [new Date('2026-01-01T00:00:00Z'), new Date('2036-01-01T00:00:00Z')];
      for (const date of occurrencesBetween(series, from, to)) {
        expect(date >= from && date < to).toBe(true);
      }
    }),
    { numRuns: 60 },
  );
});
