import type { LearningDeck } from '@app/contract/learning';

export interface DeckGroup {
  category: NonNullable<LearningDeck['category']>;
  decks: LearningDeck[];
}

/** A category with fewer decks of single topics has no group; its only such deck is listed. */
const MIN_FOLDED = 2;

/** Groups the decks of single topics by category; decks of whole subjects and the user's own decks are listed. */
export function groupDecks(decks: readonly LearningDeck[]): { listed: LearningDeck[]; groups: DeckGroup[] } {
  const byCategory = Map.groupBy(decks, ({ isTopic, isSubject, category }) =>
    isTopic && !isSubject ? category?.id : undefined,
  );
  const groups = [...byCategory.values()].flatMap((grouped): DeckGroup[] => {
    const [first] = grouped;
    const isFolded = first?.isTopic === true && !first.isSubject && grouped.length >= MIN_FOLDED;
    return isFolded && first.category !== null ? [{ category: first.category, decks: grouped }] : [];
  });
  const folded = new Set(groups.flatMap(({ decks: grouped }) => grouped));
  return { listed: decks.filter((deck) => !folded.has(deck)), groups };
}
