import { describe, expect, it } from 'vitest';
import { fromLocalField, toLocalField } from '#lib/local-time.ts';
import { describeTime } from './suggestion-time.ts';

const berlin = 'Europe/Berlin';

describe('the time of a suggestion', () => {
  it('is shown in the zone of the user', () => {
    const details = { datetime: '2026-11-23T08:00:00Z', duration: 30, recurring: 'FREQ=WEEKLY' };
    expect(describeTime(details, berlin, { hasTime: true })).toBe(
      'Monday, Nov 23, 2026, 9:00 AM · 30 min · Every week',
    );
    expect(describeTime({ ...details, duration: 1, recurring: null }, 'UTC', { hasTime: true })).toBe(
      'Monday, Nov 23, 2026, 8:00 AM · 1 min',
    );
  });

  it('of a task is its day', () => {
    const details = { datetime: '2026-12-01T11:00:00Z', duration: 30, recurring: null };
    expect(describeTime(details, berlin, { hasTime: false })).toBe('Tuesday, Dec 1, 2026');
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
    const text = describeTime({ datetime: '2026-11-23T08:00:00Z', duration: 0, recurring }, berlin, { hasTime: true });
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
