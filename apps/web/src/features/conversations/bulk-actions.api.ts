import { type BulkBody, changeConversations, undoBulkAct } from '@app/contract/bulk-acts';
import { listCategories } from '@app/contract/categories';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '#lib/api.ts';
import { endpointKey } from '#lib/query-client.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { listsKey, removeFromLists } from './cached-lists.ts';
import { t } from './conversations.messages.ts';

/** Changes many conversations. Removes them from the cached lists at once, and refetches the lists afterwards. */
export function useBulkChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BulkBody) => callEndpoint(changeConversations, { body }),
    onMutate: async ({ ids }) => {
      await client.cancelQueries({ queryKey: listsKey });
      for (const id of ids) removeFromLists(client, id);
    },
    onSettled: () => refreshAll(client),
    failureToast: t('bulkFailed'),
  });
}

export function useBulkUndo() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callEndpoint(undoBulkAct, { params: { id } }),
    onSettled: () => refreshAll(client),
    failureToast: t('bulkFailed'),
  });
}

async function refreshAll(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: ['/api', 'conversations'] }),
    client.invalidateQueries({ queryKey: endpointKey(listCategories) }),
    client.invalidateQueries({ queryKey: ['/api', 'trash'] }),
    client.invalidateQueries({ queryKey: ['/api', 'search'] }),
  ]);
}
