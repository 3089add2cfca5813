import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Page } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { showToast } from '#ui/toast-store.ts';
import { TrashList } from './trash-list.tsx';
import { useEmptyTrash, useTrash } from './trash.api.ts';
import { t } from './trash.messages.ts';

/** Deleted items that can be restored. */
export function TrashPage() {
  const trash = useTrash();
  const items = trash.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Page>
      <PageHeader title={t('title')} explanation={t('summary')} actions={items.length > 0 && <EmptyTrash />} />
      {trash.isError && trash.data === undefined ? (
        <ErrorState title={t('failed')} retryLabel={t('retry')} onRetry={() => void trash.refetch()} />
      ) : trash.data === undefined ? (
        <LoadingTrash />
      ) : items.length === 0 ? (
        <EmptyState icon={<Trash2 />} title={t('empty')} description={t('emptyText')} />
      ) : (
        <TrashList items={items} />
      )}
      {trash.hasNextPage && (
        <Button className="mt-3" isPending={trash.isFetchingNextPage} onClick={() => void trash.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </Page>
  );
}

function EmptyTrash() {
  const [isConfirming, setConfirming] = useState(false);
  const empty = useEmptyTrash();
  return (
    <>
      <Button onClick={() => setConfirming(true)}>
        <Trash2 aria-hidden />
        {t('emptyAction')}
      </Button>
      <ConfirmDialog
        isOpen={isConfirming}
        onOpenChange={setConfirming}
        title={t('emptyTitle')}
        description={t('emptyConfirmText')}
        confirmLabel={t('emptyAction')}
        cancelLabel={t('cancel')}
        isDestructive
        isPending={empty.isPending}
        onConfirm={() =>
          empty.mutate(undefined, {
            onSuccess: () => {
              setConfirming(false);
              showToast({ title: t('emptied'), tone: 'success' });
            },
          })
        }
      />
    </>
  );
}

function LoadingTrash() {
  return (
    <output
      aria-label={t('loading')}
      className="mt-9 block divide-y divide-line rounded-card border border-line bg-panel"
    >
      {Array.from({ length: 5 }, (_, index) => (
        <div key={index} className="flex h-15.5 flex-col justify-center gap-2 px-4">
          <Skeleton className="h-4 w-1/3" />
          <Skeleton className="h-3 w-1/5" />
        </div>
      ))}
    </output>
  );
}
