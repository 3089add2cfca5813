import { deleteShare, exportConversation, getShare, getSharedPage, listShares, putShare } from '@app/contract/sharing';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint, endpointUrl } from '#lib/api.ts';
import { endpointKey, endpointQuery } from '#lib/query-client.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { t } from './sharing.messages.ts';

/** The public link of a conversation. */
export function useShare(id: string, isEnabled: boolean) {
  return useQuery({ ...endpointQuery(getShare, { params: { id } }), enabled: isEnabled });
}

export function useShareActions(id: string) {
  const client = useQueryClient();
  const onSuccess = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: endpointKey(getShare, { params: { id } }) }),
      client.invalidateQueries({ queryKey: endpointKey(listShares) }),
    ]);
  const share = useMutation({
    mutationFn: (isLive: boolean) => callEndpoint(putShare, { params: { id }, body: { isLive } }),
    onSuccess,
    failureToast: t('changeFailed'),
  });
  const revoke = useMutation({
    mutationFn: () => callEndpoint(deleteShare, { params: { id } }),
    onSuccess,
    failureToast: t('changeFailed'),
  });
  return { share, revoke };
}

/** Every conversation that has a public link. */
export function useShares() {
  return useQuery({ ...endpointQuery(listShares), staleTime: 0 });
}

/** A shared conversation. */
export function useSharedPage(token: string) {
  return useQuery({ ...endpointQuery(getSharedPage, { params: { token } }), staleTime: 0 });
}

export type Branches = 'active' | 'all';

/** A conversation as Markdown. */
export async function loadMarkdown(id: string, branches: Branches): Promise<string> {
  const file = await callEndpoint(exportConversation, { params: { id }, query: { branches } });
  return (file as Blob).text();
}

export function useMarkdown(id: string, branches: Branches) {
  return useQuery({
    queryKey: endpointKey(exportConversation, { params: { id }, query: { branches } }),
    queryFn: () => loadMarkdown(id, branches),
    staleTime: 0,
  });
}

/** The download URL; the server names the file. */
export function exportUrl(id: string, format: 'markdown' | 'json'): string {
  return endpointUrl(exportConversation, { id }, { format, branches: 'all' });
}
