import type { Event } from '@app/contract/events';
import { addDays, daysApart } from './calendar-days.ts';
import { DAY_MINUTES, wallTimeOf } from './wall-time.ts';

export type DragMode = 'move' | 'resize' | 'create';

/** Where an event would be after a drag or a keyboard move. */
export interface Draft {
  /** The dragged event; undefined for a new one. */
  event: Event | undefined;
  day: string;
  /** The start in minutes of that day. */
  start: number;
  duration: number;
}

/** A point in the calendar; without minutes in views without hours. */
export interface DragPoint {
  day: string;
  minutes?: number;
}

const STEP = 15;
const MIN_DURATION_MINUTES = 15;
const MAX_DAYS = 31;

export function draftOf(event: Event, timeZone: string): Draft {
  const { day, minutes } = wallTimeOf(event.eventDate, event.isAllDay ? event.timeZone : timeZone);
  return { event, day, start: minutes, duration: event.duration };
}

/**
 * Whether the event moves by whole days only: an all-day event, or one of at least a day that passes midnight. The
 * calendar draws such events as bars across their days.
 */
export function movesByDays({ event, start, duration }: Draft): boolean {
  return event?.isAllDay === true || (event !== undefined && duration >= DAY_MINUTES && start + duration > DAY_MINUTES);
}

/** The draft after the pointer was dragged from the grabbed point to another one. */
export function draftAfterDrag(mode: DragMode, origin: Draft, grabbed: DragPoint, point: DragPoint): Draft {
  const days = daysApart(grabbed.day, point.day);
  if (movesByDays(origin)) {
    return mode === 'move' ? { ...origin, day: addDays(origin.day, days) } : resizedByDays(origin, days);
  }
  const minutes = (point.minutes ?? 0) - (grabbed.minutes ?? 0);
  if (mode === 'move') {
    const moved = point.minutes === undefined ? origin.start : snap(origin.start + minutes);
    const start = Math.min(DAY_MINUTES - STEP, Math.max(0, moved));
    return { ...origin, day: addDays(origin.day, days), start };
  }
  const end = mode === 'create' ? (point.minutes ?? 0) : origin.start + origin.duration + minutes;
  if (mode === 'create') {
    const from = Math.min(origin.start, snap(end));
    const to = Math.max(origin.start + (end < origin.start ? 2 * STEP : 0), snap(end));
    return { ...origin, start: from, duration: Math.max(MIN_DURATION_MINUTES, to - from) };
  }
  return { ...origin, duration: Math.max(MIN_DURATION_MINUTES, snap(end + days * DAY_MINUTES) - origin.start) };
}

/** The draft after an arrow key: by a quarter of an hour or a day; undefined for other keys. */
export function draftAfterKey(draft: Draft, key: string, isResizing: boolean, isDayOnly: boolean): Draft | undefined {
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
  const by = key === 'ArrowUp' ? -STEP : STEP;
  if (isResizing) return { ...draft, duration: Math.max(MIN_DURATION_MINUTES, draft.duration + by) };
  return { ...draft, start: Math.min(DAY_MINUTES - STEP, Math.max(0, draft.start + by)) };
}

export function isSameDraft(a: Draft, b: Draft): boolean {
  return a.day === b.day && a.start === b.start && a.duration === b.duration;
}

function resizedByDays(draft: Draft, days: number): Draft {
  const duration = draft.duration + days * DAY_MINUTES;
  return { ...draft, duration: Math.min(MAX_DAYS * DAY_MINUTES, Math.max(DAY_MINUTES, duration)) };
}

function snap(minutes: number): number {
  return Math.round(minutes / STEP) * STEP;
}
