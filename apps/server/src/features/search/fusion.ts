/** How much a place near the top is worth against one further down. */
const FLATNESS = 10;
/** Whoever types a word means that word: meaning comes second. */
const WEIGHTS = { words: 2, meaning: 1 } as const;

export interface Fused {
  id: string;
  matchedBy: 'words' | 'meaning' | 'both';
}

/** Two rankings as one, by reciprocal rank: what both found rises, and what only one found is not lost. */
export function fuseRankings(words: readonly string[], meaning: readonly string[]): Fused[] {
  const scores = new Map<string, number>();
  const add = (ids: readonly string[], weight: number): void => {
    for (const [rank, id] of ids.entries()) scores.set(id, (scores.get(id) ?? 0) + weight / (FLATNESS + rank));
  };
  add(words, WEIGHTS.words);
  add(meaning, WEIGHTS.meaning);
  const [byWords, byMeaning] = [new Set(words), new Set(meaning)];
  return [...scores]
    .toSorted(([, a], [, b]) => b - a)
    .map(([id]) => ({ id, matchedBy: !byWords.has(id) ? 'meaning' : byMeaning.has(id) ? 'both' : 'words' }));
}
