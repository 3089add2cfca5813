import { expect, test } from 'vitest';
import { normaliseTimes } from './event-times.ts';

test.each([
  ['2026-10-24', '2026-10-25T23:00:00.000Z'],
  ['2026-03-28', '2026-03-29T22:00:00.000Z'],
])('an all-day series from %s ends at midnight though the clocks change on its last day', (day, end) => {
  const { seriesEnd } = normaliseTimes({
    eventDate: new Date(`${day}T12:00:00Z`),
    duration: 1_440,
    timeZone: 'Europe/Berlin',
    isAllDay: true,
    recurrence: 'FREQ=DAILY;COUNT=2',
  });
  expect(seriesEnd?.toISOString()).toBe(end);
});
