import type { Event, EventListQuery } from '@app/contract/events';
import type { Database, Queryable } from '#db/database.ts';
import type { TimeZoneOf } from '#features/identity/identity.service.ts';
import type { Clock } from '#platform/clock.ts';
import { isCalendarDay } from '#platform/local-day.ts';
import { findFollowedEvent, listFollowedEvents } from '../followed-calendars/followed-events.repository.ts';
import { toEventRows } from '../followed-calendars/followed-events.ts';
import { startsBetween } from '../recurrence/occurrences.ts';
import { eventNotFound, tooManyEvents } from '../schedule.errors.ts';
import * as exceptions from './event-exceptions.repository.ts';
import { parseEventId } from './event-id.ts';
import { type CategoryMap, atOriginalStart, toEvent, toOccurrence } from './events.mapper.ts';
import * as repository from './events.repository.ts';
import { endOf, startOf } from './requested-dates.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const DAYS_BACK = 30;
const DAYS_AHEAD = 90;
const MAX_WINDOW_MS = 3_660 * DAY_MS;
/** The maximum length of an event. Events that start up to this long before a window may still last into it. */
const MAX_EVENT_MS = 31 * DAY_MS;
/** More than any screen, feed or report needs; protects memory. */
const MAX_EVENTS = 50_000;

const NO_CATEGORIES: CategoryMap = new Map();

interface Window {
  from: number;
  to: number;
}

export function createEventReader({ db, clock, timeZoneOf }: { db: Database; clock: Clock; timeZoneOf: TimeZoneOf }) {
  /** Events and occurrences that overlap a window, earliest first; by default from 30 days ago to 90 days ahead. */
  async function list(userId: string, query: EventListQuery): Promise<Event[]> {
    const hasDay = [query.from, query.to].some((text) => text !== undefined && isCalendarDay(text));
    const window = windowOf(query, clock.now().getTime(), hasDay ? await timeZoneOf(userId) : 'UTC');
    const from = new Date(window.from - MAX_EVENT_MS);
    const to = new Date(window.to);
    const [single, series, changedOccurrences, followed, categories] = await Promise.all([
      repository.listSingleEvents(db, userId, from, to),
      repository.listSeries(db, userId, from, to),
      exceptions.listExceptionsBetween(db, userId, from, to),
      listFollowedEvents(db, userId, from, to),
      repository.readCategoryMap(db, userId),
    ]);
    const listedSeriesIds = new Set(series.map(({ id }) => id));
    // A series outside the window can have an occurrence that was moved into it.
    const otherSeries = [...new Set(changedOccurrences.map(({ seriesId }) => seriesId))].filter(
      (id) => !listedSeriesIds.has(id),
    );
    const allSeries = [...series, ...(await repository.findEvents(db, userId, otherSeries))];
    const events = single.filter((row) => overlaps(row.eventDate.getTime(), row.duration, window));
    const found = events.map((row) => toEvent(row, categories));
    const add = (occurrences: readonly Event[]): void => {
      if (found.length + occurrences.length > MAX_EVENTS) throw tooManyEvents();
      found.push(...occurrences);
    };
    const bySeries = Map.groupBy(changedOccurrences, ({ seriesId }) => seriesId);
    for (const row of allSeries) add(occurrencesIn(row, bySeries.get(row.id) ?? [], window, categories));
    for (const followedEvent of followed.map(toEventRows)) add(followedOccurrencesIn(followedEvent, window));
    return found.toSorted((a, b) => (a.eventDate < b.eventDate ? -1 : a.eventDate > b.eventDate ? 1 : 0));
  }

  return { list };
}

/** An event, a series as a whole, or one occurrence. Throws events.not_found. */
export async function getEvent(db: Queryable, userId: string, id: string): Promise<Event> {
  const { eventId, originalStart } = parseEventId(id);
  const [row] = await repository.findEvents(db, userId, [eventId]);
  if (row === undefined) return getFollowed(db, userId, eventId, originalStart);
  const categories = await repository.readCategoryMap(db, userId);
  if (originalStart === undefined) return toEvent(row, categories);
  const exception = await exceptions.findException(db, userId, eventId, originalStart);
  if (!happensAt(row, originalStart) || exception?.isCancelled === true) throw eventNotFound();
  return toOccurrence(row, originalStart, exception, categories);
}

/** Throws events.not_found. */
async function getFollowed(
  db: Queryable,
  userId: string,
  eventId: string,
  originalStart: Date | undefined,
): Promise<Event> {
  const row = await findFollowedEvent(db, userId, eventId);
  if (row === undefined) throw eventNotFound();
  const { event, exceptions: changedOccurrences, calendar } = toEventRows(row);
  if (originalStart === undefined) return { ...toEvent(event, NO_CATEGORIES), calendar };
  const exception = changedOccurrences.find((each) => each.originalStart.getTime() === originalStart.getTime());
  if (!happensAt(event, originalStart) || exception?.isCancelled === true) throw eventNotFound();
  return { ...toOccurrence(event, originalStart, exception, NO_CATEGORIES), calendar };
}

/** Whether the rule of a series has an occurrence at this time. */
export function happensAt({ recurrence, ...row }: repository.EventRow, originalStart: Date): boolean {
  if (recurrence === null) return false;
  const at = originalStart.getTime();
  // The window of one millisecond contains only this time.
  return startsBetween({ ...row, recurrence }, at, at + 1).length > 0;
}

/** The event of a followed calendar, or its occurrences, within a window. */
export function followedOccurrencesIn(
  { event, exceptions: changedOccurrences, calendar }: ReturnType<typeof toEventRows>,
  window: Window,
): Event[] {
  const found =
    event.recurrence === null
      ? overlaps(event.eventDate.getTime(), event.duration, window)
        ? [toEvent(event, NO_CATEGORIES)]
        : []
      : occurrencesIn(event, changedOccurrences, window, NO_CATEGORIES);
  return found.map((each) => ({ ...each, calendar }));
}

function occurrencesIn(
  row: repository.EventRow,
  changedOccurrences: exceptions.ExceptionRow[],
  window: Window,
  categories: CategoryMap,
): Event[] {
  const series = { ...row, recurrence: row.recurrence ?? '' };
  const earliestStart = window.from - row.duration * MINUTE_MS;
  const replaced = new Set(changedOccurrences.map(({ originalStart }) => originalStart.getTime()));
  const seriesAsEvent = toEvent(row, categories);
  const regular = startsBetween(series, earliestStart, window.to)
    .filter((start) => !replaced.has(start) && overlaps(start, row.duration, window))
    .map((start) => atOriginalStart(seriesAsEvent, new Date(start)));
  const exceptional = changedOccurrences
    .filter(({ isCancelled, eventDate, changes }) => {
      return !isCancelled && overlaps(eventDate.getTime(), changes.duration ?? row.duration, window);
    })
    .map((exception) => toOccurrence(row, exception.originalStart, exception, categories));
  return [...regular, ...exceptional];
}

/** An event without a duration overlaps the window that contains its start. */
function overlaps(start: number, duration: number, { from, to }: Window): boolean {
  return start < to && (start >= from || start + duration * MINUTE_MS > from);
}

function windowOf(query: EventListQuery, now: number, timeZone: string): Window {
  const from = query.from === undefined ? now - DAYS_BACK * DAY_MS : startOf(query.from, timeZone);
  const requested = query.to === undefined ? now + DAYS_AHEAD * DAY_MS : endOf(query.to, timeZone);
  return { from, to: Math.min(requested, from + MAX_WINDOW_MS) };
}
