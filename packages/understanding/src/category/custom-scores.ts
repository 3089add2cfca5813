import { BUILT_IN_SLUGS } from './built-in-categories.ts';
import { conversationText } from './conversation-text.ts';
import { textFeatures } from './text-features.ts';

interface Taught {
  slug: string;
  name: string;
  description?: string;
  examples?: readonly string[];
}

interface Filed {
  slug: string;
  title: string;
  openers: readonly string[];
}

type Features = ReadonlyMap<number, number>;

/** What full likeness to a category's centroid is worth beside the built-in scores. */
const LIKENESS_WORTH = 9;
const CORRECTION_WEIGHT = 2;

const BUILT_INS: ReadonlySet<string> = new Set(BUILT_IN_SLUGS);

const centroidOf = (members: readonly { features: Features; weight: number }[]): Features => {
  const sum = new Map<number, number>();
  for (const { features, weight } of members) {
    for (const [bucket, value] of features) sum.set(bucket, (sum.get(bucket) ?? 0) + value * weight);
  }
  let squares = 0;
  for (const value of sum.values()) squares += value * value;
  const scale = squares > 0 ? 1 / Math.sqrt(squares) : 0;
  return new Map([...sum].map(([bucket, value]) => [bucket, value * scale]));
};

const likeness = (a: Features, b: Features): number => {
  let dot = 0;
  for (const [bucket, value] of a) dot += value * (b.get(bucket) ?? 0);
  return dot;
};

/**
 * What a user's own categories (name, description, examples) and corrections add to each category's score.
 * A correction close to the text counts by itself, so one moved conversation moves its like at once.
 */
export const createCustomScores = (
  categories: readonly Taught[],
  corrections: readonly Filed[],
): ((text: string) => number[]) => {
  const taught = categories.map(({ slug, name, description, examples = [] }) => {
    const filed = corrections
      .filter((correction) => correction.slug === slug)
      .map((correction) => textFeatures(conversationText(correction)));
    // The built-in model already knows what the built-in names mean.
    const described = BUILT_INS.has(slug) ? [] : [name, description ?? ''].filter((text) => text !== '');
    const members = [
      ...[...described, ...examples].map((text) => ({ features: textFeatures(text), weight: 1 })),
      ...filed.map((features) => ({ features, weight: CORRECTION_WEIGHT })),
    ];
    return { centroid: centroidOf(members), filed };
  });
  return (text) => {
    const features = textFeatures(text);
    return taught.map(({ centroid, filed }) => {
      const nearest = Math.max(0, ...filed.map((other) => likeness(features, other)));
      return LIKENESS_WORTH * Math.max(likeness(features, centroid), nearest * nearest);
    });
  };
};
