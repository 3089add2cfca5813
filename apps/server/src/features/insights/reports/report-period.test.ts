import { expect, test } from 'vitest';
import { dueKinds, nextDueAt, periodAfter, periodOf } from './report-period.ts';

test('a week lasts from Monday to Sunday, a month to its last day', () => {
  expect(periodOf('weekly', '2026-11-22')).toEqual({ firstDay: '2026-11-16', lastDay: '2026-11-22' });
  expect(periodOf('monthly', '2028-02-10')).toEqual({ firstDay: '2028-02-01', lastDay: '2028-02-29' });
  expect(periodAfter('monthly', periodOf('monthly', '2026-12-31'))).toEqual({
    firstDay: '2027-01-01',
    lastDay: '2027-01-31',
  });
});

test('the next report is due at 7:00 on Monday or the first, whichever comes sooner', () => {
  const friday = new Date('2026-11-27T12:00:00Z');
  const nextDueText = (isWeekly: boolean, isMonthly: boolean, now = friday) =>
    nextDueAt({ isWeekly, isMonthly }, 'Europe/Berlin', now)?.toISOString();
  expect(nextDueText(true, false)).toBe('2026-11-30T06:00:00.000Z');
  expect(nextDueText(false, true)).toBe('2026-12-01T06:00:00.000Z');
  expect(nextDueText(true, true)).toBe('2026-11-30T06:00:00.000Z');
  expect(nextDueText(false, false)).toBeUndefined();
  expect(nextDueText(true, false, new Date('2026-11-30T06:00:00Z'))).toBe('2026-12-07T06:00:00.000Z');
});

test('the weekly and the monthly report are both due if the first of a month is a Monday', () => {
  const both = { isWeekly: true, isMonthly: true };
  expect(dueKinds(both, 'Europe/Berlin', new Date('2027-02-01T06:00:00Z'))).toEqual([
    { kind: 'weekly', day: '2027-01-31' },
    { kind: 'monthly', day: '2027-01-31' },
  ]);
});

test('a report is still due after a move to another time zone, once', () => {
  const both = { isWeekly: true, isMonthly: true };
  // Monday 23 November, 7:00 in Los Angeles
  const weeklyDue = new Date('2026-11-23T15:00:00Z');
  expect(dueKinds(both, 'Australia/Sydney', weeklyDue)).toEqual([{ kind: 'weekly', day: '2026-11-22' }]);
  // Sunday 1 and Monday 2 November, 7:00 in Los Angeles
  const monthlyDue = new Date('2026-11-01T15:00:00Z');
  expect(dueKinds(both, 'Australia/Sydney', monthlyDue)).toEqual([{ kind: 'monthly', day: '2026-10-31' }]);
  expect(dueKinds(both, 'America/Los_Angeles', new Date('2026-11-02T15:00:00Z'))).toEqual([
    { kind: 'weekly', day: '2026-11-01' },
  ]);
  // Monday 23 November, 7:00 in Sydney, is Sunday in Los Angeles: the report is due on Monday there.
  const before = new Date('2026-11-22T20:00:00Z');
  expect(dueKinds(both, 'America/Los_Angeles', before)).toEqual([]);
  expect(nextDueAt(both, 'America/Los_Angeles', before)).toEqual(new Date('2026-11-23T15:00:00Z'));
});
