import { detectLanguage } from '../text/language.ts';
import { BUILT_IN_SLUGS, type BuiltInSlug, OTHER_SLUG } from './built-in-categories.ts';
import { conversationText } from './conversation-text.ts';

/**
 * What a coding session adds to the score of its category. Prompts to an agent are short, or name the subject of the
 * program: the scores of other subjects exceed that of Work by up to 3. Those of a text that is about another subject
 * exceed it by 6 and more; in other languages, where only word lists count, by 4.
 */
const WEIGHT = { english: 4.5, foreign: 2 };

const WORK: BuiltInSlug = 'work';

export const codingWeight = (text: string): number => (detectLanguage(text) === 'en' ? WEIGHT.english : WEIGHT.foreign);

interface Opening {
  title: string;
  openers: readonly string[];
  isCodingSession?: boolean;
}

/** Scores coding sessions as their category's, unless their text clearly speaks of another subject. */
export const forCodingSessions = <Given extends Opening, Found extends { scores: number[] }>(
  scoresOf: (conversation: Given) => Found,
  categories: readonly { slug: string }[],
  corrections: readonly { slug: string; isCodingSession?: boolean }[],
): ((conversation: Given) => Found) => {
  const codingAt = codingCategory(categories, corrections);
  return (conversation) => {
    const found = scoresOf(conversation);
    if (conversation.isCodingSession !== true || codingAt === -1) return found;
    const weight = detectLanguage(conversationText(conversation)) === 'en' ? WEIGHT.english : WEIGHT.foreign;
    const scores = found.scores.map((score, at) => {
      // Everyday words are no other subject.
      if (categories[at]?.slug === OTHER_SLUG) return Math.min(score, 0);
      return at === codingAt ? score + weight : score;
    });
    return { ...found, scores };
  };
};

/**
 * Position of the category for coding sessions: Work, or one of the user's own in which they filed most of those they
 * filed outside of the built-in ones; -1 if there is none.
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
