/** The drag data of a task that is dropped on the schedule. */
export interface TaskDrag {
  taskId: string;
  title: string;
  /** In minutes; a default for tasks without an estimate. */
  duration: number;
}

/** A type of our own instead of text/plain, so that only tasks can be dropped on the calendar. */
const TYPE = 'application/x-planner-task';

/** The duration of a task without an estimate. */
export const defaultTaskMinutes = 30;

export function writeTaskDrag(transfer: DataTransfer, task: TaskDrag): void {
  transfer.setData(TYPE, JSON.stringify(task));
  transfer.setData('text/plain', task.title);
  transfer.effectAllowed = 'copyMove';
}

/** Whether a task is being dragged; its data can only be read on drop. */
export function isTaskDrag(transfer: DataTransfer): boolean {
  return transfer.types.includes(TYPE);
}

/** Undefined for anything but a task. */
export function readTaskDrag(transfer: DataTransfer): TaskDrag | undefined {
  try {
    const value: unknown = JSON.parse(transfer.getData(TYPE));
    if (typeof value !== 'object' || value === null) return undefined;
    const { taskId, title, duration } = value as Partial<TaskDrag>;
    const isComplete = typeof taskId === 'string' && typeof title === 'string' && typeof duration === 'number';
    return isComplete ? { taskId, title, duration } : undefined;
  } catch {
    return undefined;
  }
}
