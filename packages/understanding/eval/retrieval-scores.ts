import { fuseRankings } from '../src/fuse-rankings.ts';
import { dot } from '../src/embedding/int8-vector.ts';
import { significantStems } from '../src/text/words.ts';
import type { Engine } from './engine.ts';
import { ARCHIVE } from './seeds/archive.ts';

export interface RetrievalScore {
  /** The number of documents that were searched. */
  documentCount: number;
  questions: number;
  /** Shares of questions whose conversation is among the first five results: by words, by meaning, and by both. */
  words: number;
  meaning: number;
  fused: number;
}

const COUNTED_RESULTS = 5;
const MIN_SIMILARITY = 0.22;
const MAX_BY_MEANING = 30;

/** A BM25 search: the indexes of the documents with every word of the question, and of those with only some words. */
function createWordSearch(documents: readonly string[]): (question: string) => { every: number[]; some: number[] } {
  const stems = documents.map((text) => significantStems(text));
  const averageLength = stems.reduce((sum, list) => sum + list.length, 0) / stems.length;
  const documentFrequencies = new Map<string, number>();
  for (const list of stems)
    for (const stem of new Set(list)) documentFrequencies.set(stem, (documentFrequencies.get(stem) ?? 0) + 1);
  return (question) => {
    const asked = [...new Set(significantStems(question))];
    const scored = stems.map((list, at) => {
      const score = asked.reduce((sum, stem) => {
        const count = list.filter((other) => other === stem).length;
        const documentFrequency = documentFrequencies.get(stem) ?? 0;
        const rarity = Math.log(1 + (stems.length - documentFrequency + 0.5) / (documentFrequency + 0.5));
        return sum + (rarity * count * 2.2) / (count + 1.2 * (0.25 + (0.75 * list.length) / averageLength));
      }, 0);
      return { at, score, hasEvery: asked.every((stem) => list.includes(stem)) };
    });
    const found = scored.filter(({ score }) => score > 0).toSorted((a, b) => b.score - a.score);
    return {
      every: found.filter(({ hasEvery }) => hasEvery).map(({ at }) => at),
      some: found.filter(({ hasEvery }) => !hasEvery).map(({ at }) => at),
    };
  };
}

/**
 * Searches the archive, mixed with `others`, by words and by meaning; `wording` selects the questions with the same (0)
 * or with different words (1).
 */
export async function scoreRetrieval(
  { embed }: Engine,
  others: readonly string[],
  wording: 0 | 1,
): Promise<RetrievalScore> {
  const documents = [...ARCHIVE.map(({ title, question }) => `${title}. ${question}`), ...others];
  const vectors: Float32Array[] = [];
  for (const text of documents) vectors.push(await embed(text));
  const search = createWordSearch(documents);
  const hits = { words: 0, meaning: 0, fused: 0 };
  for (const [target, { asked }] of ARCHIVE.entries()) {
    const question = asked[wording];
    const vector = await embed(question);
    const { every, some } = search(question);
    const byWords = [...every, ...some];
    const byMeaning = vectors
      .map((other, at) => ({ at, similarity: dot(vector, other) }))
      .filter(({ similarity }) => similarity >= MIN_SIMILARITY)
      .toSorted((a, b) => b.similarity - a.similarity)
      .slice(0, MAX_BY_MEANING)
      .map(({ at }) => at);
    const rankings = { everyWord: every.map(String), someWords: some.map(String), meaning: byMeaning.map(String) };
    const fused = fuseRankings(rankings).map(({ id }) => Number(id));
    hits.words += Number(byWords.slice(0, COUNTED_RESULTS).includes(target));
    hits.meaning += Number(byMeaning.slice(0, COUNTED_RESULTS).includes(target));
    hits.fused += Number(fused.slice(0, COUNTED_RESULTS).includes(target));
  }
  const questions = ARCHIVE.length;
  const share = (count: number): number => count / questions;
  return {
    documentCount: documents.length,
    questions,
    words: share(hits.words),
    meaning: share(hits.meaning),
    fused: share(hits.fused),
  };
}
