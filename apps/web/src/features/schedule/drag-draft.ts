import type { Event } from '@app/contract/events';
import { addDays, daysBetween } from '#lib/calendar-days.ts';
import { DAY_MINUTES, wallTimeOf } from './wall-time.ts';

export type DragMode = 'move' | 'resize' | 'create';

/** Where an event would be after a drag or a keyboard move. */
export interface Draft {
  /** The dragged event; undefined for a new one. */
  event: Event | undefined;
  day: string;
  /** The start in minutes after midnight. */
  start: number;
  /** In minutes. */
  duration: number;
}

/** A point in the calendar; without minutes in views without hours. */
export interface DragPoint {
  day: string;
  minutes?: number;
}

const STEP_MINUTES = 15;
const HALF_HOUR = 30;
const MIN_DURATION_MINUTES = 15;
const MAX_DAYS = 31;

export function toDraft(event: Event, timeZone: string): Draft {
  const { day, minutes } = wallTimeOf(event.eventDate, event.isAllDay ? event.timeZone : timeZone);
  return { event, day, start: minutes, duration: event.duration };
}

/**
 * Whether the event moves by whole days only: an all-day event, or an event of at least 24 hours that passes midnight.
 * The calendar draws such events as bars across their days.
 */
export function movesByDays({ event, start, duration }: Draft): boolean {
  return event?.isAllDay === true || (event !== undefined && duration >= DAY_MINUTES && start + duration > DAY_MINUTES);
}

/** The draft after the pointer was dragged from the grabbed point to `point`. */
export function draftAfterDrag(mode: DragMode, origin: Draft, grabbed: DragPoint, point: DragPoint): Draft {
  const days = daysBetween(grabbed.day, point.day);
  if (movesByDays(origin)) {
    return mode === 'move' ? { ...origin, day: addDays(origin.day, days) } : resizedByDays(origin, days);
  }
  const minutes = (point.minutes ?? 0) - (grabbed.minutes ?? 0);
  if (mode === 'move') {
    const moved = point.minutes === undefined ? origin.start : snap(origin.start + minutes);
    const start = Math.min(DAY_MINUTES - STEP_MINUTES, Math.max(0, moved));
    return { ...origin, day: addDays(origin.day, days), start };
  }
  if (mode === 'create') return createdByDrag(origin, point.minutes ?? 0);
  const end = origin.start + origin.duration + minutes;
  return { ...origin, duration: Math.max(MIN_DURATION_MINUTES, snap(end + days * DAY_MINUTES) - origin.start) };
}

/** The draft of a new event, from the half hour in which the drag began to the pointer's position. */
function createdByDrag(origin: Draft, pointerMinutes: number): Draft {
  const isUpwards = pointerMinutes < origin.start;
  const start = Math.min(origin.start, snap(pointerMinutes));
  const end = Math.max(isUpwards ? origin.start + HALF_HOUR : origin.start, snap(pointerMinutes));
  return { ...origin, start, duration: Math.max(MIN_DURATION_MINUTES, end - start) };
}

/**
 * The draft after an arrow key, which moves or resizes by a quarter of an hour, a day or a week; undefined for other
 * keys and where the key does nothing.
 * `isDayOnly`: the view has no hours.
 */
export function draftAfterKey(
  draft: Draft,
  key: string,
  { isResizing, isDayOnly }: { isResizing: boolean; isDayOnly: boolean },
): Draft | undefined {
  if (isDayOnly || movesByDays(draft)) {
    const days = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }[key];
    if (days === undefined) return undefined;
    if (isResizing) return movesByDays(draft) ? resizedByDays(draft, days) : undefined;
    return { ...draft, day: addDays(draft.day, days) };
  }
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    return isResizing ? undefined : { ...draft, day: addDays(draft.day, key === 'ArrowLeft' ? -1 : 1) };
  }
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined;
  const change = key === 'ArrowUp' ? -STEP_MINUTES : STEP_MINUTES;
  if (isResizing) return { ...draft, duration: Math.max(MIN_DURATION_MINUTES, draft.duration + change) };
  return { ...draft, start: Math.min(DAY_MINUTES - STEP_MINUTES, Math.max(0, draft.start + change)) };
}

export function isSameDraft(a: Draft, b: Draft): boolean {
  return a.day === b.day && a.start === b.start && a.duration === b.duration;
}

function resizedByDays(draft: Draft, days: number): Draft {
  const duration = draft.duration + days * DAY_MINUTES;
  return { ...draft, duration: Math.min(MAX_DAYS * DAY_MINUTES, Math.max(DAY_MINUTES, duration)) };
}

function snap(minutes: number): number {
  return Math.round(minutes / STEP_MINUTES) * STEP_MINUTES;
}
