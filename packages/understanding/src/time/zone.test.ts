import { describe, expect, test } from 'vitest';
import { instantOf, offsetMinutesAt, wallTimeAt } from './zone.ts';

const wall = (year: number, month: number, day: number, hour: number, minute = 0) => ({
  year,
  month,
  day,
  hour,
  minute,
});

describe('wall time and instants', () => {
  test.each([
    ['Europe/Berlin', wall(2027, 1, 10, 9), '2027-01-10T08:00:00.000Z'],
    ['Europe/Berlin', wall(2027, 7, 10, 9), '2027-07-10T07:00:00.000Z'],
    ['Asia/Kolkata', wall(2027, 7, 10, 9), '2027-07-10T03:30:00.000Z'],
    ['America/New_York', wall(2027, 3, 14, 9), '2027-03-14T13:00:00.000Z'],
    ['Pacific/Kiritimati', wall(2027, 1, 1, 0), '2026-12-31T10:00:00.000Z'],
  ])('of %s are exact', (zone, time, instant) => {
    expect(instantOf(time, zone).toISOString()).toBe(instant);
    expect(wallTimeAt(new Date(instant), zone)).toEqual(time);
  });

  test('a time in a skipped hour moves forward, and one in a repeated hour means its first occurrence', () => {
    expect(instantOf(wall(2027, 3, 28, 2, 30), 'Europe/Berlin').toISOString()).toBe('2027-03-28T01:30:00.000Z');
    expect(instantOf(wall(2026, 10, 25, 2, 30), 'Europe/Berlin').toISOString()).toBe('2026-10-25T00:30:00.000Z');
  });

  test('offsets are in minutes, and an unknown zone is UTC', () => {
    expect(offsetMinutesAt(new Date('2027-07-01T00:00:00Z'), 'Asia/Kolkata')).toBe(330);
    expect(offsetMinutesAt(new Date('2027-07-01T00:00:00Z'), 'Nowhere/Atall')).toBe(0);
  });
});
