import type { Tx } from '#db/database.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import { insertRecommendations } from './recommendations.repository.ts';

export interface RecommendationDraft {
  title: string;
  description: string;
  conversationId: string;
  messageId: string | null;
}

export type KeepRecommendation = ReturnType<typeof createRecommendationKeeper>;

/** Keeps what the person approved in a chat, with its source. Returns the new recommendation's id. */
export function createRecommendationKeeper({ clock, newId }: { clock: Clock; newId: NewId }) {
  return async (
    { tx, userId }: { tx: Tx; userId: string },
    { title, description, conversationId, messageId }: RecommendationDraft,
  ): Promise<string> => {
    const id = newId();
    const createdAt = clock.now();
    const source = { kind: 'conversation' as const, id: conversationId, messageId, at: createdAt.toISOString() };
    await insertRecommendations(tx, userId, [
      {
        id,
        rule: 'saved',
        title,
        description,
        why: 'You saved this from a conversation.',
        priority: 'medium',
        actionType: 'planning',
        sources: [source],
        createdAt,
      },
    ]);
    return id;
  };
}
