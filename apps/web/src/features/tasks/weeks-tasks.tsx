import type { Task } from '@app/contract/tasks';
import { ClipboardList, Plus } from 'lucide-react';
import { useState } from 'react';
import { calendarDay } from '#lib/dates.ts';
import { useToday } from '#lib/use-today.ts';
import { useViewer } from '#lib/viewer.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardTitle } from '#ui/card.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { groupTasks } from './group-tasks.ts';
import type { GoalChoice } from './task-fields.tsx';
import { TaskForm } from './task-form.tsx';
import { TaskRow } from './task-row.tsx';
import { useTasks } from './tasks.api.ts';
import { t } from './tasks.messages.ts';

export interface WeeksTasksProps {
  /** The goals that a task can be linked to. */
  goals: readonly GoalChoice[];
  onFindTime: (task: Task) => void;
}

/** The card 'This Week's Tasks': overdue tasks first, later tasks collapsed. */
export function WeeksTasks({ goals, onFindTime }: WeeksTasksProps) {
  const tasks = useTasks();
  // Undefined while the form is closed; null while it adds a new task.
  const [edited, setEdited] = useState<Task | null>();
  return (
    <Card isPadded={false} className="min-w-0">
      <header className="flex items-center justify-between gap-3 px-4 pt-4 pb-2">
        <CardTitle>{t('title')}</CardTitle>
        <Button size="small" onClick={() => setEdited(null)}>
          <Plus aria-hidden />
          {t('add')}
        </Button>
      </header>
      {tasks.data !== undefined ? (
        <TaskGroupList tasks={tasks.data} goals={goals} onEdit={setEdited} onFindTime={onFindTime} />
      ) : tasks.isError ? (
        <ErrorState className="py-8" title={t('failed')} retryLabel={t('retry')} onRetry={() => void tasks.refetch()} />
      ) : (
        <LoadingTasks />
      )}
      {edited !== undefined && <TaskForm task={edited} goals={goals} onClose={() => setEdited(undefined)} />}
    </Card>
  );
}

interface ListProps extends WeeksTasksProps {
  tasks: readonly Task[];
  onEdit: (task: Task) => void;
}

function TaskGroupList({ tasks, ...rowProps }: ListProps) {
  const { timeZone } = useViewer();
  const today = useToday();
  const groups = groupTasks(tasks, today, (instant) => calendarDay(instant, timeZone));
  const shown = (['overdue', 'week', 'someday', 'done'] as const).filter((name) => groups[name].length > 0);
  const renderRows = (list: readonly Task[]) => (
    <ul className="divide-y divide-line">
      {list.map((task) => (
        <TaskRow key={task.id} task={task} today={today} {...rowProps} />
      ))}
    </ul>
  );
  return (
    <div className="pb-2">
      {shown.length === 0 && (
        <EmptyState className="py-8" icon={<ClipboardList />} title={t('empty')} description={t('emptyText')} />
      )}
      {shown.map((name) => (
        <section key={name} aria-label={t(`group.${name}`)}>
          <h3 className="px-4 pt-3 pb-1 text-small font-medium text-muted">{t(`group.${name}`)}</h3>
          {renderRows(groups[name])}
        </section>
      ))}
      {groups.later.length > 0 && (
        <div className="mt-2 border-t border-line px-4 [&>details]:border-b-0">
          <Disclosure title={<span className="text-ui">{t('later', { count: groups.later.length })}</span>}>
            <div className="-mx-4 text-text">{renderRows(groups.later)}</div>
          </Disclosure>
        </div>
      )}
    </div>
  );
}

function LoadingTasks() {
  return (
    <output aria-label={t('loading')} className="flex flex-col gap-4 px-4 pt-3 pb-5">
      {[64, 48, 56].map((width) => (
        <div key={width} className="flex items-center gap-3">
          <Skeleton className="size-4.5 shrink-0" />
          <Skeleton className="h-4 w-1/2" />
        </div>
      ))}
    </output>
  );
}
