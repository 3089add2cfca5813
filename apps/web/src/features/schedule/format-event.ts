import type { CSSProperties } from 'react';
import type { Event } from '@app/contract/events';
import { formatTime } from '#lib/dates.ts';
import { categoryTint } from '#ui/category-tint.ts';
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

/** The kind of an event, by its category. */
export function eventKind(event: Pick<Event, 'category'>): EventKind {
  return kinds[categoryLabel(event)] ?? 'personal';
}

/** The colour of an event: that of its category, or of the followed calendar it comes from. */
export function eventColor({ category, calendar }: Pick<Event, 'category' | 'calendar'>): string {
  const color = calendar?.color ?? category?.color;
  return color === undefined ? 'var(--category-2)' : categoryTint(color).color;
}

/** The colour as the variable that `eventBackground` and the stripes read. */
export function eventStyle(event: Pick<Event, 'category' | 'calendar'>): CSSProperties {
  return { '--event': eventColor(event) } as CSSProperties;
}

/** A tint of 15 % of the event's colour. */
export const eventBackground =
  'bg-[color-mix(in_oklab,var(--event)_15%,var(--panel))] hover:bg-[color-mix(in_oklab,var(--event)_24%,var(--panel))]';

/** The stripe at the left edge of a positioned element. */
export const eventStripe =
  'before:absolute before:inset-y-1 before:left-1 before:w-0.75 before:rounded-full before:bg-(--event)';

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
