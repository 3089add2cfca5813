import { dot, toUnitLength } from '../embedding/int8-vector.ts';
import { BUILT_IN_SLUGS, OTHER_SLUG } from './built-in-categories.ts';
import { conversationText } from './conversation-text.ts';
import { type SparseVector, sparseCentroid, sparseSimilarity } from './sparse-similarity.ts';
import { textFeatures } from './text-features.ts';

/**
 * The texts from which a category is learned: its name, description and examples, and the conversations the user moved
 * to it.
 */
export interface CategoryTrainingData {
  slug: string;
  name: string;
  description?: string;
  examples?: readonly string[];
  exampleVectors?: readonly Float32Array[];
  corrections: readonly { title: string; openers: readonly string[]; vector?: Float32Array }[];
}

export interface TaughtCategory {
  /** Number of vectors it was trained with. */
  members: number;
  /** Similarity of the words, 0..1. */
  wordSimilarity: (features: SparseVector) => number;
  /**
   * Similarity of the meaning: 0 or less for an unrelated text, about 1 for the same subject, up to 2 for the same
   * text.
   */
  meaningSimilarity: (vector: Float32Array) => number;
}

/** A conversation the user moved weighs more than an example they wrote. */
const CORRECTION_WEIGHT = 2;

/** The conversations of Other have no common subject: only the similarity to the nearest counts, minus this value. */
const MIN_SIMILARITY_TO_OTHER = 0.15;

const BUILT_INS: ReadonlySet<string> = new Set(BUILT_IN_SLUGS);

const denseCentroid = (members: readonly { vector: Float32Array; weight: number }[]): Float32Array | undefined => {
  const [first] = members;
  if (first === undefined) return undefined;
  const sum = new Float32Array(first.vector.length);
  for (const { vector, weight } of members) {
    for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) + weight * (vector[at] ?? 0);
  }
  return toUnitLength(sum);
};

/**
 * Compares a text with the centroid of a category and with each of its conversations, so that a single correction
 * already changes the category of similar conversations.
 */
export const learnCategory = (trainingData: CategoryTrainingData): TaughtCategory => {
  const { slug, name, description = '', examples = [], exampleVectors = [], corrections } = trainingData;
  // The built-in models already know the meaning of the built-in names.
  const ownDescription = BUILT_INS.has(slug) ? [] : [name, description].filter((text) => text !== '');
  const correctionFeatures = corrections.map((conversation) => textFeatures(conversationText(conversation)));
  const wordCentroid = sparseCentroid([
    ...[...ownDescription, ...examples].map((text) => ({ features: textFeatures(text), weight: 1 })),
    ...correctionFeatures.map((features) => ({ features, weight: CORRECTION_WEIGHT })),
  ]);
  const members = [
    ...exampleVectors.map((vector) => ({ vector, weight: 1 })),
    ...corrections.flatMap(({ vector }) => (vector ? [{ vector, weight: CORRECTION_WEIGHT }] : [])),
  ];
  const centroid = denseCentroid(members);
  const isSubject = slug !== OTHER_SLUG;
  return {
    members: members.length,
    wordSimilarity: (features) => {
      const nearest = Math.max(0, ...correctionFeatures.map((corrected) => sparseSimilarity(features, corrected)));
      return Math.max(isSubject ? sparseSimilarity(features, wordCentroid) : 0, nearest * nearest);
    },
    meaningSimilarity: (vector) => {
      if (centroid === undefined) return 0;
      const nearest = Math.max(0, ...members.map((member) => dot(member.vector, vector)));
      return isSubject ? Math.max(0, dot(centroid, vector)) + nearest : 2 * (nearest - MIN_SIMILARITY_TO_OTHER);
    },
  };
};
