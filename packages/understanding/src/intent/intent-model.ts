import { softmax, type SoftmaxModel, trainSoftmax } from '../category/softmax-regression.ts';
import { INTENT_CLASSES, type IntentClass } from './intent-classes.ts';
import { INTENT_BUCKETS, intentFeatures } from './intent-features.ts';
import { FURTHER_MESSAGES, messagesIn } from './seeds/further-messages.table.ts';
import { INTENT_PHRASES } from './seeds/intent-phrases.ts';

const TRAINING = { epochs: 24, rate: 1.2, decay: 0.001 };

/**
 * With so many classes the scores are close together: a temperature below 1 sharpens the probabilities so that of the
 * results with a share of 0.8, 80 % are right.
 */
const TEMPERATURE = 0.5;

let trained: SoftmaxModel | undefined;

// Trained at the first message instead of at import: a process that classifies no message does not pay for it.
const model = (): SoftmaxModel => {
  trained ??= trainSoftmax(
    interleave(INTENT_CLASSES.map((name) => [...INTENT_PHRASES[name], ...messagesIn(FURTHER_MESSAGES[name])])).map(
      ({ text, label }) => ({
        features: intentFeatures(text),
        label,
      }),
    ),
    { classes: INTENT_CLASSES.length, buckets: INTENT_BUCKETS, ...TRAINING },
  );
  return trained;
};

/** One phrase of each class in turn: training one class after the other would favour the last class. */
function interleave(classes: readonly (readonly string[])[]): { text: string; label: number }[] {
  const longest = Math.max(...classes.map((phrases) => phrases.length));
  return Array.from({ length: longest }, (_, at) =>
    classes.flatMap((phrases, label) => {
      const text = phrases[at];
      return text === undefined ? [] : [{ text, label }];
    }),
  ).flat();
}

/** Probability of each class for a message; the shares add up to 1. */
export const intentShares = (text: string): ReadonlyMap<IntentClass, number> => {
  const shares = softmax(model().scores(intentFeatures(text)), TEMPERATURE);
  return new Map(INTENT_CLASSES.map((name, at) => [name, shares[at] ?? 0]));
};

/** The most likely class of a message, with its probability. */
export const likeliestIntent = (text: string): { name: IntentClass; share: number } => {
  let best: { name: IntentClass; share: number } = { name: 'knowledge', share: 0 };
  for (const [name, share] of intentShares(text)) if (share > best.share) best = { name, share };
  return best;
};
