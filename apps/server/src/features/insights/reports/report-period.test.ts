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
