import type { Task, TaskListQuery } from '@app/contract/tasks';
import type { Database, Queryable } from '#db/database.ts';
import { readById } from '#db/read-by-id.ts';
import type { Clock } from '#platform/clock.ts';
import * as errors from './tasks.errors.ts';
import { toTask } from './tasks.mapper.ts';
import * as rows from './tasks.repository.ts';

export interface TaskReaderDependencies {
  db: Database;
  clock: Clock;
}

const DAY_MS = 86_400_000;
const DONE_DAYS_SHOWN = 30;

export function createTaskReader({ db, clock }: TaskReaderDependencies) {
  return {
    list: async (userId: string, { done, goalId }: TaskListQuery): Promise<Task[]> => {
      const since = done === true ? undefined : new Date(clock.now().getTime() - DONE_DAYS_SHOWN * DAY_MS);
      const open = done === true ? [] : await rows.listOpen(db, userId, goalId);
      const closed = done === false ? [] : await rows.listDone(db, userId, since, goalId);
      return describeTasks(clock, db, userId, [...open, ...closed]);
    },

    /** Throws tasks.not_found. */
    get: (queryable: Queryable, userId: string, id: string): Promise<Task> => readTask(clock, queryable, userId, id),

    /** Every task, open and done, some hundred at a time. */
    readAll: (userId: string): AsyncGenerator<rows.TaskRow[]> =>
      readById((after, limit) => rows.listAfter(db, userId, after, limit)),

    /** Tasks that were completed in [from, to), latest first. */
    listDoneBetween: async (userId: string, from: Date, to: Date): Promise<rows.TaskRow[]> =>
      (await rows.listDone(db, userId, from)).filter(({ completedAt }) => completedAt !== null && completedAt < to),
  };
}

/** Throws tasks.not_found. */
export async function readTask(clock: Clock, db: Queryable, userId: string, id: string): Promise<Task> {
  const row = await rows.findTask(db, userId, id);
  const [task] = row === undefined ? [] : await describeTasks(clock, db, userId, [row]);
  if (task === undefined) throw errors.taskNotFound();
  return task;
}

/** Adds to each task its goal, if that is live, and the next event that is scheduled for it. */
async function describeTasks(clock: Clock, db: Queryable, userId: string, found: rows.TaskRow[]): Promise<Task[]> {
  const now = clock.now();
  const goalIds = [...new Set(found.flatMap(({ goalId }) => goalId ?? []))];
  const live = await rows.listLiveGoalIds(db, userId, goalIds);
  const events = await rows.listScheduled(db, userId, new Date(now.getTime() - DAY_MS));
  const ahead = events.filter(({ eventDate, duration }) => eventDate.getTime() + duration * 60_000 >= now.getTime());
  const next = new Map(ahead.toReversed().map((event) => [event.taskId, event]));
  return found.map((row) => toTask(row, next.get(row.id), live));
}
