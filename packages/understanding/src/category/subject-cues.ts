import { wordsOf } from '../text/words.ts';
import { SUBJECT_SLUGS, type SubjectSlug } from './built-in-categories.ts';
import type { ReadOpening } from './conversation-text.ts';
import { foreignHits } from './foreign-scores.ts';
import { lexiconHits } from './lexicon-scores.ts';

/** Subjects for which a wrong assignment is embarrassing, and whose words also occur in texts about other subjects. */
const NEEDS_CUES: ReadonlySet<SubjectSlug> = new Set(['religion', 'fitness', 'politics']);
/** Reached by two words, one of them strong, or by a strong word and the model. */
const MIN_CUES = 1.5;
const MODEL_CUE = 0.75;
/** In another language than English, one word of a list is enough for a question of at most this many words. */
const SHORT_QUESTION_WORDS = 12;

/**
 * Whether each subject, in the order of SUBJECT_SLUGS, has enough independent cues: different words of its list in the
 * questions or the reply, and the highest score of `byMeaning`.
 */
export const hasEnoughCues = ({ text, reply, language }: ReadOpening, byMeaning: readonly number[]): boolean[] => {
  const all = `${text}\n${reply}`;
  const hits = language === 'en' ? lexiconHits(all) : foreignHits(all, language);
  const likeliest = byMeaning.indexOf(Math.max(...byMeaning));
  const isShort = language !== 'en' && wordsOf(text).length <= SHORT_QUESTION_WORDS;
  return SUBJECT_SLUGS.map((slug, at) => {
    const cues = (hits[at] ?? 0) + (at === likeliest ? MODEL_CUE : 0);
    return !NEEDS_CUES.has(slug) || cues >= (isShort ? 1 : MIN_CUES);
  });
};
