import type { Event } from '@app/contract/events';
import type { Task } from '@app/contract/tasks';
import { localDay } from '#platform/local-day.ts';
import type { StoredSource } from '../recommendations.repository.ts';
import type { PersonSnapshot } from '../person-snapshot.ts';
import { DAY_MS } from '../person-snapshot.ts';
import type { Candidate } from '../candidate.ts';
import { formatDay } from '../dates.ts';
import { formatCount } from '../wording.ts';

const DAYS_AHEAD = 7;
/** A day has too much planned with more than this many minutes, or with this many events. */
const FULL_MINUTES = 8 * 60;
const FULL_EVENTS = 6;
/** The assumed duration of a task without an estimate. */
const TASK_MINUTES = 30;

/** Days of the coming week with too much planned. */
export function findOverload(snapshot: PersonSnapshot): Candidate[] {
  const end = snapshot.now.getTime() + DAYS_AHEAD * DAY_MS;
  const ahead = snapshot.events.filter(({ eventDate, isAllDay, isFree }) => {
    const at = Date.parse(eventDate);
    return !isAllDay && !isFree && at >= snapshot.now.getTime() && at < end;
  });
  const byDay = Map.groupBy(ahead, ({ eventDate }) => localDay(new Date(eventDate), snapshot.timeZone));
  return [...byDay].flatMap(([day, events]) => {
    const dueTasks = snapshot.tasks.filter(
      ({ isDone, dueDate, scheduled }) => !isDone && dueDate === day && scheduled === null,
    );
    const minutes =
      sumMinutes(events) + dueTasks.reduce((sum, task) => sum + (task.estimateMinutes ?? TASK_MINUTES), 0);
    if (events.length < 2 || (minutes <= FULL_MINUTES && events.length < FULL_EVENTS)) return [];
    return [toCandidate(day, { events, dueTasks, minutes }, snapshot)];
  });
}

/** The minutes that these events take; time in which events overlap counts once. `events` are in the order of their start. */
function sumMinutes(events: readonly Event[]): number {
  let end = 0;
  let sum = 0;
  for (const { eventDate, duration } of events) {
    const from = Math.max(Date.parse(eventDate), end);
    const to = Date.parse(eventDate) + duration * 60_000;
    if (to > from) sum += to - from;
    end = Math.max(end, to);
  }
  return sum / 60_000;
}

function toCandidate(
  day: string,
  { events, dueTasks, minutes }: { events: Event[]; dueTasks: Task[]; minutes: number },
  snapshot: PersonSnapshot,
): Candidate {
  const at = new Date(events[0]?.eventDate ?? snapshot.now);
  const weekday = new Intl.DateTimeFormat('en-US', { timeZone: snapshot.timeZone, weekday: 'long' }).format(at);
  const tasks = dueTasks.length === 0 ? '' : ` and ${formatCount(dueTasks.length, 'task')} due`;
  const sources: StoredSource[] = [
    ...events.map(({ id, eventDate }): StoredSource => ({ kind: 'event', id, at: eventDate })),
    ...dueTasks.map(({ id }): StoredSource => ({ kind: 'task', id, at: at.toISOString() })),
  ];
  return {
    rule: 'overload_ahead',
    key: `overload_ahead:${day}`,
    title: `Lighten ${weekday}, ${formatDay(at, snapshot)}`,
    description: 'Move or shorten what can wait, and keep a break between the rest.',
    why: `${formatCount(events.length, 'event')}${tasks} take about ${formatCount(Math.round(minutes / 60), 'hour')} of that day.`,
    priority: 'high',
    actionType: 'planning',
    categoryId: null,
    sources: sources.slice(0, 8),
    action: { kind: 'day', day },
    until: new Date(at.getTime() + DAY_MS / 2),
    at: snapshot.now,
  };
}
