import { OTHER_SLUG } from './category/built-in-categories.ts';
import { createScorer } from './category/category-scores.ts';
import { softmax } from './category/softmax-regression.ts';
import type { CategoryModels } from './category-models.ts';

/**
 * Version of the rules and weights behind a result, with and without sentence vectors; stored with the result, so that
 * older results can be found and redone.
 */
export const ENGINE_VERSIONS = { words: 'words-8', sentences: 'sentences-8' } as const;

/**
 * Below this confidence a conversation is assigned to Other and marked for review. A question without a reply needs
 * less: guesses with 0.4 to 0.7 were right for 78 % of 472 such questions, but only for 54 % of 28 conversations with a
 * reply (decision 088).
 */
const REVIEW_BELOW = { question: 0.4, conversation: 0.6 };

/** How many of the first questions of a conversation, and how many characters of each, are passed for its category. */
export const MAX_OPENERS = 3;
export const MAX_OPENER_LENGTH = 2_000;

/** A guess below this confidence is not shown. */
export const MIN_GUESS_CONFIDENCE = 0.2;

/**
 * The review lists a marked conversation only if its best guess has at least this confidence: on independent texts a
 * weaker guess was right in 22 % of 347 cases, a stronger one in 44 % of 367.
 */
export const MIN_CONFIDENCE_TO_REVIEW = 0.3;

/** When the confidences of the two best guesses are this close, the conversation goes to review as well. */
const CLOSE_MARGIN = 0.15;

/**
 * A category of one user. Built-in ones have their slug (BUILT_IN_SLUGS); the user's own have any other stable key,
 * such as their id.
 */
export interface CategoryDefinition {
  slug: string;
  name: string;
  description?: string;
  /** Example sentences of the category. */
  examples?: readonly string[];
  /** Sentence vectors of name and description, and of each example. Only the user's own categories need them. */
  exampleVectors?: readonly Float32Array[];
}

/** A conversation whose category the user chose; it is training data and has twice the weight of an example. */
export interface CategoryCorrection {
  slug: string;
  title: string;
  openers: readonly string[];
  reply?: string;
  vector?: Float32Array;
  isCodingSession?: boolean;
}

export interface CategoriserOptions {
  /** The categories to choose from; an absent built-in one is never chosen, except for `other`. */
  categories: readonly CategoryDefinition[];
  corrections?: readonly CategoryCorrection[];
  /** Without them, only the word lists and the model trained on the seed phrases score a conversation. */
  models?: Partial<CategoryModels>;
}

/** The parts of a conversation that decide its category: its title and the user's first questions, earliest first. */
export interface ConversationOpening {
  title: string;
  openers: readonly string[];
  /** The first reply, of which only the beginning is read. */
  reply?: string;
  /** The sentence vector of the text that `encodedText` returns for it; if absent, only the words count. */
  vector?: Float32Array;
  /** True for a session with a coding agent, which belongs to Work unless its text is clearly about another subject. */
  isCodingSession?: boolean;
}

export interface CategoryGuess {
  slug: string;
  /** 0..1; over all categories the confidences sum to 1. */
  confidence: number;
}

export interface Categorisation {
  /** The category to assign: the best guess, or `other` when `needsReview`. */
  slug: string;
  /** Confidence of the best guess, 0..1. */
  confidence: number;
  /**
   * True if the best guess is not sure. Its confidence may be below REVIEW_BELOW or less than CLOSE_MARGIN above that
   * of the second guess, or the text may lack the cues that the category needs.
   */
  needsReview: boolean;
  /** The two best guesses, best first. */
  guesses: [CategoryGuess, CategoryGuess];
  engineVersion: string;
}

export interface Categoriser {
  categorise: (conversation: ConversationOpening) => Categorisation;
}

/**
 * Assigns conversations to a user's categories. Pure and deterministic: the same options and text give the same result.
 * Creating a categoriser takes about 0.2 ms per correction.
 */
export const createCategoriser = (options: CategoriserOptions): Categoriser => {
  const definitions = options.categories.some(({ slug }) => slug === OTHER_SLUG)
    ? options.categories
    : [...options.categories, { slug: OTHER_SLUG, name: 'Other' }];
  const scoresOf = createScorer(definitions, options.corrections ?? [], options.models ?? {});

  const categorise = (conversation: ConversationOpening): Categorisation => {
    const { scores, isSupported, temperature, usesSentences, kind } = scoresOf(conversation);
    const ranked = softmax(scores, temperature)
      .map((confidence, at) => ({ slug: definitions[at]?.slug ?? OTHER_SLUG, confidence, at }))
      .toSorted((a, b) => b.confidence - a.confidence);
    const best = ranked[0] ?? { slug: OTHER_SLUG, confidence: 1, at: 0 };
    const second = ranked[1] ?? { slug: OTHER_SLUG, confidence: 0, at: 0 };
    const isSure =
      best.confidence >= REVIEW_BELOW[kind] &&
      best.confidence - second.confidence >= CLOSE_MARGIN &&
      isSupported[best.at] !== false;
    return {
      slug: isSure ? best.slug : OTHER_SLUG,
      confidence: best.confidence,
      needsReview: !isSure,
      guesses: [guessOf(best), guessOf(second)],
      engineVersion: usesSentences ? ENGINE_VERSIONS.sentences : ENGINE_VERSIONS.words,
    };
  };
  return { categorise };
};

const guessOf = ({ slug, confidence }: CategoryGuess): CategoryGuess => ({ slug, confidence });
