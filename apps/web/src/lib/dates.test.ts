import { describe, expect, it } from 'vitest';
import { calendarDay, daysBetween, formatAge, formatDate, formatExact, formatRecent, formatTime } from './dates.ts';

const zone = 'Europe/Berlin';

describe('dates', () => {
  it('show the time on a 12-hour clock in the zone of the user', () => {
    expect(formatTime('2026-11-21T08:05:00Z', zone)).toBe('9:05 AM');
    expect(formatTime('2026-11-21T08:05:00Z', 'America/New_York')).toBe('3:05 AM');
    expect(formatTime('2026-11-21T23:00:00Z', 'UTC')).toBe('11:00 PM');
    expect(formatTime('2026-11-21T00:00:00Z', 'UTC')).toBe('12:00 AM');
  });

  it('belong to the calendar day in the zone of the user', () => {
    expect(calendarDay('2026-11-21T23:30:00Z', zone)).toBe('2026-11-22');
    expect(formatDate('2026-11-21T23:30:00Z', zone)).toBe('Nov 22, 2026');
    expect(formatExact('2026-11-21T23:30:00Z', zone)).toBe('Sunday, November 22, 2026 at 12:30 AM');
  });

  it('count calendar days across daylight saving changes', () => {
    expect(daysBetween('2026-10-24T22:30:00Z', '2026-10-25T22:30:00Z', zone)).toBe(0);
    expect(daysBetween('2026-10-24T21:30:00Z', '2026-10-25T22:30:00Z', zone)).toBe(1);
  });

  it.each([
    ['2026-11-21T06:00:00Z', '7:00 AM'],
    ['2026-11-20T06:00:00Z', 'Yesterday'],
    ['2026-11-17T06:00:00Z', 'Tuesday'],
    ['2026-03-03T06:00:00Z', 'Mar 3'],
    ['2024-03-03T06:00:00Z', 'Mar 3, 2024'],
    ['2026-11-24T06:00:00Z', 'Nov 24'],
  ])('are formatted relative to today: %s as %s', (instant, text) => {
    expect(formatRecent(instant, '2026-11-21T10:00:00Z', zone)).toBe(text);
  });

  it.each([
    ['2026-11-21T06:00:00Z', 'today'],
    ['2026-11-20T06:00:00Z', 'yesterday'],
    ['2026-11-18T06:00:00Z', '3 days ago'],
    ['2026-10-31T06:00:00Z', '3 weeks ago'],
    ['2026-08-21T06:00:00Z', '3 months ago'],
    ['2023-11-21T06:00:00Z', '3 years ago'],
  ])('say how long ago %s was: %s', (instant, text) => {
    expect(formatAge(instant, '2026-11-21T10:00:00Z', zone)).toBe(text);
  });
});
