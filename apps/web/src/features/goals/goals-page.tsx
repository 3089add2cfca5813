import type { Goal } from '@app/contract/goals';
import { CalendarRange, Target, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Page } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { CategoryChoice } from './goal-fields.tsx';
import { GoalForm } from './goal-form.tsx';
import { GoalRow } from './goal-row.tsx';
import { useGoals } from './goals.api.ts';
import { t } from './goals.messages.ts';

/** The user's goals, one row each with its status. */
export function GoalsPage({ categories }: { categories: readonly CategoryChoice[] }) {
  const goals = useGoals();
  const [isAdding, setAdding] = useState(false);
  const addButton = (
    <Button variant="primary" onClick={() => setAdding(true)}>
      <Plus aria-hidden />
      {t('add')}
    </Button>
  );
  return (
    <Page>
      <PageHeader
        title={t('title')}
        explanation={t('summary')}
        actions={
          <>
            <Button asChild>
              <Link to="/goals/review">
                <CalendarRange aria-hidden />
                {t('review')}
              </Link>
            </Button>
            {addButton}
          </>
        }
      />
      {goals.data === undefined ? (
        goals.isError ? (
          <ErrorState title={t('failed')} retryLabel={t('retry')} onRetry={() => void goals.refetch()} />
        ) : (
          <LoadingGoals />
        )
      ) : goals.data.length === 0 ? (
        <EmptyState icon={<Target />} title={t('empty')} description={t('emptyText')} />
      ) : (
        <GoalGroups goals={goals.data} categories={categories} />
      )}
      {isAdding && <GoalForm goal={null} categories={categories} onClose={() => setAdding(false)} />}
    </Page>
  );
}

function GoalGroups({ goals, categories }: { goals: readonly Goal[]; categories: readonly CategoryChoice[] }) {
  const groups = [
    ['open', goals.filter(({ isAchieved }) => !isAchieved)],
    ['achieved', goals.filter(({ isAchieved }) => isAchieved)],
  ] as const;
  return (
    <div className="flex flex-col gap-8">
      {groups
        .filter(([, list]) => list.length > 0)
        .map(([name, list]) => (
          <section key={name} aria-label={t(name)}>
            <h2 className="mb-2 text-small font-medium text-muted">{t(name)}</h2>
            <ul className="divide-y divide-line rounded-card border border-line bg-panel">
              {list.map((goal) => (
                <GoalRow key={goal.id} goal={goal} categories={categories} />
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}

function LoadingGoals() {
  return (
    <output aria-label={t('loading')} className="block divide-y divide-line rounded-card border border-line bg-panel">
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index} className="flex flex-col gap-2.5 px-4 py-4">
          <Skeleton className="h-4 w-1/3" />
          <Skeleton className="h-1.5 w-full" />
          <Skeleton className="h-3 w-1/2" />
        </div>
      ))}
    </output>
  );
}
