import { listCategories } from '@app/contract/categories';
import {
  type ConversationSummary,
  deleteConversation,
  getConversation,
  type UpdateConversationBody,
  updateConversation,
} from '@app/contract/conversations';
import { restoreTrashItem } from '@app/contract/trash';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '#lib/api.ts';
import { endpointKey } from '#lib/query-client.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { changeInLists, listsKey, removeFromLists } from './cached-lists.ts';
import { t } from './conversations.messages.ts';

/** A conversation's id, category and subcategory. */
export type CategorisedConversation = Pick<ConversationSummary, 'id' | 'categoryId' | 'subcategory'>;

export interface ConversationChange {
  conversation: CategorisedConversation;
  change: UpdateConversationBody;
}

/** Renames, moves, pins or archives a conversation. The cached lists change at once and are refetched afterwards. */
export function useUpdateConversation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ conversation, change }: ConversationChange) =>
      callEndpoint(updateConversation, { params: { id: conversation.id }, body: change }),
    onMutate: async ({ conversation, change }) => {
      await client.cancelQueries({ queryKey: listsKey });
      const isLeavingList = change.categoryId !== undefined || change.isArchived !== undefined;
      if (isLeavingList) removeFromLists(client, conversation.id);
      else changeInLists(client, conversation.id, change);
    },
    onSettled: (_response, _error, { conversation }) => refreshConversation(client, conversation.id),
    failureToast: t('changeFailed'),
  });
}

export function useDeleteConversation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Pick<ConversationSummary, 'id'>) => callEndpoint(deleteConversation, { params: { id } }),
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey: listsKey });
      removeFromLists(client, id);
    },
    onSettled: (_response, _error, { id }) => refreshConversation(client, id),
    failureToast: t('deleteFailed'),
  });
}

/** The undo of a deletion. */
export function useRestoreConversation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callEndpoint(restoreTrashItem, { params: { type: 'conversation', id } }),
    onSuccess: (_response, id) => refreshConversation(client, id),
    failureToast: t('changeFailed'),
  });
}

/**
 * Refetches all lists, the category counts and this conversation, but no other conversation's content: the key of a
 * single conversation has three parts, and the last one is the conversation's id.
 */
async function refreshConversation(client: QueryClient, id: string): Promise<void> {
  const conversationKey = endpointKey(getConversation, { params: { id } });
  await Promise.all([
    client.invalidateQueries({
      queryKey: ['/api', 'conversations'],
      predicate: ({ queryKey }) =>
        queryKey.length !== conversationKey.length || typeof queryKey[2] !== 'string' || queryKey[2] === id,
    }),
    client.invalidateQueries({ queryKey: endpointKey(listCategories) }),
    client.invalidateQueries({ queryKey: ['/api', 'trash'] }),
    client.invalidateQueries({ queryKey: ['/api', 'search'] }),
  ]);
}
