import type { LearningCard } from '@app/contract/learning';
import type { LearningNote } from '@app/contract/learning-decks';
import type { ShownCard } from './cards.repository.ts';
import type { NoteRow } from './sources.repository.ts';

export function toCard({ card, deckName, sourceTitle }: ShownCard): LearningCard {
  const { conversationId, messageId } = card;
  const source =
    conversationId !== null && messageId !== null && sourceTitle !== null
      ? { conversationId, messageId, title: sourceTitle }
      : null;
  return {
    id: card.id,
    deckId: card.deckId,
    deckName,
    front: card.front,
    back: card.back,
    tags: card.tags,
    reviewCount: card.reviewCount,
    dueAt: card.dueAt?.toISOString() ?? null,
    source,
    isSourceGone: conversationId !== null && source === null,
    ...(card.proposedBy !== null && { proposedBy: card.proposedBy }),
  };
}

export function toNote({ conversationId, title, note }: NoteRow): LearningNote {
  return { conversationId, title, sentences: note };
}
