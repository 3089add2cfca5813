import type { Language } from '../text/language.ts';
import { plainWordsOf } from '../text/plain-words.ts';
import type { ReadClause } from './clauses.ts';
import { openingWordsOf } from './openings.ts';

/** A text of at least this many sentences usually describes a situation first and asks last. */
export const MIN_STORY_SENTENCES = 4;
/** Added to the score of the last request. */
const LAST_REQUEST_POINTS = 1.5;
/** Added to the score of a request for each word that it shares with the rest of the text. */
const SHARED_WORD_POINTS = 0.7;
/** Further words about the subject do not make a request more informative. */
const MAX_COUNTED_SUBJECT_WORDS = 4;
/** Words are compared by this many first letters; shorter words do not count. */
const STEM_LENGTH = 5;

const stemsOf = (text: string): Set<string> =>
  new Set(
    plainWordsOf(text)
      .filter((word) => word.length >= STEM_LENGTH)
      .map((word) => word.slice(0, STEM_LENGTH)),
  );

/** The request with the most words about a subject, especially about the subject of the rest of the text. */
export const pickMostInformative = (
  requests: readonly ReadClause[],
  sentences: readonly string[],
  language: Language,
): ReadClause | undefined => {
  const scored = requests.map((request, at) => {
    const others = stemsOf(sentences.filter((sentence) => !sentence.includes(request.originalText)).join(' '));
    const shared = [...stemsOf(request.text)].filter((stem) => others.has(stem)).length;
    const lastPoints = at === requests.length - 1 ? LAST_REQUEST_POINTS : 0;
    const vaguePenalty = openingWordsOf(language).references.test(request.text) ? 1 : 0;
    return {
      request,
      score:
        Math.min(request.subjectCount, MAX_COUNTED_SUBJECT_WORDS) +
        SHARED_WORD_POINTS * shared +
        lastPoints -
        vaguePenalty,
    };
  });
  return scored.toSorted((a, b) => b.score - a.score)[0]?.request;
};
