import type { Category } from '@app/contract/categories';
import { Link } from 'react-router';
import { formatDate, formatExact } from '#lib/dates.ts';
import { useViewer } from '#lib/viewer.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { sourceName } from './format-trend.ts';
import { usePointConversations } from './trends.api.ts';
import { t } from './trends.messages.ts';
import type { TrendsUrlState } from './use-trends-url-state.ts';

export interface PointSheetProps {
  urlState: TrendsUrlState;
  categories: readonly Category[];
}

/** Lists the conversations that are counted in the point of a chart that the user opened. */
export function PointSheet({ urlState: { point, closePoint }, categories }: PointSheetProps) {
  const category = categories.find(({ id }) => id === point?.query.categoryId)?.name;
  return (
    <Sheet
      isOpen={point !== undefined}
      onOpenChange={(isOpen) => !isOpen && closePoint()}
      title={<span className="line-clamp-2">{point?.name ?? category ?? t('conversations')}</span>}
      closeLabel={t('close')}
    >
      {point !== undefined && <PointList query={point.query} categories={categories} />}
    </Sheet>
  );
}

interface PointListProps {
  query: NonNullable<TrendsUrlState['point']>['query'];
  categories: readonly Category[];
}

function PointList({ query, categories }: PointListProps) {
  const { timeZone } = useViewer();
  const pages = usePointConversations(query);
  const conversations = pages.data?.pages.flatMap(({ items }) => items);
  const categoryNames = new Map(categories.map(({ id, name }) => [id, name]));
  if (conversations === undefined && pages.isError) {
    return <ErrorState title={t('pointFailed')} retryLabel={t('tryAgain')} onRetry={() => void pages.refetch()} />;
  }
  if (conversations === undefined) {
    return (
      <output aria-label={t('pointLoading')} className="flex flex-col gap-3 p-4">
        {Array.from({ length: 5 }, (_, index) => (
          <Skeleton key={index} className="h-11" />
        ))}
      </output>
    );
  }
  if (conversations.length === 0) return <p className="p-6 text-center text-ui text-muted">{t('pointEmpty')}</p>;
  return (
    <>
      <ul className="divide-y divide-line">
        {conversations.map(({ conversationId, title, categoryId, source, createdAt }) => (
          <li key={conversationId}>
            <Link to={`/conversation-chat/${conversationId}`} className="block px-4 py-3 hover:bg-hover">
              <span className="line-clamp-2 text-ui font-medium">{title === '' ? t('untitled') : title}</span>
              <span className="mt-0.5 flex flex-wrap gap-x-3 text-small text-muted">
                <time dateTime={createdAt} title={formatExact(createdAt, timeZone)}>
                  {formatDate(createdAt, timeZone)}
                </time>
                <span>{categoryNames.get(categoryId)}</span>
                {source !== 'chat' && <span>{sourceName(source)}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {pages.hasNextPage && (
        <div className="p-4 text-center">
          <Button isPending={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  );
}
