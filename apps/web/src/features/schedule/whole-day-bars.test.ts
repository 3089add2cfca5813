import type { Event } from '@app/contract/events';
import { expect, test } from 'vitest';
import { daysFrom } from './calendar-days.ts';
import { toDraft } from './drag-draft.ts';
import { countLinesAbove, placeBars } from './whole-day-bars.ts';

const week = daysFrom('2026-11-23', 7);

function makeAllDay(id: string, eventDate: string, days: number): Event {
  return { id, title: id, eventDate, duration: days * 1_440, isAllDay: true, timeZone: 'UTC' } as Event;
}

const describeBars = (events: Event[], draft?: Parameters<typeof placeBars>[3]) =>
  placeBars(events, week, 'UTC', draft).map(
    ({ event, from, to, line, startsBeforeRow, endsAfterRow, isGhost }) =>
      `${startsBeforeRow ? '<' : ''}${event.id} ${from}-${to} line ${line}${endsAfterRow ? '>' : ''}${isGhost ? ' ghost' : ''}`,
  );

test('A bar spans its days and is marked where the row cuts it off', () => {
  expect(describeBars([makeAllDay('trip', '2026-11-24', 2)])).toEqual(['trip 1-2 line 0']);
  expect(describeBars([makeAllDay('long', '2026-11-20', 20)])).toEqual(['<long 0-6 line 0>']);
  expect(describeBars([makeAllDay('over', '2026-11-20', 3), makeAllDay('later', '2026-11-30', 1)])).toEqual([]);
});

test('Bars that share a day are on separate lines, and empty lines are reused', () => {
  const events = [
    makeAllDay('short', '2026-11-25', 1),
    makeAllDay('long', '2026-11-23', 4),
    makeAllDay('end', '2026-11-28', 2),
    makeAllDay('mid', '2026-11-24', 2),
  ];
  expect(describeBars(events)).toEqual(['long 0-3 line 0', 'end 5-6 line 0', 'mid 1-2 line 1', 'short 2-2 line 2']);
  const bars = placeBars(events, week, 'UTC');
  expect(week.map((_, day) => countLinesAbove(bars, day))).toEqual([1, 2, 3, 1, 0, 1, 1]);
});

test('A dragged bar shows its target without moving the others', () => {
  const [trip, other] = [makeAllDay('trip', '2026-11-24', 2), makeAllDay('other', '2026-11-26', 1)];
  const draft = { ...toDraft(trip, 'UTC'), day: '2026-11-25', duration: 3 * 1_440 };
  expect(describeBars([trip, other], draft)).toEqual(['trip 1-2 line 0', 'other 3-3 line 0', 'trip 2-4 line 1 ghost']);
});

test('A timed event of a day or more is a bar, an overnight event is not', () => {
  const makeTimed = (id: string, duration: number): Event => ({
    ...makeAllDay(id, '2026-11-24T20:00:00Z', 1),
    isAllDay: false,
    duration,
  });
  expect(describeBars([makeTimed('train', 30 * 60), makeTimed('night', 10 * 60)])).toEqual(['train 1-3 line 0']);
});
