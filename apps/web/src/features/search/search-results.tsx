import { Bookmark, BookmarkCheck, SearchX } from 'lucide-react';
import { Link } from 'react-router';
import { errorSentence, hasErrorCode } from '#lib/api-error.ts';
import { useReachedEnd } from '#lib/use-reached-end.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { LoadingResults } from './loading-results.tsx';
import { useSearch, useSearchHistory, useSearchHistoryActions } from './search.api.ts';
import { SearchResult } from './search-result.tsx';
import type { SearchCategories } from './search-categories.ts';
import { t } from './search.messages.ts';

export interface SearchResultsProps {
  q: string;
  categories: SearchCategories;
  /** Called when a result is opened. */
  onOpen: () => void;
}

export function SearchResults({ q, categories, onOpen }: SearchResultsProps) {
  const search = useSearch(q);
  const end = useReachedEnd(() => {
    if (search.hasNextPage && !search.isFetching) void search.fetchNextPage();
  });
  const hits = search.data?.pages.flatMap(({ items }) => items) ?? [];
  if (search.isError && !search.isFetchNextPageError) {
    // An operator is incomplete or has an invalid value: a retry would fail too, so the sentence only explains why.
    if (hasErrorCode(search.error, 'search.query_invalid')) {
      return (
        <output className="block rounded-card border border-line bg-panel px-4 py-3 text-ui text-muted">
          {errorSentence(search.error, t('failed'))}
        </output>
      );
    }
    return (
      <ErrorState
        title={errorSentence(search.error, t('failed'))}
        retryLabel={t('retry')}
        onRetry={() => void search.refetch()}
      />
    );
  }
  if (search.data === undefined) return <LoadingResults />;
  if (hits.length === 0) return <NoMatch categories={categories} />;
  return (
    <div className={cx('transition-opacity', search.isPlaceholderData && 'opacity-60')}>
      <div className="mb-2 flex min-h-8 items-center justify-between gap-4">
        <p aria-live="polite" className="tabular text-small text-muted">
          {t(search.hasNextPage ? 'resultsMore' : 'results', { count: hits.length })}
        </p>
        <SaveButton q={q} />
      </div>
      <ul className="divide-y divide-line rounded-card border border-line bg-panel">
        {hits.map((hit) => (
          <SearchResult
            key={`${hit.conversationId} ${hit.messageId} ${hit.document?.id}`}
            hit={hit}
            category={categories.get(hit.categoryId)}
            onOpen={onOpen}
          />
        ))}
      </ul>
      <div ref={end} className="flex h-16 items-center justify-center text-muted">
        {search.isFetchingNextPage && <Spinner label={t('loadingMore')} />}
        {search.isFetchNextPageError && (
          <Button size="small" onClick={() => void search.fetchNextPage()}>
            {t('retry')}
          </Button>
        )}
      </div>
    </div>
  );
}

function NoMatch({ categories }: Pick<SearchResultsProps, 'categories'>) {
  const isArchiveEmpty =
    categories.size > 0 && [...categories.values()].every(({ conversationCount }) => conversationCount === 0);
  if (!isArchiveEmpty) return <EmptyState icon={<SearchX />} title={t('noMatch')} description={t('noMatchText')} />;
  return (
    <EmptyState
      icon={<SearchX />}
      title={t('noMatch')}
      description={t('emptyArchiveText')}
      actions={
        <Button asChild variant="primary">
          <Link to="/imports">{t('toImports')}</Link>
        </Button>
      }
    />
  );
}

function SaveButton({ q }: { q: string }) {
  const saved = useSearchHistory().data?.saved.find((search) => search.q === q);
  const { save, remove } = useSearchHistoryActions();
  const isSaved = saved !== undefined;
  return (
    <Button
      size="small"
      variant="ghost"
      aria-pressed={isSaved}
      isPending={save.isPending || remove.isPending}
      onClick={() => (isSaved ? remove.mutate(saved.id) : save.mutate(q))}
    >
      {isSaved ? <BookmarkCheck aria-hidden /> : <Bookmark aria-hidden />}
      {t(isSaved ? 'isSaved' : 'save')}
    </Button>
  );
}
