/** A task on its way to the schedule: what the list lets go of and the calendar catches. */
export interface TaskDrag {
  taskId: string;
  title: string;
  /** Minutes; what has no estimate takes half an hour. */
  duration: number;
}

/** Unlike text/plain it is nobody else's, so that only a task lights up the calendar. */
const TYPE = 'application/x-planner-task';

export const unestimatedMinutes = 30;

export function writeTaskDrag(transfer: DataTransfer, task: TaskDrag): void {
  transfer.setData(TYPE, JSON.stringify(task));
  transfer.setData('text/plain', task.title);
  transfer.effectAllowed = 'copyMove';
}

/** Whether a task is being dragged; its content is readable only when it is dropped. */
export function carriesTask(transfer: DataTransfer): boolean {
  return transfer.types.includes(TYPE);
}

/** Undefined for anything that is not a task. */
export function readTaskDrag(transfer: DataTransfer): TaskDrag | undefined {
  try {
    const value: unknown = JSON.parse(transfer.getData(TYPE));
    if (typeof value !== 'object' || value === null) return undefined;
    const { taskId, title, duration } = value as Partial<TaskDrag>;
    const isWhole = typeof taskId === 'string' && typeof title === 'string' && typeof duration === 'number';
    return isWhole ? { taskId, title, duration } : undefined;
  } catch {
    return undefined;
  }
}
