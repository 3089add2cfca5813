import type { GoalDetail } from '@app/contract/goals';
import { ArrowLeft, CircleSlash } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { hasErrorCode } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Page } from '#ui/page.tsx';
import { Progress } from '#ui/progress.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { LinkedConversations } from './linked-conversations.tsx';
import type { CategoryChoice } from './goal-fields.tsx';
import { GoalForm } from './goal-form.tsx';
import { GoalMenu } from './goal-menu.tsx';
import { GoalFacts } from './goal-row.tsx';
import { useGoal } from './goals.api.ts';
import { t } from './goals.messages.ts';
import { LogProgress } from './log-progress.tsx';
import { Milestones } from './milestones.tsx';
import { ProgressLog } from './progress-log.tsx';

// The chart library is more code than the rest of the page.
const ProgressChart = lazy(async () => ({ default: (await import('./progress-chart.tsx')).ProgressChart }));

export interface GoalPageProps {
  id: string;
  categories: readonly CategoryChoice[];
}

/** One goal: status, milestones, log and linked conversations. */
export function GoalPage({ id, categories }: GoalPageProps) {
  const goal = useGoal(id);
  if (goal.data !== undefined) return <GoalContent goal={goal.data} categories={categories} />;
  return (
    <Page>
      {goal.isError ? (
        hasErrorCode(goal.error, 'goals.not_found') ? (
          <EmptyState
            icon={<CircleSlash />}
            title={t('missing')}
            description={t('missingText')}
            actions={
              <Button asChild>
                <Link to="/goals">{t('back')}</Link>
              </Button>
            }
          />
        ) : (
          <>
            <div className="-ml-2.5">
              <BackToGoals />
            </div>
            <ErrorState
              isPageTitle
              title={t('goalFailed')}
              retryLabel={t('retry')}
              onRetry={() => void goal.refetch()}
            />
          </>
        )
      ) : (
        <LoadingGoal />
      )}
    </Page>
  );
}

function GoalContent({ goal, categories }: { goal: GoalDetail; categories: readonly CategoryChoice[] }) {
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'log' | 'edit'>();
  const close = () => setDialog(undefined);
  const { title, description, progress, isAchieved, targetValue, log } = goal;
  return (
    <Page>
      <PageHeader
        back={<BackToGoals />}
        title={title}
        description={description === '' ? undefined : description}
        actions={
          <>
            {!isAchieved && (
              <Button variant="primary" onClick={() => setDialog('log')}>
                {targetValue === null ? t('markDone') : t('log')}
              </Button>
            )}
            <GoalMenu goal={goal} onEdit={() => setDialog('edit')} onDeleted={() => void navigate('/goals')} />
          </>
        }
      />
      <div className="mb-8">
        <Progress
          className="mb-2"
          label={t('progress', { title, percent: Math.floor(progress) })}
          percent={progress}
          tone={isAchieved ? 'success' : 'accent'}
        />
        <GoalFacts goal={goal} />
      </div>
      <div className="grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex min-w-0 flex-col gap-8">
          {targetValue !== null && log.length > 1 && (
            <GoalSection heading={t('chart.title')}>
              <Suspense fallback={<LoadingChart />}>
                <ProgressChart goal={goal} target={targetValue} />
              </Suspense>
            </GoalSection>
          )}
          <GoalSection heading={t('log.heading')}>
            <ProgressLog goal={goal} />
          </GoalSection>
        </div>
        <div className="flex min-w-0 flex-col gap-8">
          <GoalSection heading={t('milestones.heading')}>
            <Milestones goal={goal} />
          </GoalSection>
          <GoalSection heading={t('evidence.heading')}>
            <LinkedConversations goalId={goal.id} />
          </GoalSection>
        </div>
      </div>
      {dialog === 'log' && <LogProgress goal={goal} onClose={close} />}
      {dialog === 'edit' && <GoalForm goal={goal} categories={categories} onClose={close} />}
    </Page>
  );
}

function GoalSection({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section aria-label={heading}>
      <h2 className="mb-3 text-section">{heading}</h2>
      {children}
    </section>
  );
}

function BackToGoals() {
  return (
    <Button asChild variant="ghost" size="small">
      <Link to="/goals">
        <ArrowLeft aria-hidden />
        {t('back')}
      </Link>
    </Button>
  );
}

function LoadingChart() {
  return (
    <output aria-label={t('chart.loading')}>
      <Skeleton className="h-60 w-full rounded-card" />
    </output>
  );
}

function LoadingGoal() {
  return (
    <output aria-label={t('loading')} className="flex flex-col gap-4">
      <Skeleton className="mt-10 h-7 w-1/3" />
      <Skeleton className="h-1.5 w-full" />
      <Skeleton className="h-4 w-1/2" />
      <Skeleton className="mt-4 h-60 w-full rounded-card" />
    </output>
  );
}
