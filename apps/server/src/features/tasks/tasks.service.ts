import type { CreateTaskBody, Task, TaskListQuery, UpdateTaskBody } from '@app/contract/tasks';
import { type Database, inTransaction, type Queryable, type Tx } from '#db/database.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import { readById } from '#db/read-by-id.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { TimeZoneOf } from '#features/identity/identity.service.ts';
import { parseRecurrence } from '#features/schedule/schedule.service.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import { localDay } from '#platform/local-day.ts';
import { followingDue } from './next-due.ts';
import * as errors from './tasks.errors.ts';
import { toTask } from './tasks.mapper.ts';
import * as rows from './tasks.repository.ts';

export interface TaskDraft {
  title: string;
  /** A calendar day, such as 2026-11-21. */
  dueDate: string | null;
  conversationId: string | null;
  messageId: string | null;
}

export interface TasksDependencies {
  db: Database;
  clock: Clock;
  timeZoneOf: TimeZoneOf;
  newId: NewId;
}

export type { TaskRow } from './tasks.repository.ts';
export type TasksService = ReturnType<typeof createTasksService>;

const DAY_MS = 86_400_000;
const DONE_DAYS_SHOWN = 30;

export function createTasksService({ db, clock, newId, timeZoneOf }: TasksDependencies) {
  async function todayOf(tx: Tx, userId: string): Promise<string> {
    const timeZone = await timeZoneOf(userId, tx);
    return localDay(clock.now(), timeZone);
  }

  async function describe(queryable: Queryable, userId: string, found: rows.TaskRow[]): Promise<Task[]> {
    const now = clock.now();
    const goalIds = [...new Set(found.flatMap(({ goalId }) => goalId ?? []))];
    const live = await rows.listLiveGoalIds(queryable, userId, goalIds);
    const events = await rows.listScheduled(queryable, userId, new Date(now.getTime() - DAY_MS));
    const ahead = events.filter(({ eventDate, duration }) => eventDate.getTime() + duration * 60_000 >= now.getTime());
    const next = new Map(ahead.toReversed().map((event) => [event.taskId, event]));
    return found.map((row) => toTask(row, next.get(row.id), live));
  }

  async function describeOne(queryable: Queryable, userId: string, id: string): Promise<Task> {
    const row = await rows.findTask(queryable, userId, id);
    const [task] = row === undefined ? [] : await describe(queryable, userId, [row]);
    if (task === undefined) throw errors.taskNotFound();
    return task;
  }

  async function assertGoal({ tx, userId }: OwnerScope, goalId: string | null | undefined): Promise<void> {
    if (!goalId) return;
    if (!(await rows.listLiveGoalIds(tx, userId, [goalId])).has(goalId)) throw errors.goalNotFound();
  }

  /** Done: a repeating task gets its follower. Open again: that one goes. */
  async function completion(
    scope: OwnerScope,
    before: rows.TaskRow,
    after: rows.TaskRow,
  ): Promise<Partial<rows.NewTask>> {
    if (after.isDone === before.isDone) return {};
    if (!after.isDone) {
      if (before.nextTaskId !== null) await rows.deleteOpenTask(scope.tx, scope.userId, before.nextTaskId);
      return { completedAt: null, nextTaskId: null };
    }
    return { completedAt: clock.now(), nextTaskId: await follow(scope, after) };
  }

  async function follow({ tx, userId }: OwnerScope, done: rows.TaskRow): Promise<string | null> {
    const { dueDate, recurrence } = done;
    if (dueDate === null || recurrence === null) return null;
    const following = followingDue({ dueDate, recurrence }, await todayOf(tx, userId));
    if (following === undefined) return null;
    const { title, estimateMinutes, goalId, conversationId, messageId } = done;
    const id = newId();
    const copied = { title, estimateMinutes, goalId, conversationId, messageId };
    await rows.insertTask(tx, userId, { ...copied, ...following, id, createdAt: clock.now() });
    return id;
  }

  return {
    /** Keeps what was found in a conversation. Returns the new task's id. */
    create: async ({ tx, userId }: OwnerScope, draft: TaskDraft): Promise<string> => {
      const id = newId();
      await rows.insertTask(tx, userId, { ...draft, id, createdAt: clock.now() });
      return id;
    },

    list: async (userId: string, { done, goalId }: TaskListQuery): Promise<Task[]> => {
      const since = done === true ? undefined : new Date(clock.now().getTime() - DONE_DAYS_SHOWN * DAY_MS);
      const open = done === true ? [] : await rows.listOpen(db, userId, goalId);
      const closed = done === false ? [] : await rows.listDone(db, userId, since, goalId);
      return describe(db, userId, [...open, ...closed]);
    },

    /** Every task, open and done, some hundred at a time. */
    readAll: (userId: string): AsyncGenerator<rows.TaskRow[]> =>
      readById((after, limit) => rows.listAfter(db, userId, after, limit)),

    /** Done between two instants, latest first. */
    listDoneBetween: async (userId: string, from: Date, to: Date): Promise<rows.TaskRow[]> =>
      (await rows.listDone(db, userId, from)).filter(({ completedAt }) => completedAt !== null && completedAt < to),

    get: describeOne,

    add: (userId: string, body: CreateTaskBody): Promise<Task> =>
      inTransaction(db, async (tx) => {
        const { title, dueDate = null, estimateMinutes = null, goalId = null, isDone = false } = body;
        const recurrence = typeof body.recurrence === 'string' ? parseRecurrence(body.recurrence) : null;
        if (recurrence !== null && dueDate === null) throw errors.repeatNeedsDate();
        await assertGoal({ tx, userId }, goalId);
        const now = clock.now();
        const id = newId();
        const fields = { title, dueDate, estimateMinutes, goalId, recurrence, isDone };
        await rows.insertTask(tx, userId, { ...fields, id, createdAt: now, completedAt: isDone ? now : null });
        await bumpUserVersion(tx, userId);
        return describeOne(tx, userId, id);
      }),

    update: (userId: string, id: string, body: UpdateTaskBody): Promise<Task> =>
      inTransaction(db, async (tx) => {
        const scope = { tx, userId };
        const before = await rows.lockTask(tx, userId, id);
        if (before === undefined) throw errors.taskNotFound();
        const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
        const rule = typeof body.recurrence === 'string' ? { recurrence: parseRecurrence(body.recurrence) } : {};
        const after: rows.TaskRow = { ...before, ...given, ...rule };
        if (after.recurrence !== null && after.dueDate === null) throw errors.repeatNeedsDate();
        await assertGoal(scope, body.goalId);
        const { title, dueDate, estimateMinutes, goalId, recurrence, isDone } = after;
        const fields = { title, dueDate, estimateMinutes, goalId, recurrence, isDone };
        await rows.updateTaskRow(tx, userId, id, { ...fields, ...(await completion(scope, before, after)) });
        await bumpUserVersion(tx, userId);
        return describeOne(tx, userId, id);
      }),

    moveToTrash: (userId: string, id: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        if ((await rows.lockTask(tx, userId, id)) === undefined) throw errors.taskNotFound();
        await rows.updateTaskRow(tx, userId, id, { deletedAt: clock.now() });
        await bumpUserVersion(tx, userId);
      }),

    trashBin: rows.taskTrash(db),
  };
}
