import { plainText, withoutCode } from './text/plain-text.ts';
import { splitSentences } from './text/sentences.ts';
import { isStopWord, stem, significantStems, wordsOf } from './text/words.ts';

/** A text an answer may be quoted from, such as one message of a conversation. */
export interface QuotableText {
  /** The caller's id of the text; returned with each quote. */
  id: string;
  text: string;
}

export interface Quote {
  textId: string;
  /** The sentence unchanged, at most 300 characters; a longer one is cut at a word and ends in '…'. */
  text: string;
  /** Comparable within one call only. */
  score: number;
}

export interface ExtractOptions {
  /** Maximum number of quotes; 3 if absent. */
  limit?: number;
}

const MAX_TEXTS = 60;
const MAX_SENTENCES_PER_TEXT = 200;
const MAX_QUOTE_LENGTH = 300;
/** A sentence that shares more than this part of its words with a quoted one repeats it. */
const MAX_OVERLAP = 0.7;
/** A quote with less than this share of the best score is dropped. */
const MIN_SHARE_OF_BEST = 0.35;
/** A sentence with less than this share of the question's words, weighted by rarity, does not answer the question. */
const MIN_SCORE = 0.15;

interface Candidate extends Quote {
  stems: ReadonlySet<string>;
  order: number;
}

const queryStems = (query: string): string[] => {
  const significant = significantStems(query);
  return [...new Set(significant.length > 0 ? significant : wordsOf(query).map(stem))];
};

const shortenQuote = (text: string): string => {
  if (text.length <= MAX_QUOTE_LENGTH) return text;
  const cut = text.slice(0, MAX_QUOTE_LENGTH - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > MAX_QUOTE_LENGTH / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
};

const overlap = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  let shared = 0;
  for (const item of a) if (b.has(item)) shared += 1;
  return a.size === 0 || b.size === 0 ? 0 : shared / Math.min(a.size, b.size);
};

const candidatesIn = (texts: readonly QuotableText[]): Candidate[] => {
  const candidates: Candidate[] = [];
  for (const { id, text } of texts.slice(0, MAX_TEXTS)) {
    for (const sentence of splitSentences(withoutCode(plainText(text)), MAX_SENTENCES_PER_TEXT)) {
      const plain = sentence.text
        .replace(/^(?:[-*•]|\d{1,3}[.)]|#{1,6})\s+/, '')
        .replaceAll('**', '')
        .trim();
      const stems = new Set(
        wordsOf(plain)
          .filter((word) => !isStopWord(word))
          .map(stem),
      );
      if (stems.size > 0)
        candidates.push({ textId: id, text: shortenQuote(plain), score: 0, stems, order: candidates.length });
    }
  }
  return candidates;
};

/** The weight of each query word; a word that few sentences contain weighs more. */
const weightsOf = (query: readonly string[], candidates: readonly Candidate[]): ReadonlyMap<string, number> =>
  new Map(
    query.map((word) => {
      const matchCount = candidates.filter(({ stems }) => stems.has(word)).length;
      return [word, Math.log(1 + (candidates.length - matchCount + 0.5) / (matchCount + 0.5))];
    }),
  );

const lengthFactor = (wordCount: number): number => {
  if (wordCount < 3) return 0.7;
  return wordCount > 40 ? 0.8 : 1;
};

const scoreOf = ({ stems, text }: Candidate, weights: ReadonlyMap<string, number>, totalWeight: number): number => {
  let sum = 0;
  for (const [word, weight] of weights) if (stems.has(word)) sum += weight;
  if (sum === 0 || totalWeight === 0) return 0;
  // A question rarely answers another question; very short and very long sentences score lower.
  const questionFactor = text.trimEnd().endsWith('?') ? 0.55 : 1;
  // 'Here are some ideas:' announces an answer but is not one.
  const announcementFactor = text.trimEnd().endsWith(':') ? 0.5 : 1;
  const factFactor = /\d|\b[A-Z][a-z]+ [A-Z][a-z]+/.test(text) ? 1.1 : 1;
  return (sum / totalWeight) * questionFactor * lengthFactor(stems.size) * factFactor * announcementFactor;
};

/**
 * The sentences of the texts that best answer a query, best first, none repeating another. Empty if no sentence
 * reaches MIN_SCORE. Pass the best texts first: of equal sentences the earlier wins.
 */
export const bestSentences = (
  query: string,
  texts: readonly QuotableText[],
  { limit = 3 }: ExtractOptions = {},
): Quote[] => {
  const candidates = candidatesIn(texts);
  const weights = weightsOf(queryStems(plainText(query, 1_000)).slice(0, 24), candidates);
  const totalWeight = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const ranked = candidates
    .map((candidate) => ({ ...candidate, score: scoreOf(candidate, weights, totalWeight) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.order - b.order);
  const minScore = Math.max(MIN_SCORE, (ranked[0]?.score ?? 0) * MIN_SHARE_OF_BEST);
  const chosen: Candidate[] = [];
  for (const candidate of ranked) {
    if (chosen.length >= limit || candidate.score < minScore) break;
    if (chosen.every(({ stems }) => overlap(stems, candidate.stems) <= MAX_OVERLAP)) chosen.push(candidate);
  }
  return chosen.map(({ textId, text, score }) => ({ textId, text, score }));
};
