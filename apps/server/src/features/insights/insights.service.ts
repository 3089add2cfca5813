import type { Tx } from '#db/database.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import { insertRecommendation } from './insights.repository.ts';

export interface RecommendationDraft {
  title: string;
  description: string;
  conversationId: string;
  messageId: string | null;
}

export type InsightsService = ReturnType<typeof createInsightsService>;

export function createInsightsService({ clock, newId }: { clock: Clock; newId: NewId }) {
  return {
    /** Keeps what the person approved in a chat, with its source. Returns the new recommendation's id. */
    keepRecommendation: async (
      { tx, userId }: { tx: Tx; userId: string },
      { title, description, conversationId, messageId }: RecommendationDraft,
    ): Promise<string> => {
      const id = newId();
      const sources = [messageId === null ? { conversationId } : { conversationId, messageId }];
      const kind = { priority: 'medium', actionType: 'planning' } as const;
      await insertRecommendation(tx, userId, { id, title, description, ...kind, sources, createdAt: clock.now() });
      return id;
    },
  };
}
