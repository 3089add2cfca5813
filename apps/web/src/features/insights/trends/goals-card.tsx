import type { GoalPace, Trends } from '@app/contract/trends';
import { Link } from 'react-router';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Progress } from '#ui/progress.tsx';
import { ChartCard } from './chart-card.tsx';
import { t } from './trends.messages.ts';

const stateOf = ({ pace }: GoalPace) => pace?.state ?? 'none';
const tones: Record<ReturnType<typeof stateOf>, BadgeTone> = {
  achieved: 'success',
  ahead: 'success',
  on_track: 'accent',
  behind: 'warning',
  overdue: 'danger',
  none: 'neutral',
};

export function GoalsCard({ trends: { goals } }: { trends: Trends }) {
  return (
    <ChartCard
      title={t('goalsTitle')}
      table={{
        columns: [t('goal'), t('progress'), t('pace')],
        rows: goals.map((goal) => [goal.title, goal.progress, t(`pace.${stateOf(goal)}`)]),
      }}
    >
      <ul className="flex flex-col gap-3">
        {goals.map((goal) => (
          <li key={goal.goalId}>
            <div className="mb-1.5 flex items-center justify-between gap-3 text-ui">
              <Link to={`/goals/${goal.goalId}`} className="min-w-0 truncate underline-offset-3 hover:underline">
                {goal.title}
              </Link>
              <Badge tone={tones[stateOf(goal)]}>{t(`pace.${stateOf(goal)}`)}</Badge>
            </div>
            <Progress label={`${goal.title}: ${t('reached', { progress: goal.progress })}`} percent={goal.progress} />
          </li>
        ))}
      </ul>
    </ChartCard>
  );
}
