import type { Event } from '@app/contract/events';
import type { DetectedIntent } from '@app/understanding/intents';
import { stem } from '@app/understanding/text/words';
import type { RemindersService } from '#features/schedule/reminders.service.ts';
import type { ScheduleService } from '#features/schedule/schedule.service.ts';
import type { Question } from './question.ts';
import { localDay } from '#platform/local-day.ts';
import { matchesAny } from './wording.ts';
import type { TasksService } from '#features/tasks/tasks.service.ts';

/** A question about plans, or a request to change one, which has a `change`. */
export type PlanQuestion = Extract<DetectedIntent, { intent: 'plan_question' }>;

/** An event, reminder or task that a change may be about. */
export interface PlanTarget {
  kind: 'event' | 'reminder' | 'task';
  id: string;
  title: string;
  /** The time of the event or reminder; undefined for tasks. */
  at?: Date | undefined;
  timeZone?: string | undefined;
  isAllDay?: boolean;
  /** The calendar day on which a task is due. */
  dueDate?: string | null;
  /** A task that repeats cannot be without a day. */
  repeats?: boolean;
  /** Set for an event of a series. */
  seriesId?: string | null;
  /** Whether the event comes from a calendar that the user follows. */
  isReadOnly?: boolean;
}

export interface TargetDependencies {
  schedule: ScheduleService;
  tasks: TasksService;
  reminders: RemindersService;
}

/** Who asks, and in which time zone the days of a period begin. */
type Asker = Pick<Question, 'userId' | 'timeZone'>;

const fromEvent = (event: Event): PlanTarget => ({
  kind: 'event',
  id: event.id,
  title: event.title,
  at: new Date(event.eventDate),
  timeZone: event.timeZone,
  isAllDay: event.isAllDay,
  seriesId: event.seriesId,
  isReadOnly: event.calendar !== undefined,
});

/** The targets whose titles contain the most words of the query; all targets if the query is empty. */
function bestMatches(targets: readonly PlanTarget[], query: readonly string[]): PlanTarget[] {
  const stems = query.map((word) => stem(word.toLowerCase()));
  if (stems.length === 0) return [...targets];
  const scored = targets.map((target) => ({
    target,
    score: stems.filter((word) => matchesAny(target.title, [word])).length,
  }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return best === 0 ? [] : scored.filter(({ score }) => score === best).map(({ target }) => target);
}

/**
 * Finds the plans that a change may be about, plans of the kind that the message names first. Of each series only the
 * next event is found.
 */
export function createPlanTargets({ schedule, tasks, reminders }: TargetDependencies) {
  async function nextEvents(userId: string, { window }: PlanQuestion): Promise<PlanTarget[]> {
    const listed = await schedule.list(userId, { from: window.from.toISOString(), to: window.to.toISOString() });
    const seen = new Set<string>();
    return listed.map(fromEvent).filter(({ id, seriesId }) => {
      const key = seriesId ?? id;
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    });
  }

  async function comingReminders(userId: string): Promise<PlanTarget[]> {
    return (await reminders.list(userId)).flatMap(({ id, title, nextAt, timeZone }) =>
      nextAt === null ? [] : [{ kind: 'reminder' as const, id, title, at: new Date(nextAt), timeZone }],
    );
  }

  async function openTasks({ userId, timeZone }: Asker, { query, window }: PlanQuestion): Promise<PlanTarget[]> {
    const open = await tasks.list(userId, { done: false });
    // If the tasks of a period were listed, 'that one is done' means one of these.
    const [first, last] = [localDay(window.from, timeZone), localDay(new Date(window.to.getTime() - 1), timeZone)];
    const isOfPeriod = query.length === 0 && window.label !== '';
    const due = open.filter(({ dueDate }) => dueDate !== null && dueDate >= first && dueDate <= last);
    return (isOfPeriod && due.length > 0 ? due : open).map(({ id, title, dueDate, recurrence }) => ({
      kind: 'task',
      id,
      title,
      dueDate,
      repeats: recurrence !== null,
    }));
  }

  return async function findTargets(asker: Asker, asked: PlanQuestion): Promise<PlanTarget[]> {
    const searches = {
      events: () => nextEvents(asker.userId, asked),
      reminders: () => comingReminders(asker.userId),
      tasks: () => openTasks(asker, asked),
    };
    const namedKind = asked.about === 'goals' ? 'events' : asked.about;
    const order = [namedKind, ...(['events', 'reminders', 'tasks'] as const).filter((name) => name !== namedKind)];
    for (const name of order) {
      // Without a query only the named kind is meant.
      if (asked.query.length === 0 && name !== namedKind) break;
      // Events cannot be completed.
      if (asked.change?.action === 'finish' && name === 'events') continue;
      // Only tasks can be without a day.
      if (asked.change?.action === 'undate' && name !== 'tasks') continue;
      const found = bestMatches(await searches[name](), asked.query);
      if (found.length > 0) return found;
    }
    return [];
  };
}
