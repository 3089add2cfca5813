import type { LearningDeck } from '@app/contract/learning';

export interface DeckGroup {
  category: NonNullable<LearningDeck['category']>;
  decks: LearningDeck[];
}

/** A category with fewer decks of single topics has no group; its only such deck is listed. */
const MIN_FOLDED = 2;

/** Groups the decks of single topics by category; decks of whole subjects and the user's own decks are listed. */
export function groupDecks(decks: readonly LearningDeck[]): { listed: LearningDeck[]; groups: DeckGroup[] } {
  const topicDecks = decks.filter(({ isTopic, isSubject }) => isTopic && !isSubject);
  const groups = [...Map.groupBy(topicDecks, ({ category }) => category?.id).values()].flatMap(
    (grouped): DeckGroup[] => {
      const category = grouped[0]?.category ?? null;
      return category !== null && grouped.length >= MIN_FOLDED ? [{ category, decks: grouped }] : [];
    },
  );
  const folded = new Set(groups.flatMap(({ decks: grouped }) => grouped));
  return { listed: decks.filter((deck) => !folded.has(deck)), groups };
}
