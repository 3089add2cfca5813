import { getCategory, listCategories } from '@app/contract/categories';
import {
  acceptSubcategoryProposal,
  declineSubcategoryProposal,
  findSubcategoryProposals,
  listSubcategoryProposals,
  type SubcategoryProposal,
} from '@app/contract/sorting';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '#lib/api.ts';
import { useAppEvent } from '#lib/app-events.ts';
import { endpointKey, endpointQuery } from '#lib/query-client.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { t } from './sorting.messages.ts';

const listKey = endpointKey(listSubcategoryProposals);

/** The proposed subcategories of all categories. */
export function useProposals() {
  const client = useQueryClient();
  useAppEvent('refreshCategories', () => void client.invalidateQueries({ queryKey: listKey }));
  return useQuery({ ...endpointQuery(listSubcategoryProposals), staleTime: 0 });
}

export function useFindProposals(categoryId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callEndpoint(findSubcategoryProposals, { params: { id: categoryId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: listKey }),
    failureToast: t('findFailed'),
  });
}

/** Optimistic; refetched on failure. */
export function useAcceptProposal() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: SubcategoryProposal) => callEndpoint(acceptSubcategoryProposal, { params: { id } }),
    onMutate: ({ id }) => removeFromList(client, id),
    onSettled: (_response, _error, { categoryId }) => refreshCategory(client, categoryId),
    failureToast: t('proposalFailed'),
  });
}

export function useDeclineProposal() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: SubcategoryProposal) => callEndpoint(declineSubcategoryProposal, { params: { id } }),
    onMutate: ({ id }) => removeFromList(client, id),
    onError: () => client.invalidateQueries({ queryKey: listKey }),
    failureToast: t('proposalFailed'),
  });
}

function removeFromList(client: QueryClient, id: string): void {
  client.setQueryData<SubcategoryProposal[]>(listKey, (proposals) =>
    proposals?.filter((proposal) => proposal.id !== id),
  );
}

async function refreshCategory(client: QueryClient, categoryId: string): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: listKey }),
    client.invalidateQueries({ queryKey: endpointKey(listCategories) }),
    client.invalidateQueries({ queryKey: endpointKey(getCategory, { params: { id: categoryId } }) }),
    client.invalidateQueries({ queryKey: ['/api', 'conversations'] }),
  ]);
}
