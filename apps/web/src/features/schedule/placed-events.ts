import type { Event } from '@app/contract/events';
import { addDays, daysBetween } from '#lib/calendar-days.ts';
import { endOf } from './format-event.ts';
import { DAY_MINUTES, wallTimeOf } from './wall-time.ts';

/** The part of an event on one day, and where the day's column draws it. */
export interface PlacedEvent {
  event: Event;
  /** Drawn start and end in minutes of the day; short events are drawn longer than they are. */
  from: number;
  to: number;
  /** Overlapping events are drawn side by side in lanes: the lane of this event, and the number of lanes. */
  lane: number;
  lanes: number;
  /** Whether the title is clear: no event in the lanes to the right begins beside the title. */
  isClear: boolean;
}

export interface DayPlan {
  timed: PlacedEvent[];
  /** All-day events, and other events that are drawn as bars because they last at least a day. */
  allDay: Event[];
}

/** Shorter events are drawn at this length, to be readable and clickable. */
export const MIN_DRAWN_MINUTES = 30;
/** The height of a one-line title, in minutes of the column. */
const TITLE_MINUTES = 30;

/** Assigns events to the given days ('2026-11-21') in a time zone; events on other days are left out. */
export function placeEvents(
  events: readonly Event[],
  days: readonly string[],
  timeZone: string,
): ReadonlyMap<string, DayPlan> {
  const plans = new Map(days.map((day): [string, DayPlan] => [day, { timed: [], allDay: [] }]));
  for (const event of events) {
    const { first, last, isWhole } = spanOf(event, timeZone);
    for (let day = first; day <= last; day = addDays(day, 1)) {
      const plan = plans.get(day);
      if (plan === undefined) continue;
      if (isWhole) plan.allDay.push(event);
      else plan.timed.push(placeOn(day, event, timeZone));
    }
  }
  for (const plan of plans.values()) plan.timed = assignLanes(plan.timed);
  return plans;
}

/** The number of events on a day. */
export function countEvents(plan: DayPlan | undefined): number {
  return plan === undefined ? 0 : plan.timed.length + plan.allDay.length;
}

/**
 * The first and last day of an event; all-day events keep their days in every zone. Events with `isWhole` are drawn as
 * bars across their days, other events at their hours.
 */
export function spanOf(event: Event, timeZone: string): { first: string; last: string; isWhole: boolean } {
  if (event.isAllDay) {
    const first = wallTimeOf(event.eventDate, event.timeZone).day;
    return { first, last: addDays(first, Math.max(1, Math.round(event.duration / DAY_MINUTES)) - 1), isWhole: true };
  }
  const first = wallTimeOf(event.eventDate, timeZone).day;
  const end = wallTimeOf(endOf(event), timeZone);
  const last = end.minutes === 0 && end.day > first ? addDays(end.day, -1) : end.day;
  return { first, last, isWhole: event.duration >= DAY_MINUTES && daysBetween(first, last) > 0 };
}

/** The other events at the same time. Events that are shown as free cause no conflict. */
export function conflictsOf(
  event: Pick<Event, 'id' | 'isFree' | 'eventDate' | 'duration'>,
  events: readonly Event[],
): Event[] {
  if (event.isFree) return [];
  const [from, to] = [Date.parse(event.eventDate), conflictEnd(event)];
  return events.filter(
    (other) => other.id !== event.id && !other.isFree && Date.parse(other.eventDate) < to && conflictEnd(other) > from,
  );
}

/** The conflicts of all events by id; events without conflicts are left out. */
export function mapConflicts(events: readonly Event[]): ReadonlyMap<string, readonly Event[]> {
  const conflictsById = new Map<string, Event[]>();
  const addConflict = (event: Event, other: Event) => {
    const conflicts = conflictsById.get(event.id);
    if (conflicts === undefined) conflictsById.set(event.id, [other]);
    else conflicts.push(other);
  };
  const busy = events
    .filter(({ isFree }) => !isFree)
    .map((event) => ({ event, from: Date.parse(event.eventDate), to: conflictEnd(event) }))
    .toSorted((a, b) => a.from - b.from);
  let ongoing: typeof busy = [];
  for (const each of busy) {
    ongoing = ongoing.filter(({ to }) => to > each.from);
    for (const { event } of ongoing) {
      addConflict(event, each.event);
      addConflict(each.event, event);
    }
    ongoing.push(each);
  }
  return conflictsById;
}

/** The end for finding conflicts: an event without a duration still conflicts with the events at its start. */
function conflictEnd(event: Pick<Event, 'eventDate' | 'duration'>): number {
  return Math.max(endOf(event), Date.parse(event.eventDate) + 1);
}

function placeOn(day: string, event: Event, timeZone: string): PlacedEvent {
  const start = wallTimeOf(event.eventDate, timeZone);
  const end = wallTimeOf(endOf(event), timeZone);
  const from = start.day < day ? 0 : start.minutes;
  const until = end.day > day ? DAY_MINUTES : end.minutes;
  const to = Math.min(DAY_MINUTES, Math.max(until, from + MIN_DRAWN_MINUTES));
  return { event, from: Math.min(from, DAY_MINUTES - MIN_DRAWN_MINUTES), to, lane: 0, lanes: 1, isClear: true };
}

/**
 * Assigns lanes, as few as the overlaps need. Events that overlap, directly or through other events, form a group whose
 * events have the same width.
 */
function assignLanes(placed: PlacedEvent[]): PlacedEvent[] {
  const sorted = placed.toSorted((a, b) => a.from - b.from || b.to - a.to || a.event.id.localeCompare(b.event.id));
  const result: PlacedEvent[] = [];
  let group: PlacedEvent[] = [];
  let laneEnds: number[] = [];
  const closeGroup = () => {
    for (const each of group) result.push({ ...each, lanes: laneEnds.length, isClear: isTitleClear(each, group) });
    group = [];
    laneEnds = [];
  };
  for (const each of sorted) {
    if (group.length > 0 && laneEnds.every((end) => end <= each.from)) closeGroup();
    const freeLane = laneEnds.findIndex((end) => end <= each.from);
    const lane = freeLane < 0 ? laneEnds.length : freeLane;
    laneEnds[lane] = each.to;
    group.push({ ...each, lane });
  }
  closeGroup();
  return result;
}

function isTitleClear({ lane, from, to }: PlacedEvent, group: readonly PlacedEvent[]): boolean {
  return !group.some(
    (other) => other.lane > lane && other.from < Math.min(to, from + TITLE_MINUTES) && other.to > from,
  );
}
