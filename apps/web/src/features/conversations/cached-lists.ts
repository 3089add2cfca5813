// Optimistic updates of the cached conversation lists.
import type { ConversationSummary, UpdateConversationBody } from '@app/contract/conversations';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { ListPage } from '#lib/api.ts';

/** The key prefix of every category and subcategory list. */
export const listsKey = ['/api', 'conversations', 'category'] as const;

type CachedList = InfiniteData<ListPage<ConversationSummary[]>, string | undefined>;

export function changeInLists(client: QueryClient, id: string, change: UpdateConversationBody): void {
  const { title, isPinned } = change;
  updateCachedLists(client, (items) =>
    items.map((item) =>
      item.id === id
        ? { ...item, ...(title !== undefined && { title }), ...(isPinned !== undefined && { isPinned }) }
        : item,
    ),
  );
}

export function removeFromLists(client: QueryClient, id: string): void {
  updateCachedLists(client, (items) => items.filter((item) => item.id !== id));
}

function updateCachedLists(client: QueryClient, change: (items: ConversationSummary[]) => ConversationSummary[]): void {
  client.setQueriesData<CachedList>({ queryKey: listsKey }, (list) =>
    list === undefined
      ? undefined
      : { ...list, pages: list.pages.map((page) => ({ ...page, items: change(page.items) })) },
  );
}
