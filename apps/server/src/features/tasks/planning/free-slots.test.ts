import { describe, expect, test } from 'vitest';
import { chooseSlots, endOfDay } from './choose-slots.ts';
import { freeTimeSpans } from './free-slots.ts';
import { DEFAULT_WORKING_DAYS, type TimeSpan, workingTimeSpans } from './working-hours.ts';

const instant = (text: string) => Date.parse(text);
const makeTimeSpan = (start: string, end: string): TimeSpan => ({ start: instant(start), end: instant(end) });
const describeTimeSpans = (spans: readonly TimeSpan[]) =>
  spans.map(
    ({ start, end }) => `${new Date(start).toISOString().slice(0, 16)} ${new Date(end).toISOString().slice(11, 16)}`,
  );

describe('working hours', () => {
  test('skip the weekend and start no sooner than requested', () => {
    const found = workingTimeSpans(
      new Date('2026-11-20T15:30:00Z'),
      new Date('2026-11-24T00:00:00Z'),
      'UTC',
      DEFAULT_WORKING_DAYS,
    );
    expect(describeTimeSpans(found)).toEqual(['2026-11-20T15:30 17:00', '2026-11-23T09:00 17:00']);
  });

  test('stay nine to five across daylight saving', () => {
    const found = workingTimeSpans(
      new Date('2026-03-27T00:00:00Z'),
      new Date('2026-03-31T00:00:00Z'),
      'Europe/Berlin',
      DEFAULT_WORKING_DAYS,
    );
    expect(describeTimeSpans(found)).toEqual(['2026-03-27T08:00 16:00', '2026-03-30T07:00 15:00']);
  });

  test('are empty when every day is a day off', () => {
    const never = Array.from({ length: 7 }, () => null);
    expect(workingTimeSpans(new Date('2026-01-01'), new Date('2026-12-31'), 'UTC', never)).toEqual([]);
  });
});

describe('free time spans', () => {
  const day = [makeTimeSpan('2026-11-23T09:00Z', '2026-11-23T17:00Z')];

  test('exclude events and the buffer around them', () => {
    const busy = [
      makeTimeSpan('2026-11-23T10:00Z', '2026-11-23T11:00Z'),
      makeTimeSpan('2026-11-23T11:05Z', '2026-11-23T12:00Z'),
    ];
    expect(describeTimeSpans(freeTimeSpans(day, busy, 10))).toEqual([
      '2026-11-23T09:00 09:50',
      '2026-11-23T12:10 17:00',
    ]);
    expect(describeTimeSpans(freeTimeSpans(day, busy, 0))).toEqual([
      '2026-11-23T09:00 10:00',
      '2026-11-23T11:00 11:05',
      '2026-11-23T12:00 17:00',
    ]);
  });

  test('respect events that start before the day or end after it', () => {
    const night = makeTimeSpan('2026-11-22T20:00Z', '2026-11-23T09:30Z');
    const evening = makeTimeSpan('2026-11-23T16:00Z', '2026-11-23T23:00Z');
    expect(describeTimeSpans(freeTimeSpans(day, [night, evening], 0))).toEqual(['2026-11-23T09:30 16:00']);
    expect(freeTimeSpans(day, [makeTimeSpan('2026-11-22T00:00Z', '2026-11-24T00:00Z')], 0)).toEqual([]);
  });

  test('never overlap busy time (property)', () => {
    let seed = 7;
    const nextRandom = (below: number) => (seed = (seed * 16_807) % 2_147_483_647) % below;
    const week = workingTimeSpans(new Date('2026-11-23'), new Date('2026-11-28'), 'UTC', DEFAULT_WORKING_DAYS);
    const busy = Array.from({ length: 60 }, () => {
      const start = instant('2026-11-23T00:00Z') + nextRandom(5 * 1_440) * 60_000;
      return { start, end: start + (5 + nextRandom(200)) * 60_000 };
    }).toSorted((a, b) => a.start - b.start);
    const free = freeTimeSpans(week, busy, 5);
    expect(free.length).toBeGreaterThan(3);
    for (const { start, end } of free) {
      expect(start).toBeLessThan(end);
      expect(busy.filter((block) => block.start - 300_000 < end && block.end + 300_000 > start)).toEqual([]);
    }
  });
});

describe('the slots that are chosen', () => {
  const free = [
    makeTimeSpan('2026-11-23T09:05Z', '2026-11-23T12:00Z'),
    makeTimeSpan('2026-11-23T13:00Z', '2026-11-23T19:00Z'),
    makeTimeSpan('2026-11-24T09:00Z', '2026-11-24T19:00Z'),
  ];
  const chooseStarts = (wish: object, count = 3) =>
    chooseSlots(free, { duration: 60, timeZone: 'UTC', ...wish }, count).map(({ start }) =>
      start.toISOString().slice(5, 16),
    );

  test('start at the first quarter hour of a free time span or of a part of the day, earliest first', () => {
    expect(chooseStarts({})).toEqual(['11-23T09:15', '11-23T13:00', '11-23T17:00']);
  });

  test('are only in time spans that are long enough', () => {
    expect(chooseStarts({ duration: 300 })).toEqual(['11-23T13:00', '11-24T09:00']);
    expect(chooseStarts({ duration: 700 })).toEqual([]);
  });

  test('prefer the part of the day that was chosen most often or requested', () => {
    const shares = { morning: 0, afternoon: 0.1, evening: 0.9 };
    expect(chooseStarts({ shares }, 1)).toEqual(['11-23T17:00']);
    expect(chooseStarts({ part: 'morning' })).toEqual(['11-23T09:15', '11-24T09:00']);
  });

  test('lie before the due date if possible, and report when they do not', () => {
    const shares = { morning: 0, afternoon: 0, evening: 1 };
    expect(chooseStarts({ shares, dueBy: instant('2026-11-23T14:30Z') }, 1)).toEqual(['11-23T09:15']);
    const [late] = chooseSlots(free, { duration: 60, timeZone: 'UTC', dueBy: instant('2026-11-22T00:00Z') }, 1);
    expect(late).toMatchObject({ isInTime: false, part: 'morning' });
  });

  test('may last until the end of the due day in the time zone', () => {
    expect(new Date(endOfDay('2026-11-23', 'America/New_York')).toISOString()).toBe('2026-11-24T05:00:00.000Z');
  });
});
