import { chooseSlots, type ChosenSlot, endOfDay } from './choose-slots.ts';
import { freeTimeSpans } from './free-slots.ts';
import type { Shares } from './part-of-day.ts';
import { reasonFor } from './reasons.ts';
import type { UnplannedItem } from './unplanned.ts';
import type { TimeSpan } from './working-hours.ts';

export interface PlannedSuggestion {
  id: string;
  kind: 'task' | 'goal';
  title: string;
  reason: string;
  slot: { start: string; duration: number };
}

/** A window of time with what is free and busy in it. */
export interface Calendar {
  /** The hours in which slots may be, sorted by start. */
  working: readonly TimeSpan[];
  /** Events, sorted by start. */
  busy: readonly TimeSpan[];
  bufferMinutes: number;
  timeZone: string;
  now: Date;
  /** How accepted slots are distributed over the day; undefined when no part of the day is preferred. */
  shares: Shares | undefined;
}

/** The length of a slot for an item without an estimate. */
const DEFAULT_MINUTES = 30;
const MAX_MINUTES = 120;
const MINUTE = 60_000;

/**
 * Finds the best slot for each item in order; a suggested slot is busy for the next item. Items without a slot are
 * skipped.
 */
export function suggestSlots(items: readonly UnplannedItem[], calendar: Calendar, count: number): PlannedSuggestion[] {
  const busy = [...calendar.busy];
  const suggestions: PlannedSuggestion[] = [];
  for (const item of items) {
    if (suggestions.length === count) break;
    const [slot] = findSlots(item, { ...calendar, busy }, 1);
    if (slot === undefined) continue;
    const { start, duration } = slot;
    busy.push({ start: start.getTime(), end: start.getTime() + duration * MINUTE });
    const reason = reasonFor({ item, slot, calendar });
    suggestions.push({
      id: item.id,
      kind: item.kind,
      title: item.title,
      reason,
      slot: { start: start.toISOString(), duration },
    });
  }
  return suggestions;
}

/** The best slots for one item, best first. */
export function findSlots(item: UnplannedItem, calendar: Calendar, count: number): ChosenSlot[] {
  const { working, busy, bufferMinutes, timeZone, shares } = calendar;
  const free = freeTimeSpans(working, busy, bufferMinutes);
  const requirements = {
    duration: Math.min(item.estimateMinutes ?? DEFAULT_MINUTES, MAX_MINUTES),
    timeZone,
    ...(item.dueDate !== null && { dueBy: endOfDay(item.dueDate, timeZone) }),
    ...(shares !== undefined && { shares }),
  };
  return chooseSlots(free, requirements, count);
}
