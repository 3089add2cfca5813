import type { WeeklyReview } from '@app/contract/planning';
import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { formatWeek, mondayOf, addDays } from '#lib/calendar-days.ts';
import { useToday } from '#lib/use-today.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Page } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useWeeklyReview } from './planning.api.ts';
import { t } from './planning.messages.ts';
import { ReviewedGoals } from './reviewed-goals.tsx';
import { WeeklyNote } from './weekly-note.tsx';

/** The week in the URL's `week` parameter, by default the current week; a week is identified by its Monday. */
function useWeek(): { week: string; isCurrentOrLater: boolean; showWeek: (week: string) => void } {
  const [params, setParams] = useSearchParams();
  const current = mondayOf(useToday());
  const requested = params.get('week') ?? '';
  const week =
    /^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(requested) && !Number.isNaN(Date.parse(requested))
      ? mondayOf(requested)
      : current;
  const showWeek = (next: string) => setParams(next === current ? {} : { week: next }, { replace: true });
  return { week, isCurrentOrLater: week >= current, showWeek };
}

/** Review of a week: goals, done and open tasks, and a note. */
export function WeeklyReviewPage() {
  const { week, isCurrentOrLater, showWeek } = useWeek();
  const review = useWeeklyReview(week);
  return (
    <Page>
      <PageHeader
        back={
          <Button asChild variant="ghost" size="small">
            <Link to="/goals">
              <ArrowLeft aria-hidden />
              {t('review.back')}
            </Link>
          </Button>
        }
        title={t('review.title')}
        description={formatWeek(week)}
        actions={
          <>
            <IconButton
              label={t('review.previous')}
              icon={<ChevronLeft aria-hidden />}
              onClick={() => showWeek(addDays(week, -7))}
            />
            <IconButton
              label={t('review.next')}
              icon={<ChevronRight aria-hidden />}
              disabled={isCurrentOrLater}
              onClick={() => showWeek(addDays(week, 7))}
            />
          </>
        }
      />
      {review.data !== undefined ? (
        <ReviewContent key={week} review={review.data} />
      ) : review.isError ? (
        <ErrorState title={t('review.failed')} retryLabel={t('retry')} onRetry={() => void review.refetch()} />
      ) : (
        <output aria-label={t('review.loading')} className="flex flex-col gap-3">
          <Skeleton className="h-5 w-24" />
          <Skeleton className="h-32 w-full rounded-card" />
          <Skeleton className="mt-4 h-24 w-full rounded-card" />
        </output>
      )}
    </Page>
  );
}

function ReviewContent({ review }: { review: WeeklyReview }) {
  return (
    <div className="flex flex-col gap-8">
      <ReviewSection heading={t('review.goals')}>
        <ReviewedGoals goals={review.goals} />
      </ReviewSection>
      <div className="grid grid-cols-1 gap-8 md:grid-cols-2">
        <ReviewSection heading={t('review.done')}>
          <TaskTitles tasks={review.tasksDone} emptyText={t('review.noneDone')} />
          <p className="mt-2 text-small text-muted">{t('review.events', { count: review.events })}</p>
        </ReviewSection>
        <ReviewSection heading={t('review.open')}>
          <TaskTitles tasks={review.tasksOpen} emptyText={t('review.noneOpen')} />
        </ReviewSection>
      </div>
      <WeeklyNote week={review.from} note={review.note} />
    </div>
  );
}

function ReviewSection({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section aria-label={heading}>
      <h2 className="mb-2 text-section">{heading}</h2>
      {children}
    </section>
  );
}

function TaskTitles({ tasks, emptyText }: { tasks: WeeklyReview['tasksDone']; emptyText: string }) {
  if (tasks.length === 0) return <p className="text-ui text-muted">{emptyText}</p>;
  return (
    <ul className="list-disc pl-5 text-ui marker:text-muted">
      {tasks.map(({ id, title }) => (
        <li key={id} className="py-0.5 wrap-anywhere">
          {title}
        </li>
      ))}
    </ul>
  );
}
