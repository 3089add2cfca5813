import type { Import } from '@app/contract/imports';
import { useRef } from 'react';
import { useRowKeys } from '#lib/use-row-keys.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Page } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useImports, useLatestImports } from './imports.api.ts';
import { ImportDropZone } from './import-drop-zone.tsx';
import { ImportRow } from './import-row.tsx';
import { SampleOffer } from './sample-offer.tsx';
import { t } from './imports.messages.ts';

/** The page to start an import, with the history below. */
export function ImportsPage() {
  return (
    <Page>
      <PageHeader title={t('title')} explanation={t('summary')} />
      <ImportDropZone />
      <ImportHistory />
    </Page>
  );
}

function ImportHistory() {
  const imports = useImports();
  // Only the latest imports are polled; each of them replaces its older copy from the paged history.
  const latestImports = useLatestImports();
  const latest = new Map(latestImports.data?.map((record) => [record.id, record]));
  const records = imports.data?.pages.flatMap(({ items }) => items) ?? [];
  if (imports.isError) {
    return <ErrorState title={t('failed')} retryLabel={t('retry')} onRetry={() => void imports.refetch()} />;
  }
  if (imports.isPending || latestImports.isPending) return <LoadingHistory count={latestImports.data?.length ?? 0} />;
  if (records.length === 0) return <SampleOffer className="mt-6" />;
  return (
    <section className="mt-8" aria-labelledby="import-history">
      <h2 id="import-history" className="text-section">
        {t('history')}
      </h2>
      <ImportList records={records.map((record) => latest.get(record.id) ?? record)} />
      {imports.hasNextPage && (
        <Button className="mt-3" isPending={imports.isFetchingNextPage} onClick={() => void imports.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </section>
  );
}

/** A placeholder for each of the latest imports, so that the page hardly moves when the history arrives. */
function LoadingHistory({ count }: { count: number }) {
  return (
    <output aria-label={t('loading')} className="mt-8 block">
      {count > 0 && (
        <div className="mt-10 divide-y divide-line rounded-card border border-line bg-panel">
          {Array.from({ length: count }, (_, index) => (
            <div key={index} className="flex h-15 flex-col justify-center gap-2 px-4">
              <Skeleton className="h-4 w-1/3" />
              <Skeleton className="h-3 w-1/5" />
            </div>
          ))}
        </div>
      )}
    </output>
  );
}

function ImportList({ records }: { records: readonly Import[] }) {
  const list = useRef<HTMLUListElement>(null);
  useRowKeys({ list, ids: records.map(({ id }) => id) });
  return (
    <ul ref={list} className="mt-3 divide-y divide-line rounded-card border border-line bg-panel">
      {records.map((record) => (
        <ImportRow key={record.id} record={record} />
      ))}
    </ul>
  );
}
