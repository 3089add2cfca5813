import type { Task } from '@app/contract/tasks';
import { CalendarCheck, Target, GripVertical, Repeat } from 'lucide-react';
import { daysBetween, formatDay, formatWholeDay } from '#lib/calendar-days.ts';
import { calendarDay, formatExact, formatTime } from '#lib/dates.ts';
import { formatMinutes } from '#lib/minutes.ts';
import { defaultTaskMinutes, writeTaskDrag } from '#lib/task-drag.ts';
import { useViewer } from '#lib/viewer.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { cx } from '#ui/cx.ts';
import type { GoalChoice } from './task-fields.tsx';
import { TaskMenu } from './task-menu.tsx';
import { useUpdateTask } from './tasks.api.ts';
import { t } from './tasks.messages.ts';

export interface TaskRowProps {
  task: Task;
  today: string;
  /** Whether the row shows the due date: false under the heading of its day. */
  hasDate: boolean;
  goals: readonly GoalChoice[];
  onEdit: (task: Task) => void;
  onFindTime: (task: Task) => void;
}

/** One task; it can be dragged to the schedule. */
export function TaskRow({ task, today, hasDate, goals, onEdit, onFindTime }: TaskRowProps) {
  const update = useUpdateTask(task.id, t('saveFailed'));
  return (
    // The keyboard alternative to dragging is the menu's 'Find a time'.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      draggable={!task.isDone}
      onDragStart={(event) =>
        writeTaskDrag(event.dataTransfer, {
          taskId: task.id,
          title: task.title,
          duration: task.estimateMinutes ?? defaultTaskMinutes,
        })
      }
      className="group flex items-center gap-2 rounded-control pr-1 pl-3 hover:bg-hover"
    >
      <Checkbox
        label={t('check', { title: task.title })}
        isLabelHidden
        className="-my-0.5 -ml-2 min-h-9 self-start py-2 pl-2 pointer-coarse:min-h-11"
        isChecked={task.isDone}
        onCheckedChange={(isDone) => update.mutate({ isDone })}
      />
      <div className="min-w-0 flex-1 py-1.5">
        <p className={cx('text-ui wrap-anywhere', task.isDone && 'text-muted line-through')}>{task.title}</p>
        <TaskFacts task={task} today={today} hasDate={hasDate} goal={goals.find(({ id }) => id === task.goalId)} />
      </div>
      {!task.isDone && (
        <GripVertical
          aria-hidden
          className="size-4 shrink-0 cursor-grab text-muted opacity-0 group-hover:opacity-100 pointer-coarse:hidden"
        />
      )}
      <TaskMenu task={task} onEdit={onEdit} onFindTime={onFindTime} />
    </li>
  );
}

/** Due date, estimate, recurrence, goal and scheduled time; nothing for a task that has none of them. */
function TaskFacts({
  task,
  today,
  hasDate,
  goal,
}: Pick<TaskRowProps, 'task' | 'today' | 'hasDate'> & { goal: GoalChoice | undefined }) {
  const { timeZone } = useViewer();
  const { estimateMinutes, recurrence, scheduled, isDone } = task;
  const dueDate = hasDate ? task.dueDate : null;
  const hasFacts = [dueDate, estimateMinutes, recurrence, scheduled].some((fact) => fact !== null);
  if (!hasFacts && goal === undefined) return null;
  const isOverdue = !isDone && dueDate !== null && daysBetween(today, dueDate) < 0;
  return (
    <p className="tabular mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-0.5 text-small text-muted [&_svg]:size-3.5">
      {dueDate !== null && (
        <time
          dateTime={dueDate}
          title={t('dueExactly', { day: formatWholeDay(dueDate) })}
          className={cx(isOverdue && 'text-danger-text')}
        >
          {formatDay(dueDate, today)}
        </time>
      )}
      {estimateMinutes !== null && <span>{formatMinutes(estimateMinutes)}</span>}
      {recurrence !== null && (
        <span className="inline-flex items-center gap-1">
          <Repeat aria-hidden />
          {t('repeats')}
        </span>
      )}
      {goal !== undefined && (
        <span className="inline-flex min-w-0 items-center gap-1" title={t('serves', { goal: goal.title })}>
          <Target aria-hidden className="shrink-0" />
          <span className="truncate">{goal.title}</span>
        </span>
      )}
      {scheduled !== null && (
        <span
          className="inline-flex items-center gap-1 text-accent-text"
          title={t('scheduled', { when: formatExact(scheduled.start, timeZone) })}
        >
          <CalendarCheck aria-hidden />
          {formatDay(calendarDay(scheduled.start, timeZone), today)} {formatTime(scheduled.start, timeZone)}
        </span>
      )}
    </p>
  );
}
