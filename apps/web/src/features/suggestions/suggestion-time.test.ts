import { describe, expect, it } from 'vitest';
import { fromLocalField, toLocalField } from '#lib/local-time.ts';
import { describeTime } from './suggestion-time.ts';

const berlin = 'Europe/Berlin';
const now = '2026-11-20T08:00:00Z';

describe('the time of a suggestion', () => {
  it('is shown in the zone of the user', () => {
    const details = { datetime: '2026-11-23T08:00:00Z', duration: 30, recurring: 'FREQ=WEEKLY' };
    expect(describeTime(details, now, berlin, { hasTime: true })).toBe('Monday, Nov 23, 9:00 AM · 30 min · Every week');
    expect(describeTime({ ...details, duration: 1, recurring: null }, now, 'UTC', { hasTime: true })).toBe(
      'Monday, Nov 23, 8:00 AM · 1 min',
    );
  });

  it('is only the day if nobody named an hour, with the hour that is assumed', () => {
    const details = { datetime: '2026-11-23T08:00:00Z', duration: 60, recurring: null, isTimeAssumed: true };
    const assumed = 'Monday, Nov 23 · no time was named, 9:00 AM is assumed';
    expect(describeTime(details, now, berlin, { hasTime: true })).toBe(assumed);
    expect(describeTime(details, now, berlin, { hasTime: false })).toBe('Monday, Nov 23');
    expect(describeTime({ ...details, recurring: 'FREQ=WEEKLY' }, now, berlin, { hasTime: true })).toBe(
      'Monday, Nov 23 · Every week · no time was named, 9:00 AM is assumed',
    );
  });

  it.each([
    [1440, 'Monday, Nov 23 · All day'],
    [2880, 'Monday, Nov 23 · 2 days'],
  ])('of whole days, %s minutes, has no hour', (duration, words) => {
    const details = { datetime: '2026-11-22T23:00:00Z', duration, recurring: null, isAllDay: true };
    expect(describeTime(details, now, berlin, { hasTime: true })).toBe(words);
  });

  it('of a task is its day', () => {
    const details = { datetime: '2026-12-01T11:00:00Z', duration: 30, recurring: null };
    expect(describeTime(details, now, berlin, { hasTime: false })).toBe('Tuesday, Dec 1');
  });

  it('has the year if it is another year', () => {
    const details = { datetime: '2027-01-04T08:00:00Z', duration: 30, recurring: null };
    expect(describeTime(details, now, berlin, { hasTime: true })).toBe('Monday, Jan 4, 2027, 9:00 AM · 30 min');
  });

  it.each([
    ['FREQ=DAILY', 'Every day'],
    ['FREQ=MONTHLY;INTERVAL=1', 'Every month'],
    ['FREQ=YEARLY', 'Every year'],
    ['FREQ=WEEKLY;INTERVAL=2', 'Every 2 weeks'],
    ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'Every weekday'],
    ['FREQ=WEEKLY;BYDAY=MO,TH', 'Every week on Monday and Thursday'],
    ['FREQ=HOURLY', 'Repeats'],
  ])('says of %s: %s', (recurring, words) => {
    const text = describeTime({ datetime: '2026-11-23T08:00:00Z', duration: 0, recurring }, now, berlin, {
      hasTime: true,
    });
    expect(text.split(' · ').at(-1)).toBe(words);
  });

  it.each([
    ['2026-11-23T08:00:00.000Z', berlin, '2026-11-23T09:00'],
    ['2026-07-01T22:30:00.000Z', berlin, '2026-07-02T00:30'],
    ['2026-03-29T01:00:00.000Z', berlin, '2026-03-29T03:00'],
    ['2026-11-01T06:30:00.000Z', 'America/New_York', '2026-11-01T01:30'],
    ['2026-11-23T02:15:00.000Z', 'Asia/Kathmandu', '2026-11-23T08:00'],
  ])('%s shows in %s as %s, and comes back', (instant, zone, local) => {
    expect(toLocalField(instant, zone)).toBe(local);
    expect(toLocalField(fromLocalField(local, zone), zone)).toBe(local);
  });
});
