import { listCategories } from '@app/contract/categories';
import {
  acceptCategoryProposal,
  type CategoryProposal,
  declineCategoryProposal,
  listCategoryProposals,
} from '@app/contract/category-proposals';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '#lib/api.ts';
import { useAppEvent } from '#lib/app-events.ts';
import { endpointKey, endpointQuery } from '#lib/query-client.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { t } from './sorting.messages.ts';

const listKey = endpointKey(listCategoryProposals);

/** The ready-made categories that are offered. */
export function useCategoryProposals() {
  const client = useQueryClient();
  useAppEvent('refreshCategories', () => void client.invalidateQueries({ queryKey: listKey }));
  return useQuery({ ...endpointQuery(listCategoryProposals), staleTime: 0 });
}

/** Optimistic. Accepting changes other lists too, so all are refetched in the end. */
export function useAcceptCategory() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: CategoryProposal) => callEndpoint(acceptCategoryProposal, { params: { id } }),
    onMutate: ({ id }) => removeFromList(client, id),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: listKey }),
        client.invalidateQueries({ queryKey: endpointKey(listCategories) }),
        client.invalidateQueries({ queryKey: ['/api', 'review'] }),
        client.invalidateQueries({ queryKey: ['/api', 'conversations'] }),
      ]),
    failureToast: t('categoryFailed'),
  });
}

/** Optimistic; refetched on failure. */
export function useDeclineCategory() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: CategoryProposal) => callEndpoint(declineCategoryProposal, { params: { id } }),
    onMutate: ({ id }) => removeFromList(client, id),
    onError: () => client.invalidateQueries({ queryKey: listKey }),
    failureToast: t('categoryFailed'),
  });
}

function removeFromList(client: QueryClient, id: string): void {
  client.setQueryData<CategoryProposal[]>(listKey, (proposals) => proposals?.filter((proposal) => proposal.id !== id));
}
