import type { Language } from '../text/language.ts';
import { SUBJECT_SLUGS } from './built-in-categories.ts';
import { builtInScores } from './built-in-model.ts';
import type { ReadOpening } from './conversation-text.ts';
import { foreignScores } from './foreign-scores.ts';
import { glossOf } from './glossary.ts';
import { lexiconScores } from './lexicon-scores.ts';

/** The title and the questions count 1. The title counts again, because its few words may summarise a long question. */
const TITLE_WEIGHT = 0.4;
/** The reply counts less than the questions, because it has many words besides those of the subject. */
const REPLY_WEIGHT = 0.6;
/** The lists of a language are exact, while the English words of the glossary are only approximate. */
const GLOSS_WEIGHT = 0.3;

/**
 * The evidence of a conversation's words: one score per subject, in the order of SUBJECT_SLUGS. `features` are the
 * textFeatures of the opening's text.
 */
export const subjectWordScores = (
  { title, text, reply, language }: ReadOpening,
  features: ReadonlyMap<number, number>,
): number[] => {
  const parts: readonly (readonly [string, number])[] = [
    [title, TITLE_WEIGHT],
    [reply, REPLY_WEIGHT],
  ];
  const totals = language === 'en' ? builtInScores(text, features) : foreignWordScores(text, language);
  for (const [part, weight] of parts) {
    if (part === '') continue;
    const scores = language === 'en' ? lexiconScores(part) : foreignWordScores(part, language);
    for (let at = 0; at < totals.length; at += 1) totals[at] = (totals[at] ?? 0) + weight * (scores[at] ?? 0);
  }
  return totals;
};

/** The scores by the word lists of the language, and by the English words that the glossary gives for the text. */
function foreignWordScores(text: string, language: Language): number[] {
  const listed = foreignScores(text, language);
  const { english } = glossOf(text, language);
  const glossed = english === '' ? [] : lexiconScores(english);
  return SUBJECT_SLUGS.map((_, at) => (listed[at] ?? 0) + GLOSS_WEIGHT * (glossed[at] ?? 0));
}
