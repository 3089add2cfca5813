import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Queryable, Tx } from '#db/database.ts';
import { goals } from '#db/schema/goals.ts';
import { events } from '#db/schema/schedule.ts';
import { tasks } from '#db/schema/tasks.ts';
import { createTrash } from '#db/trash-table.ts';

export type TaskRow = typeof tasks.$inferSelect;
export type NewTask = Omit<typeof tasks.$inferInsert, 'userId'>;
export interface TaskEventRow {
  taskId: string | null;
  eventId: string;
  eventDate: Date;
  duration: number;
}

const MAX_TASKS = 1_000;

export const taskTrash = (db: Database) => createTrash(db, tasks);

export async function insertTask(tx: Tx, userId: string, row: NewTask): Promise<void> {
  await tx.insert(tasks).values({ ...row, userId });
}

const liveTaskCondition = (userId: string) => and(eq(tasks.userId, userId), isNull(tasks.deletedAt));
const goalCondition = (goalId: string | undefined) => (goalId === undefined ? undefined : eq(tasks.goalId, goalId));

export async function listOpen(db: Queryable, userId: string, goalId?: string): Promise<TaskRow[]> {
  return db
    .select()
    .from(tasks)
    .where(and(liveTaskCondition(userId), eq(tasks.isDone, false), goalCondition(goalId)))
    .orderBy(sql`${tasks.dueDate} asc nulls last`, asc(tasks.id))
    .limit(MAX_TASKS);
}

export async function listDone(
  db: Queryable,
  userId: string,
  { since, before, goalId }: { since?: Date | undefined; before?: Date; goalId?: string | undefined },
): Promise<TaskRow[]> {
  return db
    .select()
    .from(tasks)
    .where(
      and(
        liveTaskCondition(userId),
        eq(tasks.isDone, true),
        since === undefined ? undefined : gte(tasks.completedAt, since),
        before === undefined ? undefined : lt(tasks.completedAt, before),
        goalCondition(goalId),
      ),
    )
    .orderBy(desc(tasks.completedAt), desc(tasks.id))
    .limit(MAX_TASKS);
}

/** A page of all tasks, open and done, in the order of their ids. */
export async function listAfter(
  db: Queryable,
  userId: string,
  after: string | undefined,
  limit: number,
): Promise<TaskRow[]> {
  return db
    .select()
    .from(tasks)
    .where(and(liveTaskCondition(userId), after === undefined ? undefined : gt(tasks.id, after)))
    .orderBy(asc(tasks.id))
    .limit(limit);
}

export async function findTask(db: Queryable, userId: string, id: string): Promise<TaskRow | undefined> {
  const [row] = await db
    .select()
    .from(tasks)
    .where(and(liveTaskCondition(userId), eq(tasks.id, id)));
  return row;
}

/**
 * Locks the task until the transaction ends, so that completing a repeating task twice at once creates one next task.
 */
export async function lockTask(tx: Tx, userId: string, id: string): Promise<TaskRow | undefined> {
  const [row] = await tx
    .select()
    .from(tasks)
    .where(and(liveTaskCondition(userId), eq(tasks.id, id)))
    .for('update');
  return row;
}

export async function updateTaskRow(tx: Tx, userId: string, id: string, fields: Partial<NewTask>): Promise<void> {
  await tx
    .update(tasks)
    .set(fields)
    .where(and(eq(tasks.userId, userId), eq(tasks.id, id)));
}

/** Deletes the task, unless it is completed. */
export async function deleteOpenTask(tx: Tx, userId: string, id: string): Promise<void> {
  await tx.delete(tasks).where(and(liveTaskCondition(userId), eq(tasks.id, id), eq(tasks.isDone, false)));
}

/** The goals among these ids that are the user's and not in the trash. */
export async function listLiveGoalIds(db: Queryable, userId: string, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: goals.id })
    .from(goals)
    .where(and(eq(goals.userId, userId), isNull(goals.deletedAt), inArray(goals.id, ids)));
  return new Set(rows.map(({ id }) => id));
}

/** Non-repeating events that are scheduled for a task, earliest first. */
export async function listTaskEvents(db: Queryable, userId: string, from: Date): Promise<TaskEventRow[]> {
  return db
    .select({ taskId: events.taskId, eventId: events.id, eventDate: events.eventDate, duration: events.duration })
    .from(events)
    .where(
      and(
        eq(events.userId, userId),
        isNull(events.deletedAt),
        isNull(events.recurrence),
        isNotNull(events.taskId),
        gte(events.eventDate, from),
      ),
    )
    .orderBy(asc(events.eventDate));
}
