import { detectLanguage } from '../text/language.ts';
import { BUILT_IN_SLUGS, type BuiltInSlug, OTHER_SLUG } from './built-in-categories.ts';
import { conversationText } from './conversation-text.ts';

/**
 * Added to the score of the category for coding sessions. Prompts to an agent are short, or name the subject of the
 * program: another subject then scores up to 3 higher than Work. A text that is really about another subject scores 6 or
 * more higher there; in other languages than English, where only word lists count, 4 or more.
 */
const WEIGHT = { english: 4.5, otherLanguages: 2 };

const WORK: BuiltInSlug = 'work';

/** Added to the score of the category for coding sessions if this is the text of one. */
export const codingWeight = (text: string): number =>
  detectLanguage(text) === 'en' ? WEIGHT.english : WEIGHT.otherLanguages;

interface Opening {
  title: string;
  openers: readonly string[];
  isCodingSession?: boolean;
}

/**
 * Wraps a scorer so that a coding session scores higher for its own category; a text that is clearly about another
 * subject still scores highest there.
 */
export const withCodingSessions = <Given extends Opening, Found extends { scores: number[] }>(
  scoresOf: (conversation: Given) => Found,
  categories: readonly { slug: string }[],
  corrections: readonly { slug: string; isCodingSession?: boolean }[],
): ((conversation: Given) => Found) => {
  const codingIndex = codingCategory(categories, corrections);
  return (conversation) => {
    const unweighted = scoresOf(conversation);
    if (conversation.isCodingSession !== true || codingIndex === -1) return unweighted;
    const weight = codingWeight(conversationText(conversation));
    const scores = unweighted.scores.map((score, at) => {
      // The everyday words of Other do not show that the session is about another subject.
      if (categories[at]?.slug === OTHER_SLUG) return Math.min(score, 0);
      return at === codingIndex ? score + weight : score;
    });
    return { ...unweighted, scores };
  };
};

/**
 * Index of the category for coding sessions: the user's own category to which they have assigned the most coding
 * sessions, otherwise Work; -1 if it does not exist.
 */
const codingCategory = (
  categories: readonly { slug: string }[],
  corrections: readonly { slug: string; isCodingSession?: boolean }[],
): number => {
  const counts = new Map<string, number>();
  for (const { slug, isCodingSession } of corrections) {
    const isOwn = !(BUILT_IN_SLUGS as readonly string[]).includes(slug);
    if (isCodingSession === true && isOwn) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  }
  const [own] = [...counts].toSorted(([, a], [, b]) => b - a);
  return categories.findIndex(({ slug }) => slug === (own?.[0] ?? WORK));
};
