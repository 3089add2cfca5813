import type { ReactNode } from 'react';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { t } from './operator.messages.ts';

interface Query<Data> {
  data: Data | undefined;
  isError: boolean;
  refetch: () => Promise<unknown>;
}

/** The same height while loading and after a failure, so that a second attempt does not move the content below. */
const heightClass = 'min-h-39 max-md:min-h-47';

/** Renders the data of a query, or its loading and error state. */
export function Loaded<Data>({ query, children }: { query: Query<Data>; children: (data: Data) => ReactNode }) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return (
      <ErrorState
        className={`${heightClass} py-4`}
        title={t('failed')}
        retryLabel={t('retry')}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return (
    <output aria-label={t('loading')} className="block">
      <Skeleton className={`${heightClass} w-full`} />
    </output>
  );
}

export const listClass = 'divide-y divide-line rounded-card border border-line bg-panel';

/** A line with a label and its value. */
export function FactRow({ label, value, isPart = false }: { label: ReactNode; value: ReactNode; isPart?: boolean }) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 px-4 py-2.5 text-ui">
      <span className={isPart ? 'pl-3 text-muted' : undefined}>{label}</span>
      <span className="tabular text-muted">{value}</span>
    </li>
  );
}
