import type { CreateTaskBody, Task, TaskListQuery, UpdateTaskBody } from '@app/contract/tasks';
import { type Database, inTransaction, type Queryable } from '#db/database.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import { readInIdOrder } from '#db/read-in-id-order.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { TimeZoneOf } from '#features/identity/identity.service.ts';
import { parseRecurrence } from '#features/schedule/schedule.service.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import { localDay } from '#platform/local-day.ts';
import { followingDue } from './next-due.ts';
import * as errors from './tasks.errors.ts';
import { toTask } from './tasks.mapper.ts';
import * as repository from './tasks.repository.ts';

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

export function createTasksService(dependencies: TasksDependencies) {
  return {
    ...createTaskReader(dependencies),
    ...createTaskChanges(dependencies),
    trashBin: repository.taskTrash(dependencies.db),
  };
}

function createTaskReader({ db, clock }: TasksDependencies) {
  return {
    list: async (userId: string, { done, goalId }: TaskListQuery): Promise<Task[]> => {
      const since = done === true ? undefined : new Date(clock.now().getTime() - DONE_DAYS_SHOWN * DAY_MS);
      const open = done === true ? [] : await repository.listOpen(db, userId, goalId);
      const completed = done === false ? [] : await repository.listDone(db, userId, { since, goalId });
      return describeTasks(clock, db, userId, [...open, ...completed]);
    },

    /** Throws tasks.not_found. */
    get: (queryable: Queryable, userId: string, id: string): Promise<Task> => readTask(clock, queryable, userId, id),

    /** All tasks, open and done, in batches of a few hundred. */
    readAll: (userId: string): AsyncGenerator<repository.TaskRow[]> =>
      readInIdOrder((after, limit) => repository.listAfter(db, userId, after, limit)),

    /** Tasks that were completed in [from, to), latest first. */
    listDoneBetween: (userId: string, from: Date, to: Date): Promise<repository.TaskRow[]> =>
      repository.listDone(db, userId, { since: from, before: to }),
  };
}

function createTaskChanges(dependencies: TasksDependencies) {
  const { db, clock, newId } = dependencies;
  return {
    /** Stores a task that was found in a conversation. Returns its id. */
    create: async ({ tx, userId }: OwnerScope, draft: TaskDraft): Promise<string> => {
      const id = newId();
      await repository.insertTask(tx, userId, { ...draft, id, createdAt: clock.now() });
      return id;
    },

    add: (userId: string, body: CreateTaskBody): Promise<Task> =>
      inTransaction(db, async (tx) => {
        const { title, dueDate = null, estimateMinutes = null, goalId = null, isDone = false } = body;
        const recurrence = typeof body.recurrence === 'string' ? parseRecurrence(body.recurrence) : null;
        if (recurrence !== null && dueDate === null) throw errors.repeatingTaskNeedsDate();
        await assertGoal({ tx, userId }, goalId);
        const now = clock.now();
        const id = newId();
        const fields = { title, dueDate, estimateMinutes, goalId, recurrence, isDone };
        await repository.insertTask(tx, userId, { ...fields, id, createdAt: now, completedAt: isDone ? now : null });
        await bumpUserVersion(tx, userId);
        return readTask(clock, tx, userId, id);
      }),

    update: (userId: string, id: string, body: UpdateTaskBody): Promise<Task> =>
      inTransaction(db, async (tx) => {
        const scope = { tx, userId };
        const before = await repository.lockTask(tx, userId, id);
        if (before === undefined) throw errors.taskNotFound();
        const definedFields = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
        const rule = typeof body.recurrence === 'string' && { recurrence: parseRecurrence(body.recurrence) };
        const after: repository.TaskRow = { ...before, ...definedFields, ...rule };
        if (after.recurrence !== null && after.dueDate === null) throw errors.repeatingTaskNeedsDate();
        await assertGoal(scope, body.goalId);
        const { title, dueDate, estimateMinutes, goalId, recurrence, isDone } = after;
        const fields = { title, dueDate, estimateMinutes, goalId, recurrence, isDone };
        await repository.updateTaskRow(tx, userId, id, {
          ...fields,
          ...(await completeOrReopen(dependencies, scope, before, after)),
        });
        await bumpUserVersion(tx, userId);
        return readTask(clock, tx, userId, id);
      }),

    moveToTrash: (userId: string, id: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        if ((await repository.lockTask(tx, userId, id)) === undefined) throw errors.taskNotFound();
        await repository.updateTaskRow(tx, userId, id, { deletedAt: clock.now() });
        await bumpUserVersion(tx, userId);
      }),
  };
}

/** Throws tasks.not_found. */
async function readTask(clock: Clock, db: Queryable, userId: string, id: string): Promise<Task> {
  const row = await repository.findTask(db, userId, id);
  const [task] = row === undefined ? [] : await describeTasks(clock, db, userId, [row]);
  if (task === undefined) throw errors.taskNotFound();
  return task;
}

/** Adds to each task its goal, unless the goal is in the trash, and the next event that is scheduled for it. */
async function describeTasks(
  clock: Clock,
  db: Queryable,
  userId: string,
  taskRows: repository.TaskRow[],
): Promise<Task[]> {
  const now = clock.now();
  const goalIds = [...new Set(taskRows.flatMap(({ goalId }) => goalId ?? []))];
  const liveGoalIds = await repository.listLiveGoalIds(db, userId, goalIds);
  const events = await repository.listTaskEvents(db, userId, new Date(now.getTime() - DAY_MS));
  const upcomingEvents = events.filter(
    ({ eventDate, duration }) => eventDate.getTime() + duration * 60_000 >= now.getTime(),
  );
  // Reversed, because the last entry of a task stays in the map: its earliest event.
  const next = new Map(upcomingEvents.toReversed().map((event) => [event.taskId, event]));
  return taskRows.map((row) => toTask(row, next.get(row.id), liveGoalIds));
}

async function assertGoal({ tx, userId }: OwnerScope, goalId: string | null | undefined): Promise<void> {
  if (!goalId) return;
  if (!(await repository.listLiveGoalIds(tx, userId, [goalId])).has(goalId)) throw errors.goalNotFound();
}

/**
 * Completing a repeating task creates the next task; reopening it deletes the next task. Returns the fields to update.
 */
async function completeOrReopen(
  dependencies: TasksDependencies,
  scope: OwnerScope,
  before: repository.TaskRow,
  after: repository.TaskRow,
): Promise<Partial<repository.NewTask>> {
  if (after.isDone === before.isDone) return {};
  if (!after.isDone) {
    if (before.nextTaskId !== null) await repository.deleteOpenTask(scope.tx, scope.userId, before.nextTaskId);
    return { completedAt: null, nextTaskId: null };
  }
  return { completedAt: dependencies.clock.now(), nextTaskId: await createNextTask(dependencies, scope, after) };
}

/** Returns the id of the new task; null when the completed one does not repeat or its rule has ended. */
async function createNextTask(
  { clock, newId, timeZoneOf }: TasksDependencies,
  { tx, userId }: OwnerScope,
  completed: repository.TaskRow,
): Promise<string | null> {
  const { dueDate, recurrence } = completed;
  if (dueDate === null || recurrence === null) return null;
  const today = localDay(clock.now(), await timeZoneOf(userId, tx));
  const following = followingDue({ dueDate, recurrence }, today);
  if (following === undefined) return null;
  const { title, estimateMinutes, goalId, conversationId, messageId } = completed;
  const id = newId();
  const copied = { title, estimateMinutes, goalId, conversationId, messageId };
  await repository.insertTask(tx, userId, { ...copied, ...following, id, createdAt: clock.now() });
  return id;
}
