/** Constant of reciprocal rank fusion: the higher it is, the smaller is the advantage of the top ranks. */
const FLATNESS = 10;
/**
 * People who type a word usually mean that word, so results with all words rank before results by meaning. Results with
 * only some of the words may match by chance: there the meaning ranks higher (measured by eval/run.ts).
 */
const WEIGHTS = { everyWord: 2, otherForms: 0.9, meaning: 1, someWords: 0.5 } as const;

export interface Rankings {
  /** Ids of texts with every word, best first. */
  everyWord: readonly string[];
  /** Ids of texts with every word, some of them in another form. */
  otherForms?: readonly string[];
  /** Ids of texts with some of the words. */
  someWords: readonly string[];
  /** Ids of texts with a similar meaning. */
  meaning: readonly string[];
}

export interface FusedResult {
  id: string;
  matchedBy: 'words' | 'meaning' | 'both';
}

/** Merges rankings by reciprocal rank fusion: ids in several rankings rise, ids in only one are kept. */
export function fuseRankings(rankings: Rankings): FusedResult[] {
  const { otherForms = [] } = rankings;
  const scores = new Map<string, number>();
  const add = (ids: readonly string[], weight: number): void => {
    for (const [rank, id] of ids.entries()) scores.set(id, (scores.get(id) ?? 0) + weight / (FLATNESS + rank));
  };
  add(rankings.everyWord, WEIGHTS.everyWord);
  add(otherForms, WEIGHTS.otherForms);
  add(rankings.someWords, WEIGHTS.someWords);
  add(rankings.meaning, WEIGHTS.meaning);
  const byWords = new Set([...rankings.everyWord, ...otherForms, ...rankings.someWords]);
  const byMeaning = new Set(rankings.meaning);
  const matchedBy = (id: string): FusedResult['matchedBy'] => {
    if (!byWords.has(id)) return 'meaning';
    return byMeaning.has(id) ? 'both' : 'words';
  };
  return [...scores].toSorted(([, a], [, b]) => b - a).map(([id]) => ({ id, matchedBy: matchedBy(id) }));
}
