import type { LearningCard } from '@app/contract/learning';

/** Sorts cards by deck, so that people decide about one subject at a time. The deck with the latest card is first. */
export function groupByDeck(cards: readonly LearningCard[]): LearningCard[] {
  return [...Map.groupBy(cards, ({ deckId }) => deckId).values()].flat();
}

/** Whether a card is the first of its deck in a list. The deck's name is shown above it. */
export const startsDeck = (cards: readonly LearningCard[], index: number): boolean =>
  cards[index]?.deckId !== cards[index - 1]?.deckId;
