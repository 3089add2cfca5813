import type { Task } from '@app/contract/tasks';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { formatDay } from '#lib/calendar-days.ts';
import { calendarDay } from '#lib/dates.ts';
import { useToday } from '#lib/use-today.ts';
import { useViewer } from '#lib/viewer.ts';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { groupTasks, type TaskGroups } from './group-tasks.ts';
import type { GoalChoice } from './task-fields.tsx';
import { TaskForm } from './task-form.tsx';
import { TaskRow } from './task-row.tsx';
import { useTasks } from './tasks.api.ts';
import { t } from './tasks.messages.ts';

export interface WeeksTasksProps {
  /** All goals of the person. */
  goals: readonly GoalChoice[];
  onFindTime: (task: Task) => void;
}

/** 'This Week's Tasks': overdue ones first, then the next seven days by day; later ones collapsed. */
export function WeeksTasks({ goals, onFindTime }: WeeksTasksProps) {
  const { timeZone } = useViewer();
  const today = useToday();
  const tasks = useTasks();
  // Undefined while the form is closed; null while it adds a new task.
  const [edited, setEdited] = useState<Task | null>();
  const groups = tasks.data && groupTasks(tasks.data, today, (instant) => calendarDay(instant, timeZone));
  return (
    <div className="min-w-0">
      <header className="flex items-end justify-between gap-3 px-3 pb-1">
        <div className="min-w-0">
          <h2 className="text-section leading-5">{t('title')}</h2>
          <p className="tabular text-small text-muted">
            {groups === undefined ? t('range') : t('rangeCount', { count: countOpen(groups) })}
          </p>
        </div>
        <Button size="small" className="px-2" onClick={() => setEdited(null)}>
          <Plus aria-hidden />
          {t('add')}
        </Button>
      </header>
      {groups !== undefined ? (
        <TaskGroupList groups={groups} today={today} goals={goals} onEdit={setEdited} onFindTime={onFindTime} />
      ) : tasks.isError ? (
        <ErrorState className="py-8" title={t('failed')} retryLabel={t('retry')} onRetry={() => void tasks.refetch()} />
      ) : (
        <LoadingTasks />
      )}
      {edited !== undefined && <TaskForm task={edited} goals={goals} onClose={() => setEdited(undefined)} />}
    </div>
  );
}

/** Open tasks that are due by the last of the listed days. */
function countOpen({ overdue, days }: TaskGroups): number {
  return overdue.length + days.reduce((sum, { tasks }) => sum + tasks.length, 0);
}

interface ListProps extends WeeksTasksProps {
  groups: TaskGroups;
  today: string;
  onEdit: (task: Task) => void;
}

function TaskGroupList({ groups, today, ...rowProps }: ListProps) {
  const sections = [
    { title: t('group.overdue'), tasks: groups.overdue, hasDate: true },
    ...groups.days.map(({ day, tasks }) => ({ title: formatDay(day, today), tasks, hasDate: false })),
    { title: t('group.someday'), tasks: groups.someday, hasDate: false },
    { title: t('group.done'), tasks: groups.done, hasDate: true },
  ].filter(({ tasks }) => tasks.length > 0);
  const renderRows = (tasks: readonly Task[], { hasDate }: { hasDate: boolean }) => (
    <ul>
      {tasks.map((task) => (
        <TaskRow key={task.id} task={task} today={today} hasDate={hasDate} {...rowProps} />
      ))}
    </ul>
  );
  return (
    <>
      {countOpen(groups) === 0 && (
        <p className="px-3 py-2 text-ui text-muted">
          {t('empty')} {sections.length === 0 && groups.later.length === 0 && t('emptyText')}
        </p>
      )}
      {sections.map(({ title, tasks, hasDate }) => (
        <section key={title} aria-label={title}>
          <h3 className="px-3 pt-3 pb-0.5 text-small font-medium text-muted">{title}</h3>
          {renderRows(tasks, { hasDate })}
        </section>
      ))}
      {groups.later.length > 0 && (
        <div className="mt-1 px-3 [&_summary]:py-2 [&>details]:border-b-0">
          <Disclosure title={<span className="text-ui">{t('later', { count: groups.later.length })}</span>}>
            <div className="-mx-3 text-text">{renderRows(groups.later, { hasDate: true })}</div>
          </Disclosure>
        </div>
      )}
    </>
  );
}

function LoadingTasks() {
  return (
    <output aria-label={t('loading')} className="flex flex-col gap-4 px-3 pt-4 pb-5">
      {[64, 48, 56].map((width) => (
        <div key={width} className="flex items-center gap-3">
          <Skeleton className="size-4.5 shrink-0" />
          <Skeleton className="h-4 w-1/2" />
        </div>
      ))}
    </output>
  );
}
