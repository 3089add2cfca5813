import { BUILT_IN_SLUGS, OTHER_SLUG } from './built-in-categories.ts';
import { builtInScores } from './built-in-model.ts';
import { detectLanguage } from '../text/language.ts';
import { conversationText } from './conversation-text.ts';
import type { DirectionModel } from './direction-model.ts';
import { foreignScores } from './foreign-scores.ts';
import { withCodingSessions } from './coding-session.ts';
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
  /** Softmax temperature, chosen with eval/run.ts so that 80 % of the guesses with a confidence of 0.8 are right. */
  temperature: number;
  usesSentences: boolean;
}

/**
 * The temperature and the weights for a conversation without a sentence vector. `builtIn` is the weight of the word lists
 * and seed phrases, `distilled` that of the distilled word vectors, `taught` that of the similarity to taught examples.
 */
const WORDS_ONLY = { builtIn: 0.8, distilled: 0.3, taught: 9, temperature: 0.85 };
/** The weight and the temperature for a conversation with a sentence vector; the sentence model itself has weight 1. */
const WITH_SENTENCES = { builtIn: 0.65, temperature: 1 };
/**
 * How much similarity to taught examples counts, for a user's own category and for a built-in one. `weight` multiplies
 * the whole, `words` the similarity of words relative to that of meaning. Similarity below `threshold` counts as none;
 * `perLogOfMembers` raises the threshold with the number of examples, since among many one is similar by chance. A
 * built-in category also has the scores of its models, so it needs more similarity to outweigh them.
 */
const OWN = { weight: 8, words: 1.25, threshold: 0.2, perLogOfMembers: 0.1 };
const BUILT_IN = { weight: 4, words: 0.75, threshold: 0.8 };
/** Weight of the sentence model for a text that is not in English. */
const NON_ENGLISH_MEANING = 0.15;
/** With at least this many corrections to built-in categories, the sentence model is trained again with them. */
const MIN_CORRECTIONS_TO_REFIT = 5;
/** Weight of a correction relative to a seed phrase. */
const REFIT_WEIGHT = 2;

/** The scores of a conversation for each category, from the shared models and from this user's corrections. */
export const createScorer = (
  categories: readonly Category[],
  corrections: readonly (Opening & { slug: string })[],
  { words, sentences }: Models,
): ((conversation: Opening) => CategoryScores) => {
  const builtInIndexes = categories.map(({ slug }) => (BUILT_IN_SLUGS as readonly string[]).indexOf(slug));
  const taught = categories.map((category) => {
    const toCategory = corrections.filter(({ slug }) => slug === category.slug);
    return learnCategory({ ...category, corrections: toCategory });
  });
  const sentenceScores = sentences && personalScores(sentences, corrections);

  const scoresOf = (conversation: Opening): CategoryScores => {
    const text = conversationText(conversation);
    const language = detectLanguage(text);
    const isEnglish = language === 'en';
    const features = textFeatures(text);
    const wordScores = isEnglish ? builtInScores(text) : foreignScores(text, language);
    const wordLikeness = taught.map((category) => category.wordLikeness(features));
    const pickScore = (scores: readonly number[], at: number): number => scores[builtInIndexes[at] ?? -1] ?? 0;
    if (sentences === undefined || sentenceScores === undefined || conversation.vector === undefined) {
      const distilled = isEnglish ? (words?.(text) ?? []) : [];
      const builtIn = words === undefined || !isEnglish ? 1 : WORDS_ONLY.builtIn;
      return {
        scores: categories.map(
          (_, at) =>
            builtIn * pickScore(wordScores, at) +
            WORDS_ONLY.distilled * pickScore(distilled, at) +
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
      const sharedWords = wordLikeness[at] ?? 0;
      if (builtInIndexes[at] === -1) {
        const likeness = meaning + OWN.words * sharedWords;
        return OWN.weight * (likeness - OWN.threshold - OWN.perLogOfMembers * Math.log(1 + category.members));
      }
      const taughtScore = Math.max(0, BUILT_IN.weight * (meaning + BUILT_IN.words * sharedWords - BUILT_IN.threshold));
      // The encoder is trained on English; of another language it knows only the words that also occur in English.
      const [meaningWeight, wordWeight] = isEnglish ? [1, WITH_SENTENCES.builtIn] : [NON_ENGLISH_MEANING, 1];
      return meaningWeight * pickScore(meaningScores, at) + wordWeight * pickScore(wordScores, at) + taughtScore;
    });
    return { scores, temperature: WITH_SENTENCES.temperature, usesSentences: true };
  };

  return withCodingSessions(scoresOf, categories, corrections);
};

/** The score function of the sentence model, trained again if the user has made enough corrections. */
function personalScores(
  sentences: DirectionModel,
  corrections: readonly (Opening & { slug: string })[],
): (vector: Float32Array) => number[] {
  const otherWeight = REFIT_WEIGHT * weightOfOther(corrections);
  const examples = corrections.flatMap(({ slug, vector }) => {
    const label = (BUILT_IN_SLUGS as readonly string[]).indexOf(slug);
    const weight = slug === OTHER_SLUG ? otherWeight : REFIT_WEIGHT;
    return label === -1 || vector === undefined || weight === 0 ? [] : [{ vector, label, weight }];
  });
  return examples.length < MIN_CORRECTIONS_TO_REFIT ? sentences.scores : sentences.refit(examples);
}

/**
 * Weight of a correction to Other: all of these together weigh no more than the corrections to an average subject.
 * Otherwise assigning many conversations to Other would teach that every text belongs there.
 */
function weightOfOther(corrections: readonly { slug: string }[]): number {
  const subjects = corrections.flatMap(({ slug }) => (slug === OTHER_SLUG ? [] : [slug]));
  const otherCount = corrections.length - subjects.length;
  return otherCount === 0 ? 0 : Math.min(1, subjects.length / Math.max(1, new Set(subjects).size) / otherCount);
}
