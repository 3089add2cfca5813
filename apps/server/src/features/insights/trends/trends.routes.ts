import { getTrends, listTrendConversations } from '@app/contract/trends';
import { nextPageLink } from '#platform/http/page-link.ts';
import type { Mount } from '#platform/http/route.ts';
import type { TrendsService } from './trends.service.ts';

export interface TrendRouteDependencies {
  trends: TrendsService;
  isPremium: (userId: string) => Promise<boolean>;
}

export function registerTrendRoutes(mount: Mount, { trends, isPremium }: TrendRouteDependencies): void {
  mount(getTrends, async ({ userId, query }) => trends.getTrends(userId, query, await isPremium(userId)));
  mount(listTrendConversations, async ({ userId, query, reply }) => {
    const { conversations, next } = await trends.listConversations(userId, query);
    if (next !== undefined) reply.header('link', nextPageLink('/api/trends/conversations', query, next));
    return conversations;
  });
}
