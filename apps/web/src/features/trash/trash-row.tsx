import type { TrashItem } from '@app/contract/trash';
import { Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { daysBetween, formatAge, formatExact } from '#lib/dates.ts';
import { useNow } from '#lib/use-now.ts';
import { useViewer } from '#lib/viewer.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { showToast } from '#ui/toast-store.ts';
import { useDeletePermanently, useRestoreFromTrash } from './trash.api.ts';
import { t } from './trash.messages.ts';

export function TrashRow({ item, rowId }: { item: TrashItem; rowId: string }) {
  const { timeZone } = useViewer();
  const now = useNow();
  const [isConfirming, setConfirming] = useState(false);
  const restore = useRestoreFromTrash();
  const title = item.title === '' ? t('untitled') : item.title;
  const age = formatAge(item.deletedAt, now, timeZone);
  return (
    <li data-row={rowId} className="flex min-h-15 scroll-my-4 items-center gap-2 px-4 py-2 focus-within:bg-sunken">
      <div className="min-w-0 flex-1">
        <p className="truncate text-ui font-medium">{title}</p>
        <p className="tabular mt-0.5 text-small text-muted">
          {item.type !== 'conversation' && `${t('kind', { type: item.type })} · `}
          <time dateTime={item.deletedAt} title={formatExact(item.deletedAt, timeZone)}>
            {item.reason === 'deleted' ? t('deletedAt', { age }) : t('undoneAt', { age })}
          </time>
          {' · '}
          <time dateTime={item.expiresAt} title={formatExact(item.expiresAt, timeZone)}>
            {t('daysLeft', { days: Math.max(0, daysBetween(now, item.expiresAt, timeZone)) })}
          </time>
        </p>
      </div>
      <Button
        data-row-main
        size="small"
        aria-label={t('restoreNamed', { title })}
        isPending={restore.isPending}
        onClick={() => restore.mutate(item)}
      >
        <Undo2 aria-hidden />
        {t('restore')}
      </Button>
      <IconButton
        label={t('deleteNamed', { title })}
        icon={<Trash2 aria-hidden />}
        className="pointer-coarse:size-11"
        onClick={() => setConfirming(true)}
      />
      {isConfirming && <DeleteDialog item={item} title={title} onClose={() => setConfirming(false)} />}
    </li>
  );
}

function DeleteDialog({ item, title, onClose }: { item: TrashItem; title: string; onClose: () => void }) {
  const remove = useDeletePermanently();
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={t('deleteTitle', { title })}
      description={t('deleteText', { type: item.type })}
      confirmLabel={t('delete')}
      cancelLabel={t('cancel')}
      isDestructive
      isPending={remove.isPending}
      onConfirm={() =>
        remove.mutate(item, {
          onSuccess: () => showToast({ title: t('deleted'), tone: 'success' }),
          onSuccessIfMounted: onClose,
        })
      }
    />
  );
}
