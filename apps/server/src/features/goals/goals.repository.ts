import { and, asc, desc, eq, gte, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Queryable, Tx } from '#db/database.ts';
import { goalMilestones, goalProgress, goals } from '#db/schema/goals.ts';
import { createTrash } from '#db/trash-table.ts';

export type GoalRow = typeof goals.$inferSelect;
export type NewGoal = Omit<typeof goals.$inferInsert, 'userId'>;
export type ProgressRow = typeof goalProgress.$inferSelect;
export type NewProgress = Omit<typeof goalProgress.$inferInsert, 'userId'>;

const MAX_GOALS = 500;
const MAX_ENTRIES = 500;

export const goalTrash = (db: Database) => createTrash(db, goals);

const ownUntrashedCondition = (userId: string) => and(eq(goals.userId, userId), isNull(goals.deletedAt));

export async function insertGoal(tx: Tx, userId: string, row: NewGoal): Promise<void> {
  await tx.insert(goals).values({ ...row, userId });
}

/** First the open goals, by target date; then the achieved goals, most recently achieved first. */
export async function listGoals(db: Queryable, userId: string): Promise<GoalRow[]> {
  return db
    .select()
    .from(goals)
    .where(ownUntrashedCondition(userId))
    .orderBy(
      sql`${goals.achievedAt} is not null`,
      desc(goals.achievedAt),
      sql`${goals.targetDate} asc nulls last`,
      desc(goals.id),
    )
    .limit(MAX_GOALS);
}

export async function findGoal(db: Queryable, userId: string, id: string): Promise<GoalRow | undefined> {
  const [row] = await db
    .select()
    .from(goals)
    .where(and(ownUntrashedCondition(userId), eq(goals.id, id)));
  return row;
}

/** Locks the goal until the transaction ends, so that concurrent entries add up. */
export async function lockGoal(tx: Tx, userId: string, id: string): Promise<GoalRow | undefined> {
  const [row] = await tx
    .select()
    .from(goals)
    .where(and(ownUntrashedCondition(userId), eq(goals.id, id)))
    .for('update');
  return row;
}

export async function updateGoalRow(tx: Tx, userId: string, id: string, fields: Partial<NewGoal>): Promise<void> {
  await tx
    .update(goals)
    .set(fields)
    .where(and(eq(goals.userId, userId), eq(goals.id, id)));
}

export async function insertProgress(tx: Tx, userId: string, row: NewProgress): Promise<void> {
  await tx.insert(goalProgress).values({ ...row, userId });
}

/** The log entries of a goal, latest first. */
export async function listProgress(db: Queryable, userId: string, goalId: string): Promise<ProgressRow[]> {
  return db
    .select()
    .from(goalProgress)
    .where(and(eq(goalProgress.userId, userId), eq(goalProgress.goalId, goalId)))
    .orderBy(desc(goalProgress.createdAt), desc(goalProgress.id))
    .limit(MAX_ENTRIES);
}

/** Returns the amount of the deleted entry; undefined when there is no such entry. */
export async function deleteProgress(tx: Tx, userId: string, goalId: string, id: string): Promise<number | undefined> {
  const [row] = await tx
    .delete(goalProgress)
    .where(and(eq(goalProgress.userId, userId), eq(goalProgress.goalId, goalId), eq(goalProgress.id, id)))
    .returning({ amount: goalProgress.amount });
  return row?.amount;
}

/** By goal: the sum and the number of entries in [from, to). */
export async function sumProgress(db: Queryable, userId: string, from: Date, to: Date) {
  return db
    .select({
      goalId: goalProgress.goalId,
      amount: sql<number>`sum(${goalProgress.amount})::float8`,
      entries: sql<number>`count(*)::int`,
    })
    .from(goalProgress)
    .where(and(eq(goalProgress.userId, userId), gte(goalProgress.createdAt, from), lt(goalProgress.createdAt, to)))
    .groupBy(goalProgress.goalId);
}

/** Milestones reached in [from, to), earliest first. */
export async function listReached(db: Queryable, userId: string, from: Date, to: Date) {
  return db
    .select({ goalId: goalMilestones.goalId, title: goalMilestones.title })
    .from(goalMilestones)
    .where(and(eq(goalMilestones.userId, userId), gte(goalMilestones.doneAt, from), lt(goalMilestones.doneAt, to)))
    .orderBy(asc(goalMilestones.doneAt));
}
