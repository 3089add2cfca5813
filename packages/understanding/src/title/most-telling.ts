import type { Language } from '../text/language.ts';
import { plainWordsOf } from '../text/plain-words.ts';
import { type Clause, openingWordsOf } from './openings.ts';

/** In a longer story the question comes last, and its subject was described before. */
export const LONG_STORY = 4;
const LAST_QUESTION = 1.5;
const TOLD_BEFORE = 0.7;
const STEM_LENGTH = 5;

const stemsOf = (text: string): Set<string> =>
  new Set(
    plainWordsOf(text)
      .filter((word) => word.length >= STEM_LENGTH)
      .map((word) => word.slice(0, STEM_LENGTH)),
  );

/** The request with the most words about a subject, especially about the subject of the rest of the text. */
export const mostTelling = <Request extends Clause & { written?: string }>(
  requests: readonly Request[],
  sentences: readonly string[],
  language: Language,
): Request | undefined => {
  const scored = requests.map((request, at) => {
    const others = stemsOf(sentences.filter((sentence) => !sentence.includes(request.written ?? '')).join(' '));
    const told = [...stemsOf(request.text)].filter((stem) => others.has(stem)).length;
    const isLast = at === requests.length - 1 ? LAST_QUESTION : 0;
    const isVague = openingWordsOf(language).references.test(request.text) ? 1 : 0;
    return {
      request,
      score: Math.min(request.subjectCount, MAX_COUNTED_SUBJECTS) + TOLD_BEFORE * told + isLast - isVague,
    };
  });
  return scored.toSorted((a, b) => b.score - a.score)[0]?.request;
};
const MAX_COUNTED_SUBJECTS = 4;
