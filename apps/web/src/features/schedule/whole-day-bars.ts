import type { Event } from '@app/contract/events';
import { daysBetween } from '#lib/calendar-days.ts';
import { type Draft, movesByDays } from './drag-draft.ts';
import { spanOf } from './placed-events.ts';
import { instantOf } from './wall-time.ts';

/** A whole-day event as one bar across its days in a row. */
export interface WholeDayBar {
  event: Event;
  /** Indexes of its first and last day in the row. */
  from: number;
  to: number;
  /** The line of the bar in the row, from the top; bars that share a day are on different lines. */
  line: number;
  /** Whether the event starts before or ends after the days of the row. */
  startsBeforeRow: boolean;
  endsAfterRow: boolean;
  /** Whether the bar is the drop target of an event being dragged. */
  isGhost: boolean;
}

/** The bars of a row of days. Earlier and longer bars are on upper lines. The drop target moves no other bar. */
export function placeBars(
  events: readonly Event[],
  days: readonly string[],
  timeZone: string,
  draft?: Draft,
): WholeDayBar[] {
  const bars = events
    .flatMap((event) => toBar(event, days, timeZone) ?? [])
    .toSorted((a, b) => a.from - b.from || b.to - a.to || a.event.id.localeCompare(b.event.id));
  const ghost = draft === undefined ? undefined : toGhostBar(draft, days, timeZone);
  const lines: WholeDayBar[][] = [];
  for (const bar of ghost === undefined ? bars : [...bars, ghost]) {
    const freeLine = lines.findIndex((line) => line.every((other) => other.to < bar.from || other.from > bar.to));
    bar.line = freeLine < 0 ? lines.length : freeLine;
    (lines[bar.line] ??= []).push(bar);
  }
  return lines.flat();
}

/** The number of lines above the day at `index` of the row, including empty lines between bars. */
export function countLinesAbove(bars: readonly WholeDayBar[], index: number): number {
  return Math.max(0, ...bars.filter(({ from, to }) => from <= index && index <= to).map(({ line }) => line + 1));
}

function toBar(event: Event, days: readonly string[], timeZone: string): WholeDayBar | undefined {
  const { first, last, isWhole } = spanOf(event, timeZone);
  const start = days[0];
  if (!isWhole || start === undefined) return undefined;
  const [from, to] = [daysBetween(start, first), daysBetween(start, last)];
  if (to < 0 || from >= days.length) return undefined;
  return {
    event,
    from: Math.max(0, from),
    to: Math.min(days.length - 1, to),
    line: 0,
    startsBeforeRow: from < 0,
    endsAfterRow: to >= days.length,
    isGhost: false,
  };
}

function toGhostBar(draft: Draft, days: readonly string[], timeZone: string): WholeDayBar | undefined {
  const { event } = draft;
  if (event === undefined || !movesByDays(draft)) return undefined;
  const zone = event.isAllDay ? event.timeZone : timeZone;
  const moved = { ...event, duration: draft.duration, eventDate: instantOf({ ...draft, minutes: draft.start }, zone) };
  const bar = toBar(moved, days, timeZone);
  return bar && { ...bar, isGhost: true };
}
