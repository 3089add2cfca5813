import type { LearningCard } from '@app/contract/learning';

/** The cards of one deck next to each other, so that a subject is decided at a time; the decks of the latest cards first. */
export function groupByDeck(cards: readonly LearningCard[]): LearningCard[] {
  return [...Map.groupBy(cards, ({ deckId }) => deckId).values()].flat();
}

/** Whether a card is the first of its deck in a list, and so has the deck's name above it. */
export const startsDeck = (cards: readonly LearningCard[], index: number): boolean =>
  cards[index]?.deckId !== cards[index - 1]?.deckId;
