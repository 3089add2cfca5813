import type { ConversationSummary } from '@app/contract/conversations';
import type { Event } from '@app/contract/events';
import type { Import } from '@app/contract/imports';
import { providers } from '@app/contract/providers';
import type { Task } from '@app/contract/tasks';
import { calendarDay, daysBetween, formatAge, formatTime, formatWeekday } from '#lib/dates.ts';
import { t } from './archive-line.messages.ts';
import { isUsableTitle } from './starters.ts';

export type ArchiveLineKind = 'event' | 'tasks' | 'cards' | 'import' | 'conversation';

/** What is next or what arrived, in one line, and the screen that shows it. */
export interface ArchiveLineText {
  kind: ArchiveLineKind;
  text: string;
  path: string;
}

export interface ArchiveLineSources {
  /** Earliest first. */
  events: readonly Event[];
  /** Open tasks. */
  tasks: readonly Task[];
  dueCards: number;
  /** Latest first. */
  imports: readonly Import[];
  conversations: readonly ConversationSummary[];
}

/** An event or an import further away is not worth the line. */
const MAX_DAYS = 6;
const MINUTE_MS = 60_000;

/** Today's plans before those of the next days, then what arrived; undefined if there is nothing to say. */
export function chooseArchiveLine(
  sources: ArchiveLineSources,
  now: Date,
  timeZone: string,
): ArchiveLineText | undefined {
  const next = findNextEvent(sources.events, now, timeZone);
  const isToday = next !== undefined && daysBetween(now, next.eventDate, timeZone) <= 0;
  return (
    (isToday ? aboutEvent(next, now, timeZone) : undefined) ??
    aboutTasks(sources.tasks, now, timeZone) ??
    aboutCards(sources.dueCards) ??
    (next === undefined ? undefined : aboutEvent(next, now, timeZone)) ??
    aboutImport(sources.imports, now, timeZone) ??
    aboutConversation(sources.conversations, now, timeZone)
  );
}

/**
 * The event that runs now or begins next. All-day events have no hour to be ready for, so they are left out. The day is
 * found for this event alone: finding those of a full calendar would delay the first rendering by a tenth of a second.
 */
function findNextEvent(events: readonly Event[], now: Date, timeZone: string): Event | undefined {
  const [next] = events
    .filter((event) => !event.isAllDay && endOf(event) > now.getTime())
    .toSorted((a, b) => Date.parse(a.eventDate) - Date.parse(b.eventDate));
  return next !== undefined && daysBetween(now, next.eventDate, timeZone) <= MAX_DAYS ? next : undefined;
}

const endOf = ({ eventDate, duration }: Event): number => Date.parse(eventDate) + duration * MINUTE_MS;

function aboutEvent(event: Event, now: Date, timeZone: string): ArchiveLineText {
  const { id, title, eventDate } = event;
  const path = `/schedule?date=${calendarDay(eventDate, timeZone)}&event=${encodeURIComponent(id)}`;
  if (Date.parse(eventDate) <= now.getTime()) {
    return { kind: 'event', text: t('now', { title, time: formatTime(endOf(event), timeZone) }), path };
  }
  const [days, time] = [daysBetween(now, eventDate, timeZone), formatTime(eventDate, timeZone)];
  const day = days === 1 ? t('tomorrow') : formatWeekday(eventDate, timeZone);
  return { kind: 'event', text: t('next', { title, when: days === 0 ? time : t('dayAt', { day, time }) }), path };
}

function aboutTasks(tasks: readonly Task[], now: Date, timeZone: string): ArchiveLineText | undefined {
  const dated = tasks.filter(({ dueDate }) => dueDate !== null);
  // The first use of a calendar takes tens of milliseconds, which an empty workspace can do without.
  if (dated.length === 0) return undefined;
  const today = calendarDay(now, timeZone);
  const due = dated.filter(({ dueDate }) => dueDate !== null && dueDate <= today);
  const [first] = due;
  if (first === undefined) return undefined;
  const text = due.length === 1 ? t('task', { title: first.title }) : t('tasks', { count: due.length });
  return { kind: 'tasks', text, path: '/schedule' };
}

function aboutCards(count: number): ArchiveLineText | undefined {
  return count === 0 ? undefined : { kind: 'cards', text: t('cards', { count }), path: '/learning' };
}

function aboutImport(imports: readonly Import[], now: Date, timeZone: string): ArchiveLineText | undefined {
  const latest = imports.find(({ status, counts }) => status === 'completed' && counts.created > 0);
  if (latest === undefined) return undefined;
  const at = latest.finishedAt ?? latest.createdAt;
  if (daysBetween(at, now, timeZone) > MAX_DAYS) return undefined;
  const [source] = latest.sources.toSorted((a, b) => b.created - a.created);
  const text = t('arrived', {
    count: latest.counts.created,
    source: source === undefined ? 'other' : providers[source.source].name,
    when: formatAge(at, now, timeZone),
  });
  return { kind: 'import', text, path: '/archive' };
}

function aboutConversation(
  conversations: readonly ConversationSummary[],
  now: Date,
  timeZone: string,
): ArchiveLineText | undefined {
  const latest = conversations.find(({ title }) => isUsableTitle(title));
  if (latest === undefined) return undefined;
  const text = t('latest', { title: latest.title, when: formatAge(latest.updatedAt, now, timeZone) });
  return { kind: 'conversation', text, path: `/conversation-chat/${latest.id}` };
}
