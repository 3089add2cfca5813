import { listModels } from '@app/contract/models';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { getConversation, updateConversation, type ConversationDetail } from '@app/contract/conversations';
import { getSubscriptionStatus } from '@app/contract/subscription';
import { listDocuments } from '@app/contract/documents';
import { limitState } from '@app/contract/usage';
import { callEndpoint } from '#lib/api.ts';
import { dispatchAppEvent } from '#lib/app-events.ts';
import { endpointKey, endpointQuery } from '#lib/query-client.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { t } from './chat.messages.ts';
import { useIsOwnModelChosen } from './chosen-model.ts';

/** A conversation, refetched whenever a screen opens it. A null id disables the query. */
export function useConversation(id: string | null) {
  const query = endpointQuery(getConversation, { params: { id: id ?? '' } });
  return useQuery({ ...query, enabled: id !== null, staleTime: 0, gcTime: 0 });
}

export function loadConversation(id: string): Promise<ConversationDetail> {
  return callEndpoint(getConversation, { params: { id } });
}

/** Whether the month's AI chats are used up and a reply of the chosen model counts as one. False while unknown. */
export function useIsChatLocked(): boolean {
  const status = useQuery(endpointQuery(getSubscriptionStatus)).data;
  const isOwnModel = useIsOwnModelChosen();
  return !isOwnModel && status !== undefined && limitState(status.limits, status.usage) === 'reached';
}

/**
 * Refreshes everything that a turn changes on other screens. The usage is refreshed here; the event `refreshCategories`
 * makes the lists and the categories refresh themselves.
 */
export async function refreshAfterTurn(client: QueryClient): Promise<void> {
  dispatchAppEvent('refreshCategories');
  await refreshUsage(client);
}

/** Reloads the list of documents. A question with files adds documents to it. */
export function refreshDocuments(client: QueryClient, conversationId: string): Promise<void> {
  return client.invalidateQueries({ queryKey: endpointKey(listDocuments, { params: { id: conversationId } }) });
}

/** Reloads what a reply has used up: AI chats of the month, and replies of a shared model. */
export async function refreshUsage(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: ['/api', 'subscription'] }),
    client.invalidateQueries({ queryKey: endpointKey(listModels) }),
  ]);
}

export function useStoreShownBranch(conversationId: string | null) {
  return useMutation({
    mutationFn: (activeLeafId: string) =>
      callEndpoint(updateConversation, { params: { id: conversationId ?? '' }, body: { activeLeafId } }),
    // The lists show a preview of the active branch.
    onSuccess: () => dispatchAppEvent('refreshCategories'),
    failureToast: () => ({ description: t('branchFailed') }),
  });
}
