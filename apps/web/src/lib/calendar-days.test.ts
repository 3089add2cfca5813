import { expect, it } from 'vitest';
import { addDays, daysBetween, formatDay, mondayOf } from './calendar-days.ts';

it('counts days as a calendar does', () => {
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
  expect(daysBetween('2026-03-30', '2026-03-28')).toBe(-2);
  expect([mondayOf('2026-11-22'), mondayOf('2026-11-16')]).toEqual(['2026-11-16', '2026-11-16']);
});

it.each([
  ['2026-11-20', 'Today'],
  ['2026-11-21', 'Tomorrow'],
  ['2026-11-19', 'Yesterday'],
  ['2026-11-24', 'Tuesday'],
  ['2026-11-27', 'Nov 27'],
  ['2026-11-13', 'Nov 13'],
  ['2027-01-02', 'Jan 2, 2027'],
])('formats %s as %s', (day, text) => {
  expect(formatDay(day, '2026-11-20')).toBe(text);
});
