import { Archive, MessagesSquare, SearchX } from 'lucide-react';
import { Link } from 'react-router';
import { errorSentence, hasErrorCode } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { cx } from '#ui/cx.ts';
import { Spinner } from '#ui/spinner.tsx';
import { ConversationRows, type ConversationRowsProps } from './conversation-rows.tsx';
import type { useConversationList } from './conversations.api.ts';
import { useReachedEnd } from '#lib/use-reached-end.ts';
import { listInsetClass } from './list-inset-class.ts';
import { t } from './conversations.messages.ts';

export interface ConversationListBodyProps extends ConversationRowsProps {
  list: ReturnType<typeof useConversationList>;
  isSearching: boolean;
  /** Whether the list shows the archived conversations instead of the others. */
  showsArchived: boolean;
  onClearSearch: () => void;
}

export function ConversationListBody({
  list,
  isSearching,
  showsArchived,
  onClearSearch,
  ...rows
}: ConversationListBodyProps) {
  const end = useReachedEnd(() => {
    if (list.hasNextPage && !list.isFetching) void list.fetchNextPage();
  });
  if (list.data === undefined && list.isError) {
    const { error } = list;
    // Retrying cannot bring back a deleted category.
    if (hasErrorCode(error, 'categories.not_found') || hasErrorCode(error, 'subcategories.not_found')) {
      return <ErrorState title={errorSentence(error, t('failed'))} />;
    }
    return <ErrorState title={t('failed')} retryLabel={t('retry')} onRetry={() => void list.refetch()} />;
  }
  if (list.data === undefined) return <LoadingRows />;
  if (rows.conversations.length === 0 && !list.hasNextPage) {
    return <NoConversations isSearching={isSearching} showsArchived={showsArchived} onClearSearch={onClearSearch} />;
  }
  return (
    <>
      <ConversationRows {...rows} />
      <div ref={end} className="flex h-16 items-center justify-center text-muted">
        {list.isFetchingNextPage && <Spinner label={t('loadingMore')} />}
        {list.isFetchNextPageError && (
          <Button size="small" onClick={() => void list.fetchNextPage()}>
            {t('retry')}
          </Button>
        )}
      </div>
    </>
  );
}

function NoConversations({
  isSearching,
  showsArchived,
  onClearSearch,
}: Pick<ConversationListBodyProps, 'isSearching' | 'showsArchived' | 'onClearSearch'>) {
  if (isSearching) {
    return (
      <EmptyState
        icon={<SearchX />}
        title={t('noMatch')}
        description={t('noMatchText')}
        actions={<Button onClick={onClearSearch}>{t('clearSearch')}</Button>}
      />
    );
  }
  if (showsArchived) {
    return <EmptyState icon={<Archive />} title={t('noneArchived')} description={t('noneArchivedText')} />;
  }
  return (
    <EmptyState
      icon={<MessagesSquare />}
      title={t('empty')}
      description={t('emptyText')}
      actions={
        <>
          <Button asChild variant="primary">
            <Link to="/imports">{t('import')}</Link>
          </Button>
          <Button asChild>
            <Link to="/">{t('startChat')}</Link>
          </Button>
        </>
      }
    />
  );
}

function LoadingRows() {
  return (
    <output aria-label={t('loading')} className={cx('block', listInsetClass)}>
      {Array.from({ length: 10 }, (_, index) => (
        <div key={index} className="flex h-17 items-center gap-3 pr-4 pl-4.5 md:h-15 md:pl-(--size-title-inset)">
          <Skeleton className="size-7" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-3.5 w-1/4" />
            <Skeleton className="h-3 w-1/2" />
          </div>
        </div>
      ))}
    </output>
  );
}
