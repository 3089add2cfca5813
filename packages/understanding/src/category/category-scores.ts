import { BUILT_IN_SLUGS, OTHER_SLUG } from './built-in-categories.ts';
import { builtInScores } from './built-in-model.ts';
import { detectLanguage } from '../text/language.ts';
import { conversationText } from './conversation-text.ts';
import type { DirectionModel } from './direction-model.ts';
import { foreignScores } from './foreign-scores.ts';
import { forCodingSessions } from './coding-session.ts';
import { learnCategory } from './taught-category.ts';
import { textFeatures } from './text-features.ts';

interface Category {
  slug: string;
  name: string;
  description?: string;
  examples?: readonly string[];
  exampleVectors?: readonly Float32Array[];
}

interface Opening {
  title: string;
  openers: readonly string[];
  vector?: Float32Array;
  isCodingSession?: boolean;
}

interface Models {
  words?: (text: string) => number[];
  sentences?: DirectionModel;
}

export interface CategoryScores {
  /** One per category, before normalisation. */
  scores: number[];
  /** Softmax temperature that makes a confidence the share of right guesses (measured by eval/run.ts). */
  temperature: number;
  usesSentences: boolean;
}

/** Without a sentence vector: word lists and hashed words, plus the distilled vectors. */
const WORDS_ONLY = { builtIn: 0.8, distilled: 0.3, taught: 9, temperature: 0.85 };
/** With a sentence vector, the sentence model has the largest weight. */
const WITH_SENTENCES = { builtIn: 0.65, temperature: 1 };
/**
 * How much similarity to taught examples counts: `weight` is the weight of the whole, `words` that of word similarity
 * relative to meaning. Similarity below `threshold` counts as none; among many examples one is similar by chance, so
 * `perLogOfMembers` raises the threshold with their number. A user's own category has only this score; a built-in one
 * has its own scores as well, so more similarity is needed to outweigh them.
 */
const OWN = { weight: 8, words: 1.25, threshold: 0.2, perLogOfMembers: 0.1 };
const BUILT_IN = { weight: 4, words: 0.75, threshold: 0.8 };
/** Weight of sentence vectors for a text in another language. */
const FOREIGN_MEANING = 0.15;
/** From this number of corrections on, the built-in directions are trained again with them. */
const REFIT_FROM = 5;
const REFIT_WEIGHT = 2;

/** The scores of a conversation for each category, from the shared models and from this user's corrections. */
export const createScorer = (
  categories: readonly Category[],
  corrections: readonly (Opening & { slug: string })[],
  { words, sentences }: Models,
): ((conversation: Opening) => CategoryScores) => {
  const builtInAt = categories.map(({ slug }) => (BUILT_IN_SLUGS as readonly string[]).indexOf(slug));
  const taught = categories.map((category) => {
    const toCategory = corrections.filter(({ slug }) => slug === category.slug);
    return learnCategory({ ...category, corrections: toCategory });
  });
  const sentenceScores = sentences && personalScores(sentences, corrections);

  const scoresOf = (conversation: Opening): CategoryScores => {
    const text = conversationText(conversation);
    const language = detectLanguage(text);
    const isForeign = language !== 'en';
    const features = textFeatures(text);
    const listScores = isForeign ? foreignScores(text, language) : builtInScores(text);
    const wordLikeness = taught.map((category) => category.wordLikeness(features));
    const pick = (scores: readonly number[], at: number): number => scores[builtInAt[at] ?? -1] ?? 0;
    if (sentences === undefined || sentenceScores === undefined || conversation.vector === undefined) {
      const distilled = isForeign ? [] : (words?.(text) ?? []);
      const builtIn = words === undefined || isForeign ? 1 : WORDS_ONLY.builtIn;
      return {
        scores: categories.map(
          (_, at) =>
            builtIn * pick(listScores, at) +
            WORDS_ONLY.distilled * pick(distilled, at) +
            WORDS_ONLY.taught * (wordLikeness[at] ?? 0),
        ),
        temperature: WORDS_ONLY.temperature,
        usesSentences: false,
      };
    }
    const { vector } = conversation;
    const meaningScores = sentenceScores(vector);
    const scores = taught.map((category, at) => {
      const meaning = category.meaningLikeness(vector);
      const shared = wordLikeness[at] ?? 0;
      if (builtInAt[at] === -1) {
        const likeness = meaning + OWN.words * shared;
        return OWN.weight * (likeness - OWN.threshold - OWN.perLogOfMembers * Math.log(1 + category.members));
      }
      const taughtScore = Math.max(0, BUILT_IN.weight * (meaning + BUILT_IN.words * shared - BUILT_IN.threshold));
      // The encoder is trained on English; in another language it knows only the words that English shares.
      if (isForeign) return FOREIGN_MEANING * pick(meaningScores, at) + pick(listScores, at) + taughtScore;
      return pick(meaningScores, at) + WITH_SENTENCES.builtIn * pick(listScores, at) + taughtScore;
    });
    return { scores, temperature: WITH_SENTENCES.temperature, usesSentences: true };
  };

  return forCodingSessions(scoresOf, categories, corrections);
};

function personalScores(
  sentences: DirectionModel,
  corrections: readonly (Opening & { slug: string })[],
): (vector: Float32Array) => number[] {
  const otherWeight = REFIT_WEIGHT * otherShare(corrections);
  const examples = corrections.flatMap(({ slug, vector }) => {
    const label = (BUILT_IN_SLUGS as readonly string[]).indexOf(slug);
    const weight = slug === OTHER_SLUG ? otherWeight : REFIT_WEIGHT;
    return label === -1 || vector === undefined || weight === 0 ? [] : [{ vector, label, weight }];
  });
  return examples.length < REFIT_FROM ? sentences.scores : sentences.refit(examples);
}

/**
 * Weight of a correction to Other: all of them together weigh no more than those to one subject. Otherwise assigning
 * many conversations to Other would teach that every text belongs there.
 */
function otherShare(corrections: readonly { slug: string }[]): number {
  const subjects = corrections.flatMap(({ slug }) => (slug === OTHER_SLUG ? [] : [slug]));
  const others = corrections.length - subjects.length;
  return others === 0 ? 0 : Math.min(1, subjects.length / Math.max(1, new Set(subjects).size) / others);
}
