import type { PendingSuggestion } from '@app/contract/suggestions';
import { Inbox } from 'lucide-react';
import { Link } from 'react-router';
import { useReachedEnd } from '#lib/use-reached-end.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Page } from '#ui/page.tsx';
import { QueueEnd } from '#ui/queue-end.tsx';
import { RowsSkeleton } from '#ui/rows-skeleton.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { InboxList } from './inbox-list.tsx';
import { useInbox } from './suggestions.api.ts';
import { t } from './inbox.messages.ts';
import { type InboxActions, useInboxActions } from './use-inbox-actions.ts';

/** All pending suggestions, one decision per key press. */
export function InboxPage() {
  const actions = useInboxActions();
  const inbox = useInbox();
  const suggestions = (inbox.data?.pages.flatMap(({ items }) => items) ?? []).filter(
    ({ id }) => !actions.decided.has(id),
  );
  return (
    <Page>
      <PageHeader title={t('title')} explanation={t('summary')} />
      <InboxBody inbox={inbox} suggestions={suggestions} actions={actions} />
    </Page>
  );
}

interface InboxBodyProps {
  inbox: ReturnType<typeof useInbox>;
  suggestions: readonly PendingSuggestion[];
  actions: InboxActions;
}

function InboxBody({ inbox, suggestions, actions }: InboxBodyProps) {
  const end = useReachedEnd(() => {
    if (inbox.hasNextPage && !inbox.isFetching) void inbox.fetchNextPage();
  });
  if (inbox.data === undefined) {
    return inbox.isError ? (
      <ErrorState title={t('failed')} retryLabel={t('retry')} onRetry={() => void inbox.refetch()} />
    ) : (
      <LoadingInbox />
    );
  }
  if (suggestions.length === 0 && !inbox.hasNextPage) {
    return (
      <QueueEnd wasEmptied={actions.decided.size > 0} onUndo={actions.undo}>
        <EmptyState
          icon={<Inbox />}
          title={t('empty')}
          description={t('emptyText')}
          actions={
            <Button asChild>
              <Link to="/imports">{t('importData')}</Link>
            </Button>
          }
        />
      </QueueEnd>
    );
  }
  return (
    <>
      <InboxList suggestions={suggestions} actions={actions} />
      <div ref={end} className="flex h-12 items-center justify-center text-muted">
        {inbox.isFetchingNextPage && <Spinner label={t('loadingMore')} />}
        {inbox.isFetchNextPageError && (
          <Button size="small" onClick={() => void inbox.fetchNextPage()}>
            {t('retry')}
          </Button>
        )}
      </div>
    </>
  );
}

function LoadingInbox() {
  return (
    <output aria-label={t('loading')} className="mt-9 block">
      <RowsSkeleton />
    </output>
  );
}
