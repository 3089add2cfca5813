/** How much a place near the top is worth against one further down. */
const FLATNESS = 10;
/**
 * Whoever types a word means that word, so what holds all of them comes before what means the like. What holds only some
 * of them may do so by chance: there the meaning knows better (measured by eval/run.ts).
 */
const WEIGHTS = { everyWord: 2, meaning: 1, someWords: 0.5 } as const;

export interface Rankings {
  /** What holds every word, best first. */
  everyWord: readonly string[];
  /** What holds some of them. */
  someWords: readonly string[];
  /** What means the like. */
  meaning: readonly string[];
}

export interface Fused {
  id: string;
  matchedBy: 'words' | 'meaning' | 'both';
}

/** Several rankings as one, by reciprocal rank: what more than one found rises, and what only one found is not lost. */
export function fuseRankings(rankings: Rankings): Fused[] {
  const scores = new Map<string, number>();
  const add = (ids: readonly string[], weight: number): void => {
    for (const [rank, id] of ids.entries()) scores.set(id, (scores.get(id) ?? 0) + weight / (FLATNESS + rank));
  };
  add(rankings.everyWord, WEIGHTS.everyWord);
  add(rankings.someWords, WEIGHTS.someWords);
  add(rankings.meaning, WEIGHTS.meaning);
  const byWords = new Set([...rankings.everyWord, ...rankings.someWords]);
  const byMeaning = new Set(rankings.meaning);
  return [...scores]
    .toSorted(([, a], [, b]) => b - a)
    .map(([id]) => ({ id, matchedBy: !byWords.has(id) ? 'meaning' : byMeaning.has(id) ? 'both' : 'words' }));
}
