import { expect, test } from 'vitest';
import { nextTime } from './next-time.ts';

const at = (text: string) => new Date(text);
const daily = { remindAt: at('2026-10-24T07:00:00Z'), timeZone: 'Europe/Berlin', recurrence: 'FREQ=DAILY' };

test('nine in the morning stays nine across daylight saving', () => {
  expect(nextTime(daily, at('2026-10-24T12:00:00Z'))).toEqual(at('2026-10-25T08:00:00Z'));
});

test('a search includes the time at which it starts, and a search from long before finds the first time', () => {
  expect(nextTime(daily, at('2026-10-24T07:00:00Z'))).toEqual(at('2026-10-24T07:00:00Z'));
  expect(nextTime(daily, at('2020-01-01T00:00:00Z'))).toEqual(at('2026-10-24T07:00:00Z'));
});

test('a skipped time comes an hour later, as for events', () => {
  const inSkippedHour = { remindAt: at('2026-03-28T01:30:00Z'), timeZone: 'Europe/Berlin', recurrence: 'FREQ=DAILY' };
  expect(nextTime(inSkippedHour, at('2026-03-28T12:00:00Z'))).toEqual(at('2026-03-29T01:30:00Z'));
});

test('a single time that has passed and an ended rule have no next time', () => {
  const once = { ...daily, recurrence: null };
  expect(nextTime(once, at('2026-10-24T06:59:59Z'))).toEqual(daily.remindAt);
  expect(nextTime(once, at('2026-10-24T07:00:01Z'))).toBeNull();
  expect(nextTime({ ...daily, recurrence: 'FREQ=DAILY;COUNT=2' }, at('2026-10-26T00:00:00Z'))).toBeNull();
});

test('the next leap day is found, and an impossible day has no next time', () => {
  const leap = { ...daily, remindAt: at('2028-02-29T07:00:00Z'), recurrence: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29' };
  expect(nextTime(leap, at('2028-03-01T00:00:00Z'))?.toISOString().slice(0, 10)).toBe('2032-02-29');
  expect(
    nextTime({ ...daily, recurrence: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30' }, at('2026-10-25T00:00:00Z')),
  ).toBeNull();
  expect(
    nextTime({ ...daily, recurrence: 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31' }, at('2026-10-25T00:00:00Z')),
  ).toBeNull();
  expect(
    nextTime({ ...daily, recurrence: 'FREQ=MONTHLY;BYMONTHDAY=31;BYMONTH=2,4,6' }, at('2026-10-25T00:00:00Z')),
  ).toBeNull();
});
