import type { Event } from '@app/contract/events';
import { formatTime } from '#lib/dates.ts';
import { tintOfColor, tints, type Tint } from '#ui/tint.ts';
import { t } from './schedule.messages.ts';

export type EventKind = 'work' | 'health' | 'family' | 'fitness' | 'social' | 'personal';

/** Events of up to this length show no end time. */
const SHORT_MINUTES = 60;
const MINUTE_MS = 60_000;

const kinds: Readonly<Record<string, EventKind>> = {
  work: 'work',
  health: 'health',
  family: 'family',
  fitness: 'fitness',
  friends: 'social',
};

const kindTints: Readonly<Record<EventKind, Tint>> = {
  work: tints[0],
  health: tints[2],
  family: tints[5],
  fitness: tints[3],
  social: tints[8],
  personal: tints[1],
};

/** The kind of an event, by its category. The kind decides the colour of the event. */
export function eventKind(event: Pick<Event, 'category'>): EventKind {
  return kinds[categoryLabel(event)] ?? 'personal';
}

export function eventTint(event: Pick<Event, 'category' | 'calendar'>): Tint {
  return event.calendar === undefined ? kindTints[eventKind(event)] : tintOfColor(event.calendar.color);
}

/** The label of the badge: the category, or the followed calendar the event comes from. */
export function formatBadge(event: Pick<Event, 'category' | 'calendar'>): string {
  return event.calendar?.name ?? categoryLabel(event);
}

/** The category's name in lower case; 'general' without a category. */
export function categoryLabel({ category }: Pick<Event, 'category'>): string {
  return category?.name.toLowerCase() ?? 'general';
}

export function sourceLabel({ isAutoDetected, calendar }: Pick<Event, 'isAutoDetected' | 'calendar'>): string {
  if (calendar !== undefined) return t('sourceCalendar');
  return isAutoDetected ? t('sourceChat') : t('sourceManual');
}

/** The end of an event in milliseconds. */
export function endOf({ eventDate, duration }: Pick<Event, 'eventDate' | 'duration'>): number {
  return Date.parse(eventDate) + duration * MINUTE_MS;
}

/** '9:00 AM', '9:00 AM – 10:30 AM' above an hour, 'All day'. */
export function formatEventTime(event: Pick<Event, 'eventDate' | 'duration' | 'isAllDay'>, timeZone: string): string {
  if (event.isAllDay) return t('allDay');
  const start = formatTime(event.eventDate, timeZone);
  return event.duration > SHORT_MINUTES ? `${start} – ${formatTime(endOf(event), timeZone)}` : start;
}
