import type { ReviewedGoal } from '@app/contract/planning';
import { Link } from 'react-router';
import { t } from './planning.messages.ts';

const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** Each goal with its progress in the week. */
export function ReviewedGoals({ goals }: { goals: readonly ReviewedGoal[] }) {
  if (goals.length === 0) return <p className="text-ui text-muted">{t('review.noGoals')}</p>;
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-panel">
      {goals.map((goal) => (
        <li key={goal.goalId} className="px-4 py-3">
          <div className="flex items-baseline justify-between gap-4">
            <Link to={`/goals/${goal.goalId}`} className="min-w-0 text-ui font-medium wrap-anywhere hover:underline">
              {goal.title}
            </Link>
            <span className="tabular shrink-0 text-small text-muted">
              {t('review.progress', { percent: Math.floor(goal.progress) })}
            </span>
          </div>
          <p className="tabular text-small text-muted">{formatLogged(goal)}</p>
          {goal.milestonesReached.map((title) => (
            <p key={title} className="text-small text-success-text">
              {t('review.milestone', { title })}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** '+3 km in 2 entries': what was logged for the goal in the week. */
function formatLogged({ amount, entries, unit }: ReviewedGoal): string {
  if (entries === 0) return t('review.nothing');
  const signed = `${amount > 0 ? '+' : ''}${numbers.format(amount)}`;
  // A yes/no goal has no unit.
  return t('review.amount', { amount: signed, unit: unit === null ? '' : ` ${unit}`, entries });
}
