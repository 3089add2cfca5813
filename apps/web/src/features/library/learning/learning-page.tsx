import type { Learning } from '@app/contract/learning';
import { GraduationCap, Plus, Upload } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Page } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { CardImport } from './card-import.tsx';
import { DeckForm } from './deck-form.tsx';
import { DeckList } from './deck-list.tsx';
import { useCurrentProposals, useLearning } from './learning.api.ts';
import { t } from './learning.messages.ts';
import { Proposals } from './proposals.tsx';
import { Today } from './today.tsx';

export function LearningPage() {
  const learning = useLearning();
  // Loaded together: proposals that come later would push the decks down. The page does not wait for retries.
  const proposals = useCurrentProposals(learning.data?.proposalCount ?? 0);
  const isLoading = learning.data === undefined || (proposals.isPending && proposals.failureCount === 0);
  const [openDialog, setOpenDialog] = useState<'deck' | 'import' | null>(null);
  const navigate = useNavigate();
  const { data } = learning;
  return (
    <Page>
      <PageHeader
        title={t('title')}
        explanation={t('summary')}
        actions={
          <>
            <Button onClick={() => setOpenDialog('import')}>
              <Upload aria-hidden />
              {t('importCards')}
            </Button>
            <Button onClick={() => setOpenDialog('deck')}>
              <Plus aria-hidden />
              {t('newDeck')}
            </Button>
          </>
        }
      />
      {data === undefined && learning.isError ? (
        <ErrorState title={t('failed')} retryLabel={t('tryAgain')} onRetry={() => void learning.refetch()} />
      ) : data === undefined || isLoading ? (
        <LoadingLearning />
      ) : data.decks.length === 0 ? (
        <EmptyState
          icon={<GraduationCap />}
          title={t('empty')}
          description={t('emptyText')}
          actions={
            <Button asChild variant="primary">
              <Link to="/imports">{t('toImports')}</Link>
            </Button>
          }
        />
      ) : (
        <LearningContent learning={data} />
      )}
      {openDialog === 'deck' && (
        <DeckForm onSaved={(id) => void navigate(`/learning/${id}`)} onClose={() => setOpenDialog(null)} />
      )}
      {openDialog === 'import' && <CardImport decks={data?.decks ?? []} onClose={() => setOpenDialog(null)} />}
    </Page>
  );
}

/** Placeholders with the sizes of a card, five proposals and some decks. */
function LoadingLearning() {
  return (
    <output aria-label={t('loading')} className="flex flex-col">
      <Skeleton className="h-5 w-72" />
      <Skeleton className="mt-4 mb-3 h-8 w-24" />
      <Skeleton className="h-80 rounded-card" />
      <Skeleton className="mt-10 mb-3 h-12 w-72" />
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index} className="mb-px h-25 rounded-none" />
      ))}
      <Skeleton className="mt-10 mb-3 h-6 w-24" />
      <Skeleton className="h-45 rounded-card" />
    </output>
  );
}

function LearningContent({ learning }: { learning: Learning }) {
  const { dueCount, nextDueAt, reviewedToday, streakDays, proposalCount, decks } = learning;
  // Before the first accepted card there is nothing to say about today: the proposals come first.
  const hasBegun = dueCount > 0 || nextDueAt !== null || reviewedToday > 0;
  return (
    <div className="flex flex-col gap-10">
      {(hasBegun || proposalCount === 0) && (
        <div className="flex flex-col gap-4">
          {hasBegun && (
            <p className="tabular flex flex-wrap gap-x-5 gap-y-1 text-ui text-muted">
              <span>{t('reviewed', { count: reviewedToday })}</span>
              <span>{t('streak', { count: streakDays })}</span>
            </p>
          )}
          <Today learning={learning} />
        </div>
      )}
      {proposalCount > 0 && <Proposals count={proposalCount} isPrimaryAction={dueCount === 0} />}
      <DeckList decks={decks} />
    </div>
  );
}
