import type { Task } from '@app/contract/tasks';
import type { TaskEventRow, TaskRow } from './tasks.repository.ts';

/** `event` is the task's next scheduled event; a goal in the trash is left out. */
export function toTask(row: TaskRow, event: TaskEventRow | undefined, liveGoalIds: ReadonlySet<string>): Task {
  return {
    id: row.id,
    title: row.title,
    dueDate: row.dueDate,
    estimateMinutes: row.estimateMinutes,
    isDone: row.isDone,
    completedAt: row.completedAt?.toISOString() ?? null,
    recurrence: row.recurrence,
    goalId: row.goalId !== null && liveGoalIds.has(row.goalId) ? row.goalId : null,
    scheduled: event
      ? { eventId: event.eventId, start: event.eventDate.toISOString(), duration: event.duration }
      : null,
    conversationId: row.conversationId,
    messageId: row.messageId,
    createdAt: row.createdAt.toISOString(),
  };
}
