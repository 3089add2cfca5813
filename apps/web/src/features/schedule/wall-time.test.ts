import { expect, it } from 'vitest';
import { clockChoice } from '#lib/browser-storage.ts';
import { chooseClock } from '#lib/display-formats.ts';
import { formatClockRange } from './wall-time.ts';

it('a range of time names AM or PM only once if both times share it, and not at all on a 24-hour clock', () => {
  expect(formatClockRange(14 * 60, 90)).toBe('2:00 – 3:30 PM');
  expect(formatClockRange(11 * 60 + 30, 90)).toBe('11:30 AM – 1:00 PM');
  chooseClock('24');
  expect(formatClockRange(14 * 60, 60)).toBe('14:00 – 15:00');
  clockChoice.remove();
});
