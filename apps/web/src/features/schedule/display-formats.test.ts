import { afterEach, describe, expect, it } from 'vitest';
import { clockChoice, weekStartChoice } from '#lib/browser-storage.ts';
import { formatTime } from '#lib/dates.ts';
import { chooseClock, chooseWeekStart, formatFullHour } from '#lib/display-formats.ts';
import { daysOfView } from './calendar-view.ts';
import { formatClock } from './wall-time.ts';

const afternoon = '2026-11-23T13:05:00.000Z';

afterEach(() => {
  clockChoice.remove();
  weekStartChoice.remove();
});

describe('the formats of this browser', () => {
  it('show a 12-hour clock and weeks from Monday by default', () => {
    expect([formatTime(afternoon, 'UTC'), formatClock(810), formatFullHour(0)]).toEqual([
      '1:05 PM',
      '1:30 PM',
      '12 AM',
    ]);
    expect(daysOfView('week', '2026-11-22')[0]).toBe('2026-11-16');
  });

  it('show a 24-hour clock in times, the hours of a day and dragged events', () => {
    chooseClock('24');
    expect([formatTime(afternoon, 'UTC'), formatClock(810), formatFullHour(0)]).toEqual(['13:05', '13:30', '00:00']);
    expect(formatTime('2026-11-23T00:05:00.000Z', 'UTC')).toBe('00:05');
  });

  it.each([
    ['sunday', '2026-11-22', '2026-11-01'],
    ['saturday', '2026-11-21', '2026-10-31'],
  ] as const)('let the views of a week and a month begin on %s', (start, week, month) => {
    chooseWeekStart(start);
    expect(daysOfView('week', '2026-11-24')[0]).toBe(week);
    expect(daysOfView('month', '2026-11-24')[0]).toBe(month);
  });
});
