import { limits } from '@app/contract/primitives';
import { Search, SearchX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { errorSentence } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Page } from '#ui/page.tsx';
import { SearchBox } from '#ui/search-box.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useSearch } from './search.api.ts';
import { SearchResult } from './search-result.tsx';
import { useSearchWords } from './use-search-words.ts';
import { t } from './search.messages.ts';

/** Every conversation, by the words in it. */
export function SearchPage({ categoryNames }: { categoryNames: ReadonlyMap<string, string> }) {
  const { typed, setTyped, q } = useSearchWords();
  const box = useRef<HTMLInputElement>(null);
  // Whoever comes here comes to type.
  useEffect(() => box.current?.focus(), []);
  return (
    <Page width="reading">
      <PageHeader title={t('title')} description={t('summary')} />
      <SearchBox
        ref={box}
        label={t('box')}
        clearLabel={t('clear')}
        value={typed}
        maxLength={limits.queryLength}
        onValueChange={setTyped}
        className="mb-5"
      />
      {q === '' ? (
        <EmptyState icon={<Search />} title={t('start')} description={t('startText')} />
      ) : (
        <SearchResults q={q} categoryNames={categoryNames} />
      )}
    </Page>
  );
}

function SearchResults({ q, categoryNames }: { q: string; categoryNames: ReadonlyMap<string, string> }) {
  const search = useSearch(q);
  const hits = search.data?.pages.flatMap(({ items }) => items) ?? [];
  if (search.isError && !search.isFetchNextPageError) {
    return (
      <ErrorState
        title={errorSentence(search.error, t('failed'))}
        retryLabel={t('retry')}
        onRetry={() => void search.refetch()}
      />
    );
  }
  if (search.data === undefined) return <LoadingResults />;
  if (hits.length === 0) {
    return <EmptyState icon={<SearchX />} title={t('noMatch')} description={t('noMatchText')} />;
  }
  return (
    <div className={cx('transition-opacity', search.isPlaceholderData && 'opacity-60')}>
      <p aria-live="polite" className="tabular mb-2 text-small text-muted">
        {t(search.hasNextPage ? 'resultsMore' : 'results', { count: hits.length })}
      </p>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {hits.map((hit) => (
          <SearchResult
            key={`${hit.conversationId} ${hit.messageId}`}
            hit={hit}
            categoryName={categoryNames.get(hit.categoryId) ?? ''}
          />
        ))}
      </ul>
      {search.hasNextPage && (
        <Button className="mt-3" isPending={search.isFetchingNextPage} onClick={() => void search.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </div>
  );
}

function LoadingResults() {
  return (
    <output aria-label={t('loading')} className="block divide-y divide-line rounded-card border border-line bg-surface">
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index} className="flex flex-col gap-2 px-5 py-4">
          <Skeleton className="h-5 w-1/3" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-3 w-1/4" />
        </div>
      ))}
    </output>
  );
}
