import { detectLanguage } from '../text/language.ts';
import { BUILT_IN_SLUGS, type BuiltInSlug, OTHER_SLUG } from './built-in-categories.ts';
import { conversationText } from './conversation-text.ts';

/**
 * The amount that a coding session adds to the score of its category. Prompts to an agent are short, or name the
 * subject of the program, and then that subject scores up to 3 higher than Work. If the text is really about the
 * subject, the subject scores at least 6 higher than Work, or at least 4 in other languages than English, where only
 * word lists count.
 */
const WEIGHT = { english: 4.5, otherLanguages: 3.6 };

const WORK: BuiltInSlug = 'work';

/** The amount that a coding session with this text adds to the score of its category. */
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
export const withCodingSessions = <Conversation extends Opening, Result extends { scores: number[] }>(
  scoresOf: (conversation: Conversation) => Result,
  categories: readonly { slug: string }[],
  corrections: readonly { slug: string; isCodingSession?: boolean }[],
): ((conversation: Conversation) => Result) => {
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
