import { expect, test } from 'vitest';
import { localDay } from './local-day.ts';

test('the local day of an instant depends on the time zone', () => {
  const lateEvening = new Date('2026-03-01T23:30:00Z');
  expect(localDay(lateEvening, 'UTC')).toBe('2026-03-01');
  expect(localDay(lateEvening, 'Asia/Tokyo')).toBe('2026-03-02');
});
