import type { Event } from '@app/contract/events';
import type { DetectedIntent } from '@app/understanding/intents';
import { stem } from '@app/understanding/text/words';
import type { RemindersService } from '#features/schedule/reminders.service.ts';
import type { ScheduleService } from '#features/schedule/schedule.service.ts';
import type { TasksService } from '#features/tasks/tasks.service.ts';

export type CalendarQuestion = Extract<DetectedIntent, { intent: 'calendar_question' }>;

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
  /** Set for an event of a series. */
  seriesId?: string | null;
  /** Whether it comes from a followed calendar. */
  isReadOnly?: boolean;
}

export interface TargetDependencies {
  schedule: ScheduleService;
  tasks: TasksService;
  reminders: RemindersService;
}

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
  const asked = query.map((word) => stem(word.toLowerCase()));
  if (asked.length === 0) return [...targets];
  const scored = targets.map((target) => {
    const words = target.title.toLowerCase();
    return { target, score: asked.filter((word) => words.includes(word)).length };
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return best === 0 ? [] : scored.filter(({ score }) => score === best).map(({ target }) => target);
}

/**
 * Finds the plans that a change may be about, a series as its next event. The kind named in the message comes first.
 */
export function createPlanTargets({ schedule, tasks, reminders }: TargetDependencies) {
  async function events(userId: string, { window }: CalendarQuestion): Promise<PlanTarget[]> {
    const listed = await schedule.list(userId, { from: window.from.toISOString(), to: window.to.toISOString() });
    const seen = new Set<string>();
    return listed.map(fromEvent).filter(({ id, seriesId }) => {
      const key = seriesId ?? id;
      return seen.has(key) ? false : seen.add(key);
    });
  }

  async function comingReminders(userId: string): Promise<PlanTarget[]> {
    return (await reminders.list(userId)).flatMap(({ id, title, nextAt, timeZone }) =>
      nextAt === null ? [] : [{ kind: 'reminder' as const, id, title, at: new Date(nextAt), timeZone }],
    );
  }

  async function openTasks(userId: string): Promise<PlanTarget[]> {
    return (await tasks.list(userId, { done: false })).map(({ id, title, dueDate }) => ({
      kind: 'task',
      id,
      title,
      dueDate,
    }));
  }

  return async function findTargets(userId: string, asked: CalendarQuestion): Promise<PlanTarget[]> {
    const searches = {
      events: () => events(userId, asked),
      reminders: () => comingReminders(userId),
      tasks: () => openTasks(userId),
    };
    const first = asked.about === 'goals' ? 'events' : asked.about;
    const order = [first, ...(['events', 'reminders', 'tasks'] as const).filter((name) => name !== first)];
    for (const name of order) {
      // Without a query only the named kind is meant.
      if (asked.query.length === 0 && name !== first) break;
      // Events cannot be completed.
      if (asked.change?.action === 'finish' && name === 'events') continue;
      const found = bestMatches(await searches[name](), asked.query);
      if (found.length > 0) return found;
    }
    return [];
  };
}
