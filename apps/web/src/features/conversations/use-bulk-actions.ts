import type { BulkBody, BulkKind } from '@app/contract/bulk-acts';
import { showToast } from '#ui/toast-store.ts';
import { useBulkChange, useBulkUndo } from './bulk-actions.api.ts';
import type { MoveTarget } from './use-conversation-actions.ts';
import { t } from './conversations.messages.ts';

const successTitles = {
  archive: 'bulkArchived',
  unarchive: 'bulkUnarchived',
  delete: 'bulkDeleted',
  move: 'bulkMoved',
} as const satisfies Record<BulkKind, string>;

/** The actions on many conversations: immediate, with one undo. */
export function useBulkActions() {
  const mutation = useBulkChange();
  const undo = useBulkUndo();

  const change = (body: BulkBody, category = '') => {
    mutation.mutate(body, {
      onSuccess: ({ actId, changed }) => {
        if (actId === null) return showToast({ title: t('bulkNothing') });
        return showToast({
          title: t(successTitles[body.kind], { count: changed, category }),
          ...(body.kind === 'delete' && { description: t('bulkDeletedText') }),
          action: { label: t('undo'), onSelect: () => undo.mutate(actId) },
        });
      },
    });
  };

  return {
    change: (ids: string[], kind: Exclude<BulkKind, 'move'>) => change({ ids, kind }),
    move: (ids: string[], { categoryId, categoryName, subcategoryId }: MoveTarget) =>
      change({ ids, kind: 'move', categoryId, subcategoryId }, categoryName),
  };
}
