import { joined } from '../sentence-parts.ts';

/** Tasks. `span`, such as “on May 2, 2026”, is when they are due. */

const tasks = (count: number, kind = ''): string =>
  count === 1 ? joined('one', kind, 'task') : joined(String(count), kind, 'tasks');

const dueTasks = (count: number, span: string): string =>
  count === 0
    ? `No open task is due ${span}.`
    : `${count === 1 ? 'One open task is' : `${count} open tasks are`} due ${span}.`;

export const tasksInWords = {
  noTasks: 'You have no open tasks.',
  openTasks: (count: number): string => `You have ${tasks(count, 'open')}:`,
  countedTasks: (count: number): string => `You have ${tasks(count, 'open')}.`,
  noTaskAbout: (words: string): string => `You have no open task about ${words}.`,
  tasksAbout: (count: number, subject: string): string => `You have ${tasks(count, 'open')} about ${subject}:`,
  /** `due` may be empty. */
  taskLine: (title: string, due: string): string => `- ${title}${due === '' ? '' : `, due ${due}`}`,

  noOverdueTasks: 'No task is overdue.',
  nothingLate: 'Nothing is overdue.',
  overdueTasks: (count: number): string => (count === 1 ? 'One task is overdue:' : `${count} tasks are overdue:`),
  noTasksDue: (span: string): string => dueTasks(0, span),
  tasksDue: (count: number, span: string): string =>
    count === 1 ? `One task is due ${span}:` : `${count} tasks are due ${span}:`,
  countedTasksDue: dueTasks,
  undatedTasks: (count: number): string =>
    count === 0 ? 'You have no open tasks without a due date.' : `You have ${tasks(count, 'open')} without a due date:`,
  nextDue: (line: string): string => `The next task that is due: ${line}`,
  lastDue: (line: string): string => `The task that is due last: ${line}`,
  noEstimates: 'None of these tasks has an estimate, so I can’t tell how long they take.',
  /**
   * `length` is the estimate of the task, the longest or shortest of all. `unknown` is the number of tasks without an
   * estimate.
   */
  taskBySize: (
    kind: 'longest' | 'shortest' | 'further',
    line: string,
    { length, unknown }: { length: string; unknown: number },
  ): string => {
    const which = kind === 'further' ? 'The one after that' : `The ${kind} task by its estimate`;
    const rest = unknown === 1 ? ' One task has no estimate.' : ` ${unknown} tasks have no estimate.`;
    return `${which}: ${line} (${length}).${unknown === 0 ? '' : rest}`;
  },
  dueAfterThat: (line: string): string => `The one after that: ${line}`,

  notDone: 'Not yet. This is still open:',
  /** `subject` and `span`, when they were finished, may be empty. */
  finishedTasks: (count: number, subject: string, span: string): string => {
    const what = joined(count === 0 ? 'no tasks' : tasks(count), subject === '' ? '' : `about ${subject}`, span);
    return `You have finished ${what}${count === 0 ? '.' : ':'}`;
  },
  /** `day` may be empty. */
  doneLine: (title: string, day: string): string => `- ${title}${day === '' ? '' : `, done on ${day}`}`,
  tasksDone: (done: number, all: number): string => `${done} of your ${all} tasks ${done === 1 ? 'is' : 'are'} done.`,
};

export type TaskReplies = typeof tasksInWords;
