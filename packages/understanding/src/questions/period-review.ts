import type { PlanLanguage } from '../time/languages/time-words.ts';
import type { Reading } from './reading.ts';

/**
 * Patterns for 'what did I do' and 'what happened', in lower case and without accents. In such a question all patterns of
 * the language match, and together they contain every word except those of the period.
 */
const REVIEW_PATTERNS: Readonly<Record<PlanLanguage | 'en', readonly RegExp[]>> = {
  en: [
    /\bwhat (?:all )?(?:did (?:i|we) (?:all )?(?:do|get done|get up to|work on)|have (?:i|we) (?:all )?(?:done|been (?:up to|doing|working on))|happened|went on|was (?:going on|i up to|i doing))\b/u,
  ],
  nl: [
    /\bwat (?:(?:heb|had|hebben) (?:ik|we)|deed ik|deden we|is er|gebeurde er)\b/u,
    /\b(?:gedaan|gebeurd|uitgespookt)\b/u,
  ],
  de: [/\bwas (?:hab(?:e|en|t)? (?:ich|wir)|ist|war)\b/u, /\b(?:gemacht|getan|getrieben|passiert|los)\b/u],
  fr: [
    /(?:\bqu'? ?est-ce que (?:j'? ?ai|on a) fait|\bqu'? ?ai-je fait|\bj'? ?ai fait quoi|\bque s'? ?est-il passe|\bs'? ?est passe quoi)\b/u,
  ],
  es: [/\bque (?:hice|hicimos|he hecho|hemos hecho|paso|ha pasado)\b/u],
  it: [/\b(?:cosa|che(?: cosa)?) (?:(?:ho|abbiamo) fatto|e successo|e accaduto)\b/u],
  pt: [/\bo que (?:e que )?(?:eu )?(?:fiz|fizemos|andei a fazer|andei fazendo|aconteceu)\b/u],
};

/**
 * Whether the message asks what happened in exactly one period, without naming a subject. `plain` is its text in lower
 * case and without accents.
 */
export function asksForReview(reading: Reading, plain: string, language: PlanLanguage | 'en'): boolean {
  const { periods, things, subjects, sources, categories, unknown } = reading;
  if (periods.length !== 1 || things.length + subjects.length + sources.length + categories.length > 0) return false;
  const matches = REVIEW_PATTERNS[language].map((pattern) => pattern.exec(plain));
  const isInMatch = ({ start, end }: { start: number; end: number }) =>
    matches.some((match) => match !== null && start >= match.index && end <= match.index + match[0].length);
  return matches.every((match) => match !== null) && unknown.every(isInMatch);
}
