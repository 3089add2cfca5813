import { expect, test } from 'vitest';
import { localDay, startOfDay } from './local-day.ts';

test('the local day of an instant depends on the time zone', () => {
  const lateEvening = new Date('2026-03-01T23:30:00Z');
  expect(localDay(lateEvening, 'UTC')).toBe('2026-03-01');
  expect(localDay(lateEvening, 'Asia/Tokyo')).toBe('2026-03-02');
});

test('a day starts at midnight, or later when the clocks skip it', () => {
  expect(startOfDay('2026-03-29', 'Europe/Berlin').toISOString()).toBe('2026-03-28T23:00:00.000Z');
  expect(startOfDay('2026-03-30', 'Europe/Berlin').toISOString()).toBe('2026-03-29T22:00:00.000Z');
  // The clocks skip midnight there.
  expect(startOfDay('2026-03-08', 'America/Havana').toISOString()).toBe('2026-03-08T05:00:00.000Z');
  expect(localDay(new Date('2026-03-08T04:59:59Z'), 'America/Havana')).toBe('2026-03-07');
});
