import { detectLanguage, isCommonPlainWord, type Language } from '../text/language.ts';
import { plainWordsOf } from '../text/plain-words.ts';
import { foreignHits, LISTED_LANGUAGES } from './foreign-scores.ts';
import { glossOf } from './glossary.ts';
import { isListedWord } from './lexicon-scores.ts';

const MAX_LENGTH = 1_500;
/** A text with at least this share of common English words is English. */
const ENGLISH_SHARE = 0.2;
/** The minimum number of words that show another language: a single word may be a name or a loan word. */
const MIN_EVIDENCE = 2;

/**
 * The language of a text by its common words. If these do not show it, the language with the most common words and
 * subject words together, as for 'aflossen of beleggen, hypotheek 2,1 procent' ('repay or invest, mortgage 2.1
 * percent').
 */
export const subjectLanguage = (text: string): Language => {
  const beginning = text.slice(0, MAX_LENGTH);
  const detected = detectLanguage(beginning);
  if (detected !== 'other' && detected !== 'en') return detected;
  const words = plainWordsOf(beginning);
  const countCommon = (language: Language): number => words.filter((word) => isCommonPlainWord(word, language)).length;
  const commonEnglish = countCommon('en');
  if (detected === 'en' && words.length > 0 && commonEnglish / words.length >= ENGLISH_SHARE) return 'en';
  const englishEvidence = commonEnglish + words.filter(isListedWord).length;
  const ranked = LISTED_LANGUAGES.map((language) => {
    const listed = foreignHits(beginning, language).reduce((sum, hits) => sum + hits, 0);
    return { language, evidence: countCommon(language) + Math.max(listed, glossOf(beginning, language).meaningCount) };
  }).toSorted((a, b) => b.evidence - a.evidence);
  const [best] = ranked;
  return best !== undefined && best.evidence >= Math.max(MIN_EVIDENCE, englishEvidence + 1) ? best.language : detected;
};
