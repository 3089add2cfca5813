import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#db/database.ts';
import { goalEvidence, goalMilestones, goalProgress } from '#db/schema/goals.ts';

export type MilestoneRow = typeof goalMilestones.$inferSelect;
export type NewMilestone = Omit<typeof goalMilestones.$inferInsert, 'userId'>;

const goalCondition = (userId: string, goalId: string) =>
  and(eq(goalMilestones.userId, userId), eq(goalMilestones.goalId, goalId));

export async function listMilestones(db: Queryable, userId: string, goalId: string): Promise<MilestoneRow[]> {
  return db
    .select()
    .from(goalMilestones)
    .where(goalCondition(userId, goalId))
    .orderBy(asc(goalMilestones.createdAt), asc(goalMilestones.id));
}

export async function insertMilestone(tx: Tx, userId: string, row: NewMilestone): Promise<void> {
  await tx.insert(goalMilestones).values({ ...row, userId });
}

/** False when the milestone does not exist. */
export async function updateMilestoneRow(
  tx: Tx,
  userId: string,
  goalId: string,
  id: string,
  fields: Partial<NewMilestone>,
): Promise<boolean> {
  const rows = await tx
    .update(goalMilestones)
    .set(fields)
    .where(and(goalCondition(userId, goalId), eq(goalMilestones.id, id)))
    .returning({ id: goalMilestones.id });
  return rows.length > 0;
}

/** False when the milestone does not exist. */
export async function deleteMilestoneRow(tx: Tx, userId: string, goalId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(goalMilestones)
    .where(and(goalCondition(userId, goalId), eq(goalMilestones.id, id)))
    .returning({ id: goalMilestones.id });
  return rows.length > 0;
}

/**
 * Marks each milestone that has a value as done if the goal's value has reached it, upwards or downwards, and as open
 * otherwise.
 */
export async function recomputeMilestones(
  tx: Tx,
  userId: string,
  goalId: string,
  progress: { currentValue: number; isUpwards: boolean; now: Date },
): Promise<void> {
  const { currentValue, isUpwards, now } = progress;
  const reached = isUpwards
    ? sql`${goalMilestones.targetValue} <= ${currentValue}`
    : sql`${goalMilestones.targetValue} >= ${currentValue}`;
  const doneAt = sql`case when not (${reached}) then null else coalesce(${goalMilestones.doneAt}, ${now.toISOString()}::timestamptz) end`;
  await tx
    .update(goalMilestones)
    .set({ isDone: sql`${reached}`, doneAt })
    .where(and(goalCondition(userId, goalId), isNotNull(goalMilestones.targetValue)));
}

/** Deletes the log, milestones and evidence of a goal that is deleted for good. */
export async function deleteDependentRows(tx: Tx, userId: string, goalId: string): Promise<void> {
  for (const table of [goalMilestones, goalProgress, goalEvidence]) {
    await tx.delete(table).where(and(eq(table.userId, userId), eq(table.goalId, goalId)));
  }
}

/** Deletes the log, milestones and evidence of goals that no longer exist. */
export async function deleteOrphanedRows(tx: Tx, userId: string): Promise<void> {
  for (const table of [goalMilestones, goalProgress, goalEvidence]) {
    await tx
      .delete(table)
      .where(
        and(
          eq(table.userId, userId),
          sql`not exists (select 1 from goals g where g.user_id = ${userId} and g.id = ${table.goalId})`,
        ),
      );
  }
}
