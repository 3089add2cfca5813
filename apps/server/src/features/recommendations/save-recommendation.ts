import type { Tx } from '#db/database.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import { insertRecommendations } from './recommendations.repository.ts';

export interface RecommendationDraft {
  title: string;
  description: string;
  /** Null when the source is unknown. */
  conversationId: string | null;
  messageId: string | null;
}

export type SaveRecommendation = ReturnType<typeof createSaveRecommendation>;

/** Stores what the person approved in a chat, with its source. Returns the new recommendation's id. */
export function createSaveRecommendation({ clock, newId }: { clock: Clock; newId: NewId }) {
  return async (
    { tx, userId }: { tx: Tx; userId: string },
    { title, description, conversationId, messageId }: RecommendationDraft,
  ): Promise<string> => {
    const id = newId();
    const createdAt = clock.now();
    const at = createdAt.toISOString();
    const sources =
      conversationId === null ? [] : [{ kind: 'conversation' as const, id: conversationId, messageId, at }];
    await insertRecommendations(tx, userId, [
      {
        id,
        rule: 'saved',
        title,
        description,
        why: conversationId === null ? 'You saved this.' : 'You saved this from a conversation.',
        priority: 'medium',
        actionType: 'planning',
        sources,
        createdAt,
      },
    ]);
    return id;
  };
}
