import type { Goal } from '@app/contract/goals';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatDay, formatWholeDay } from '#lib/calendar-days.ts';
import { formatDate } from '#lib/dates.ts';
import { useToday } from '#lib/use-today.ts';
import { useViewer } from '#lib/viewer.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { Progress } from '#ui/progress.tsx';
import type { CategoryChoice } from './goal-fields.tsx';
import { GoalForm } from './goal-form.tsx';
import { GoalMenu } from './goal-menu.tsx';
import { formatPace, formatGoalValue } from './format-goal.ts';
import { t } from './goals.messages.ts';
import { LogProgress } from './log-progress.tsx';

export function GoalRow({ goal, categories }: { goal: Goal; categories: readonly CategoryChoice[] }) {
  const [dialog, setDialog] = useState<'log' | 'edit'>();
  const close = () => setDialog(undefined);
  const { id, title, progress, isAchieved, targetValue } = goal;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3.5">
      <div className="min-w-0 flex-1 basis-64">
        <div className="flex items-baseline justify-between gap-3">
          <Link to={`/goals/${id}`} className="min-w-0 text-ui font-medium wrap-anywhere hover:underline">
            {title}
          </Link>
          <span className="tabular shrink-0 text-small text-muted">
            {t('percent', { percent: Math.floor(progress) })}
          </span>
        </div>
        <Progress
          className="my-2"
          label={t('progress', { title, percent: Math.floor(progress) })}
          percent={progress}
          tone={isAchieved ? 'success' : 'accent'}
        />
        <GoalFacts goal={goal} />
      </div>
      <div className="flex items-center gap-1">
        {!isAchieved && (
          <Button
            size="small"
            aria-label={targetValue === null ? t('markDoneNamed', { title }) : t('logNamed', { title })}
            onClick={() => setDialog('log')}
          >
            {targetValue === null ? t('markDone') : t('log')}
          </Button>
        )}
        <GoalMenu goal={goal} onEdit={() => setDialog('edit')} />
      </div>
      {dialog === 'log' && <LogProgress goal={goal} onClose={close} />}
      {dialog === 'edit' && <GoalForm goal={goal} categories={categories} onClose={close} />}
    </li>
  );
}

/** Value, date, milestones and pace, where available. */
export function GoalFacts({ goal }: { goal: Goal }) {
  const { timeZone } = useViewer();
  const today = useToday();
  const { targetDate, milestones, pace, isAchieved, achievedAt } = goal;
  const value = formatGoalValue(goal);
  const paceText = formatPace(goal);
  return (
    <p className="tabular flex flex-wrap gap-x-3 gap-y-0.5 text-small text-muted">
      {value !== undefined && <span>{value}</span>}
      {milestones.total > 0 && <span>{t('milestones', { ...milestones })}</span>}
      {!isAchieved && targetDate !== null && (
        <time dateTime={targetDate} title={formatWholeDay(targetDate)}>
          {t('until', { day: formatDay(targetDate, today) })}
        </time>
      )}
      {isAchieved && achievedAt !== null && (
        <time dateTime={achievedAt}>{t('reachedOn', { day: formatDate(achievedAt, timeZone) })}</time>
      )}
      {!isAchieved && paceText !== undefined && (
        <span
          className={cx(
            'font-medium',
            pace?.state === 'behind' || pace?.state === 'overdue' ? 'text-warning-text' : 'text-success-text',
          )}
        >
          {paceText}
        </span>
      )}
    </p>
  );
}
