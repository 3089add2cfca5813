import type { GoalDetail, ProgressEntry } from '@app/contract/goals';
import { X } from 'lucide-react';
import { formatDate, formatExact } from '#lib/dates.ts';
import { useViewer } from '#lib/viewer.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { formatValue, unitOf } from './format-goal.ts';
import { useRemoveProgress } from './goals.api.ts';
import { t } from './goals.messages.ts';

/** All progress entries, newest first. Also serves as the text alternative of the chart. */
export function ProgressLog({ goal }: { goal: GoalDetail }) {
  if (goal.log.length === 0) return <p className="text-ui text-muted">{t('log.empty')}</p>;
  return (
    <ol className="divide-y divide-line rounded-card border border-line bg-panel">
      {goal.log.map((entry) => (
        <Entry key={entry.id} entry={entry} goal={goal} />
      ))}
    </ol>
  );
}

function Entry({ entry, goal }: { entry: ProgressEntry; goal: GoalDetail }) {
  const { timeZone } = useViewer();
  const remove = useRemoveProgress(goal.id);
  const { id, amount, note, value, createdAt } = entry;
  const unit = unitOf(goal);
  const day = formatDate(createdAt, timeZone);
  const signedAmount = `${amount > 0 ? '+' : '−'}${formatValue(Math.abs(amount))}`;
  const isMeasured = goal.targetValue !== null;
  const entryText = isMeasured
    ? t('log.entry', { amount: signedAmount, unit })
    : amount > 0
      ? t('log.yes')
      : t('log.no');
  return (
    <li className="flex items-start gap-3 py-2.5 pr-2 pl-4">
      <div className="min-w-0 flex-1">
        <p className="tabular text-ui">
          <span className="font-medium">{entryText}</span>
          {isMeasured && <span className="text-muted"> · {t('log.value', { value: formatValue(value), unit })}</span>}
        </p>
        {note !== '' && <p className="mt-0.5 text-small whitespace-pre-line wrap-anywhere">{note}</p>}
        <time className="text-small text-muted" dateTime={createdAt} title={formatExact(createdAt, timeZone)}>
          {day}
        </time>
      </div>
      <IconButton
        size="small"
        label={t('log.remove', { amount: entryText, day })}
        icon={<X aria-hidden />}
        disabled={remove.isPending}
        onClick={() => remove.mutate(id)}
      />
    </li>
  );
}
