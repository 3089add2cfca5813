import type { Event } from '@app/contract/events';
import type { Task } from '@app/contract/tasks';
import { localDay } from '#platform/local-day.ts';
import type { StoredSource } from '../recommendations.repository.ts';
import type { Workspace } from '../workspace.ts';
import { DAY_MS } from '../workspace.ts';
import type { Candidate } from '../candidate.ts';
import { formatCount, formatDay } from '../wording.ts';

const DAYS_AHEAD = 7;
const FULL_MINUTES = 8 * 60;
const FULL_EVENTS = 6;
/** The assumed duration of a task without an estimate. */
const TASK_MINUTES = 30;

/** Days of the coming week with too many hours planned. */
export function findOverload(workspace: Workspace): Candidate[] {
  const last = workspace.now.getTime() + DAYS_AHEAD * DAY_MS;
  const ahead = workspace.events.filter(({ eventDate, isAllDay, isFree }) => {
    const at = Date.parse(eventDate);
    return !isAllDay && !isFree && at >= workspace.now.getTime() && at < last;
  });
  const byDay = Map.groupBy(ahead, ({ eventDate }) => localDay(new Date(eventDate), workspace.timeZone));
  return [...byDay].flatMap(([day, events]) => {
    const due = workspace.tasks.filter(
      ({ isDone, dueDate, scheduled }) => !isDone && dueDate === day && scheduled === null,
    );
    const minutes = minutesOf(events) + due.reduce((sum, task) => sum + (task.estimateMinutes ?? TASK_MINUTES), 0);
    if (events.length < 2 || (minutes <= FULL_MINUTES && events.length < FULL_EVENTS)) return [];
    return [toCandidate(day, { events, due, minutes }, workspace)];
  });
}

/** Overlapping events count once. */
function minutesOf(events: readonly Event[]): number {
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
  { events, due, minutes }: { events: Event[]; due: Task[]; minutes: number },
  workspace: Workspace,
): Candidate {
  const at = new Date(events[0]?.eventDate ?? workspace.now);
  const weekday = new Intl.DateTimeFormat('en-US', { timeZone: workspace.timeZone, weekday: 'long' }).format(at);
  const tasks = due.length === 0 ? '' : ` and ${formatCount(due.length, 'task')} due`;
  const sources: StoredSource[] = [
    ...events.map(({ id, eventDate }): StoredSource => ({ kind: 'event', id, at: eventDate })),
    ...due.map(({ id }): StoredSource => ({ kind: 'task', id, at: at.toISOString() })),
  ];
  return {
    rule: 'overload_ahead',
    key: `overload_ahead:${day}`,
    title: `Lighten ${weekday}, ${formatDay(at, workspace)}`,
    description: 'Move or shorten what can wait, and keep a break between the rest.',
    why: `${formatCount(events.length, 'event')}${tasks} take about ${formatCount(Math.round(minutes / 60), 'hour')} of that day.`,
    priority: 'high',
    actionType: 'planning',
    categoryId: null,
    sources: sources.slice(0, 8),
    action: { kind: 'day', day },
    until: new Date(at.getTime() + DAY_MS / 2),
    at: workspace.now,
  };
}
