import { Lightbulb, RefreshCw, Upload } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { phoneIconButtonClass, phoneIconLabelClass } from '#ui/phone-icon-button-class.ts';
import { Page } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { showToast } from '#ui/toast-store.ts';
import { Counters } from './counters.tsx';
import { RecommendationList } from './recommendation-list.tsx';
import { useGenerateRecommendations, useRecommendations } from './recommendations.api.ts';
import { t } from './recommendations.messages.ts';

/** Recommendations based on the user's data. */
export function RecommendationsPage() {
  const recommendations = useRecommendations();
  const { data } = recommendations;
  const hasNoOpen = data?.every(({ isCompleted, isDismissed }) => isCompleted || isDismissed) === true;
  return (
    <Page>
      <PageHeader
        title={t('title')}
        explanation={t('summary')}
        keepsActionsBeside
        actions={<Actions isPrimaryAction={hasNoOpen} />}
      />
      {data !== undefined ? (
        <div className="flex flex-col">
          <Counters recommendations={data} />
          {data.some(({ isDismissed }) => !isDismissed) ? (
            <RecommendationList recommendations={data} />
          ) : (
            <EmptyState icon={<Lightbulb />} title={t('empty')} description={t('emptyText')} />
          )}
        </div>
      ) : recommendations.isError ? (
        <ErrorState title={t('failed')} retryLabel={t('retry')} onRetry={() => void recommendations.refetch()} />
      ) : (
        <LoadingRecommendations />
      )}
    </Page>
  );
}

/** Generating is the primary action only while no recommendation is open. */
function Actions({ isPrimaryAction }: { isPrimaryAction: boolean }) {
  const generate = useGenerateRecommendations();
  const generateNew = () =>
    generate.mutate(undefined, {
      onSuccess: (list) => {
        const count = list.filter(({ isCompleted, isDismissed }) => !isCompleted && !isDismissed).length;
        showToast({ title: t('generated', { count }), description: t('generatedText') });
      },
    });
  return (
    <>
      <Button asChild className={phoneIconButtonClass}>
        <Link to="/imports">
          <Upload aria-hidden />
          <span className={phoneIconLabelClass}>{t('import')}</span>
        </Link>
      </Button>
      <Button
        className={phoneIconButtonClass}
        variant={isPrimaryAction ? 'primary' : 'secondary'}
        isPending={generate.isPending}
        onClick={generateNew}
      >
        {!generate.isPending && <RefreshCw aria-hidden />}
        <span className={phoneIconLabelClass}>{t('generate')}</span>
      </Button>
    </>
  );
}

function LoadingRecommendations() {
  return (
    <output aria-label={t('loading')} className="flex flex-col gap-3">
      <div className="mb-2 flex gap-x-10 max-sm:hidden">
        {Array.from({ length: 4 }, (_, index) => (
          <Skeleton key={index} className="h-12 w-20" />
        ))}
      </div>
      <Skeleton className="h-8 w-64 pointer-coarse:h-12" />
      <Skeleton className="mt-1 h-5 w-16" />
      {Array.from({ length: 3 }, (_, index) => (
        <div key={index} className="flex flex-col gap-3 rounded-card border border-line bg-panel p-5">
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="h-5 w-1/4" />
          <Skeleton className="h-10 w-3/4" />
          <Skeleton className="h-7 w-1/3" />
        </div>
      ))}
    </output>
  );
}
