import type { Language } from '../text/language.ts';
import { plainWordsOf } from '../text/plain-words.ts';
import { type Clause, openingWordsOf } from './openings.ts';

/** From this number of sentences on, a text is a story whose question comes last, after its subject was described. */
export const LONG_STORY_SENTENCES = 4;
/** Points of the last request, and of each word that a request shares with the rest of the text. */
const LAST_REQUEST_POINTS = 1.5;
const SHARED_WORD_POINTS = 0.7;
const STEM_LENGTH = 5;

const stemsOf = (text: string): Set<string> =>
  new Set(
    plainWordsOf(text)
      .filter((word) => word.length >= STEM_LENGTH)
      .map((word) => word.slice(0, STEM_LENGTH)),
  );

/** The request with the most words about a subject, especially about the subject of the rest of the text. */
export const mostInformative = <Candidate extends Clause & { originalText?: string }>(
  requests: readonly Candidate[],
  sentences: readonly string[],
  language: Language,
): Candidate | undefined => {
  const scored = requests.map((request, at) => {
    const others = stemsOf(sentences.filter((sentence) => !sentence.includes(request.originalText ?? '')).join(' '));
    const shared = [...stemsOf(request.text)].filter((stem) => others.has(stem)).length;
    const lastPoints = at === requests.length - 1 ? LAST_REQUEST_POINTS : 0;
    const vaguePenalty = openingWordsOf(language).references.test(request.text) ? 1 : 0;
    return {
      request,
      score:
        Math.min(request.subjectCount, MAX_COUNTED_SUBJECTS) + SHARED_WORD_POINTS * shared + lastPoints - vaguePenalty,
    };
  });
  return scored.toSorted((a, b) => b.score - a.score)[0]?.request;
};
const MAX_COUNTED_SUBJECTS = 4;
