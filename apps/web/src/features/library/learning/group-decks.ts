import type { LearningDeck } from '@app/contract/learning';

export interface DeckGroup {
  category: NonNullable<LearningDeck['category']>;
  decks: LearningDeck[];
}

/** A single deck of a category needs no fold. */
const MIN_FOLDED = 2;

/** Separates decks of single topics, by category, from those that are listed: of whole subjects, and the user's own. */
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
