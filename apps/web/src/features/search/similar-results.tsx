import { SearchX } from 'lucide-react';
import { Link } from 'react-router';
import { errorSentence } from '#lib/api-error.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LoadingResults } from './loading-results.tsx';
import { useSimilarConversations } from './search.api.ts';
import { SearchResult } from './search-result.tsx';
import type { SearchCategories } from './search-categories.ts';
import { t } from './search.messages.ts';

export interface SimilarResultsProps {
  conversationId: string;
  /** Undefined if unknown, as after a reload. */
  title: string | undefined;
  categories: SearchCategories;
}

/** The conversations that are most similar in meaning to the given one. */
export function SimilarResults({ conversationId, title, categories }: SimilarResultsProps) {
  const similar = useSimilarConversations(conversationId);
  if (similar.isError) {
    return (
      <ErrorState
        title={errorSentence(similar.error, t('failed'))}
        retryLabel={t('retry')}
        onRetry={() => void similar.refetch()}
      />
    );
  }
  if (similar.data === undefined) return <LoadingResults />;
  return (
    <section aria-labelledby="similar">
      <h2 id="similar" className="mb-3 text-ui text-muted">
        {t('likeThis')}{' '}
        <Link
          to={`/conversation-chat/${conversationId}`}
          className="font-medium text-accent-text underline underline-offset-2"
        >
          {title === undefined ? t('thisConversation') : title === '' ? t('untitled') : title}
        </Link>
      </h2>
      {similar.data.length === 0 ? (
        <EmptyState icon={<SearchX />} title={t('noSimilar')} description={t('noSimilarText')} />
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-panel">
          {similar.data.map((hit) => (
            <SearchResult key={hit.conversationId} hit={hit} category={categories.get(hit.categoryId)} />
          ))}
        </ul>
      )}
    </section>
  );
}
