import { listCategories } from '@app/contract/categories';
import {
  type ConversationSummary,
  deleteConversation,
  getConversation,
  listCategoryConversations,
  listConversations,
  listSubcategoryConversations,
  type UpdateConversationBody,
  updateConversation,
} from '@app/contract/conversations';
import { restoreTrashItem } from '@app/contract/trash';
import { type QueryClient, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint, callPage, type ListPage } from '#lib/api.ts';
import { useAppEvent } from '#lib/app-events.ts';
import { endpointKey, endpointQuery } from '#lib/query-client.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { changeInLists, listsKey, removeFromLists } from './cached-lists.ts';
import { t } from './conversations.messages.ts';

const pageSize = 50;

export interface ConversationListScope {
  categoryId: string;
  subcategoryId?: string | undefined;
  q: string;
  isArchived: boolean;
}

/** A category's or subcategory's conversations, newest first, a page at a time. */
export function useConversationList({ categoryId, subcategoryId, q, isArchived }: ConversationListScope) {
  const client = useQueryClient();
  useAppEvent('refreshCategories', () => void client.invalidateQueries({ queryKey: listsKey }));
  const filters = { limit: pageSize, ...(q !== '' && { q }), ...(isArchived && { archived: true }) };
  return useInfiniteQuery({
    queryKey:
      subcategoryId === undefined
        ? endpointKey(listCategoryConversations, { params: { categoryId }, query: filters })
        : endpointKey(listSubcategoryConversations, { params: { categoryId, subcategoryId }, query: filters }),
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...filters, cursor: pageParam };
      const page =
        subcategoryId === undefined
          ? await callPage(listCategoryConversations, { params: { categoryId }, query, signal })
          : await callPage(listSubcategoryConversations, { params: { categoryId, subcategoryId }, query, signal });
      // With a limit the server answers with summaries.
      return page as ListPage<ConversationSummary[]>;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // Shown from the cache when the list is opened again, and refetched in the background.
    staleTime: 0,
  });
}

/** For the sidebar: pinned conversations, and the latest others. */
export function useRecentConversations() {
  const client = useQueryClient();
  const recentsKey = endpointKey(listConversations);
  useAppEvent('refreshCategories', () => {
    void client.invalidateQueries({
      queryKey: recentsKey,
      predicate: ({ queryKey }) => typeof queryKey[2] === 'object',
    });
  });
  const pinned = useQuery(endpointQuery(listConversations, { query: { limit: 20, pinned: true } }));
  const recent = useQuery(endpointQuery(listConversations, { query: { limit: 12, pinned: false } }));
  return { pinned, recent };
}

/** A conversation's id and where it is filed. */
export type FiledConversation = Pick<ConversationSummary, 'id' | 'categoryId' | 'subcategory'>;

export interface ConversationChange {
  conversation: FiledConversation;
  change: UpdateConversationBody;
}

/** Renames, moves, pins or archives; optimistic, refetched afterwards. */
export function useUpdateConversation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ conversation, change }: ConversationChange) =>
      callEndpoint(updateConversation, { params: { id: conversation.id }, body: change }),
    onMutate: async ({ conversation, change }) => {
      await client.cancelQueries({ queryKey: listsKey });
      const isLeaving = change.categoryId !== undefined || change.isArchived !== undefined;
      if (isLeaving) removeFromLists(client, conversation.id);
      else changeInLists(client, conversation.id, change);
    },
    onSettled: (_answer, _error, { conversation }) => refreshConversation(client, conversation.id),
    failureToast: t('changeFailed'),
  });
}

export function useDeleteConversation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: ConversationSummary) => callEndpoint(deleteConversation, { params: { id } }),
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey: listsKey });
      removeFromLists(client, id);
    },
    onSettled: (_answer, _error, { id }) => refreshConversation(client, id),
    failureToast: t('deleteFailed'),
  });
}

/** The undo of a deletion. */
export function useRestoreConversation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callEndpoint(restoreTrashItem, { params: { type: 'conversation', id } }),
    onSuccess: (_nothing, id) => refreshConversation(client, id),
    failureToast: t('changeFailed'),
  });
}

/** Refetches all lists and recents, category counts, and this conversation, but no other conversation's content. */
async function refreshConversation(client: QueryClient, id: string): Promise<void> {
  const own = endpointKey(getConversation, { params: { id } });
  await Promise.all([
    client.invalidateQueries({
      queryKey: ['/api', 'conversations'],
      predicate: ({ queryKey }) =>
        queryKey.length !== own.length || typeof queryKey[2] !== 'string' || queryKey[2] === id,
    }),
    client.invalidateQueries({ queryKey: endpointKey(listCategories) }),
    client.invalidateQueries({ queryKey: ['/api', 'trash'] }),
    client.invalidateQueries({ queryKey: ['/api', 'search'] }),
  ]);
}
