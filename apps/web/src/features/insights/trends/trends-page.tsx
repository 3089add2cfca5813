import type { Category } from '@app/contract/categories';
import type { Trends } from '@app/contract/trends';
import { TrendingUp } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Page } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useEverTrue } from '#ui/use-ever-true.ts';
import { GoalsCard } from './goals-card.tsx';
import { HoursCard } from './hours-card.tsx';
import { LatelyCard } from './lately-card.tsx';
import { SentimentCard } from './sentiment-card.tsx';
import { PlannerCard } from './planner-card.tsx';
import { PointSheet } from './point-sheet.tsx';
import { QuestionsCard } from './questions-card.tsx';
import { RangePicker } from './range-picker.tsx';
import { TopicsCard } from './topics-card.tsx';
import { Totals } from './totals.tsx';
import { TrendsGate } from './trends-gate.tsx';
import { TrendsHead } from './trends-head.tsx';
import { type Lately, useLately, useTrends } from './trends.api.ts';
import { t } from './trends.messages.ts';
import { type TrendsUrlState, useTrendsUrlState } from './use-trends-url-state.ts';
import { VolumeCard } from './volume-card.tsx';

const grid = 'grid grid-cols-1 gap-4 lg:grid-cols-2';

/** `categories` is undefined while they load; without their names the charts would change their size later. */
export function TrendsPage({ categories }: { categories: readonly Category[] | undefined }) {
  const urlState = useTrendsUrlState();
  const trends = useTrends(urlState.range);
  const lately = useLately(trends.data);
  const wasLoaded = useEverTrue(trends.data !== undefined && !lately.isLoading);
  return (
    <Page>
      <TrendsHead explanation={t('summary')} />
      {trends.data === undefined && trends.isError ? (
        <ErrorState title={t('failed')} retryLabel={t('tryAgain')} onRetry={() => void trends.refetch()} />
      ) : trends.data === undefined || categories === undefined || !wasLoaded ? (
        <output aria-label={t('loading')} className={grid}>
          <Skeleton className="h-12 lg:col-span-2" />
          <Skeleton className="h-64 rounded-card lg:col-span-2" />
          <Skeleton className="h-80 rounded-card" />
          <Skeleton className="h-80 rounded-card" />
        </output>
      ) : isEmpty(trends.data) ? (
        <TrendsEmpty />
      ) : (
        <Charts
          trends={trends.data}
          lately={lately}
          urlState={urlState}
          categories={categories}
          isStale={trends.isPlaceholderData}
        />
      )}
      <PointSheet urlState={urlState} categories={categories ?? []} />
    </Page>
  );
}

const isEmpty = ({ firstDay, isUpdating, planner, goals }: Trends) =>
  firstDay === null && !isUpdating && goals.length === 0 && !hasPlans({ planner });

const hasPlans = ({ planner }: Pick<Trends, 'planner'>) =>
  planner.some(({ events, tasksDone }) => events > 0 || tasksDone > 0);

interface ChartsProps {
  trends: Trends;
  lately: Lately;
  urlState: TrendsUrlState;
  categories: readonly Category[];
  /** Whether the charts still show the previous range, because the new one is loading. */
  isStale: boolean;
}

/** What changed comes first; how much there was in each month is also on the archive's screen. Charts without data are left out. */
function Charts({ trends, lately, urlState, categories, isStale }: ChartsProps) {
  const { openPoint } = urlState;
  const { topics, questions, hours, sentiment, goals } = trends;
  const hasConversations = trends.firstDay !== null;
  const volume = hasConversations && <VolumeCard trends={trends} categories={categories} onOpen={openPoint} />;
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
        {hasConversations && <Totals totals={trends.totals} />}
        {/* The notice is in this row, so that the charts do not move when the notice disappears. */}
        {trends.isUpdating && (
          <output className="ml-auto flex items-center gap-2 text-small text-muted">
            <Spinner />
            {t('updating')}
          </output>
        )}
        {hasConversations && <RangePicker range={urlState.range} shown={trends} onChange={urlState.setRange} />}
      </div>
      <div className={`${grid} transition-opacity ${isStale ? 'opacity-60' : ''}`} aria-busy={isStale}>
        {hasConversations && <LatelyCard lately={lately} categories={categories} onOpen={openPoint} />}
        {trends.isLimited ? (
          <>
            {volume}
            <TrendsGate />
          </>
        ) : (
          <>
            {hours.length > 0 && <HoursCard trends={trends} onOpen={openPoint} />}
            {/* Two in a row; the last one takes the whole row if it is alone in it. */}
            <div className={`${grid} lg:col-span-2 lg:[&>:last-child:nth-child(odd)]:col-span-2`}>
              {topics.length > 0 && <TopicsCard trends={trends} onOpen={openPoint} />}
              {questions.length > 0 && <QuestionsCard trends={trends} onOpen={openPoint} />}
              {sentiment.some(({ average }) => average !== null) && (
                <SentimentCard trends={trends} onOpen={openPoint} />
              )}
              {hasPlans(trends) && <PlannerCard trends={trends} />}
              {goals.length > 0 && <GoalsCard trends={trends} />}
            </div>
            {volume}
          </>
        )}
      </div>
    </>
  );
}

function TrendsEmpty() {
  return (
    <EmptyState
      icon={<TrendingUp />}
      title={t('emptyTitle')}
      description={t('emptyText')}
      actions={
        <>
          <Button asChild variant="primary">
            <Link to="/imports">{t('emptyImport')}</Link>
          </Button>
          <Button asChild>
            <Link to="/">{t('emptyChat')}</Link>
          </Button>
        </>
      }
    />
  );
}
