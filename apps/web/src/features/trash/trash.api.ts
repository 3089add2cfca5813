import { deleteTrashItems, emptyTrash, listTrash, restoreTrashItems, type TrashItem } from '@app/contract/trash';
import { type QueryClient, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint, callPage } from '#lib/api.ts';
import { dispatchAppEvent } from '#lib/app-events.ts';
import { endpointKey } from '#lib/query-client.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { t } from './trash.messages.ts';

const trashKey = endpointKey(listTrash);

/** Deleted items, newest first, page by page. */
export function useTrash() {
  return useInfiniteQuery({
    queryKey: [...trashKey, { limit: 50 }],
    queryFn: ({ pageParam, signal }) => callPage(listTrash, { query: { limit: 50, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // Every screen can add items to the trash.
    staleTime: 0,
  });
}

type ItemKey = Pick<TrashItem, 'type' | 'id'>;
const toKey = ({ type, id }: ItemKey): ItemKey => ({ type, id });

export function useRestoreFromTrash() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (items: readonly ItemKey[]) => callEndpoint(restoreTrashItems, { body: { items: items.map(toKey) } }),
    onSuccess: () => refreshAll(client),
    failureToast: t('restoreFailed'),
  });
}

export function useDeletePermanently() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (items: readonly ItemKey[]) => callEndpoint(deleteTrashItems, { body: { items: items.map(toKey) } }),
    onSuccess: () => client.invalidateQueries({ queryKey: trashKey }),
    failureToast: t('deleteFailed'),
  });
}

export function useEmptyTrash() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callEndpoint(emptyTrash),
    onSuccess: () => client.invalidateQueries({ queryKey: trashKey }),
    failureToast: t('emptyFailed'),
  });
}

/** A restored item appears again in lists, counts, search and statistics. */
async function refreshAll(client: QueryClient): Promise<void> {
  dispatchAppEvent('refreshCategories');
  dispatchAppEvent('refreshSchedule');
  const segments = [
    'trash',
    'categories',
    'conversations',
    'search',
    'user',
    'templates',
    'learning',
    'events',
    'tasks',
    'goals',
    'reminders',
    'schedule',
  ];
  await Promise.all(segments.map((segment) => client.invalidateQueries({ queryKey: ['/api', segment] })));
}
