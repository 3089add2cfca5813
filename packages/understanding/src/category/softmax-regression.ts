/** A text as sparse features, and the index of its class. */
export interface TrainingExample {
  features: ReadonlyMap<number, number>;
  label: number;
  /** Weight of the example; 1 if absent. */
  weight?: number;
}

export interface SoftmaxModel {
  /** One score per class, before normalisation. */
  scores: (features: ReadonlyMap<number, number>) => number[];
}

export interface TrainingOptions {
  classes: number;
  /** The number of hashed features. */
  buckets: number;
  epochs?: number;
  /** Learning rate of the first epoch. */
  rate?: number;
  /** Share by which each example shrinks the weights of its features. */
  decay?: number;
}

/** Scores as probabilities; a `temperature` above 1 flattens them. */
export const softmax = (scores: readonly number[], temperature: number = 1): number[] => {
  const top = Math.max(...scores);
  const powers = scores.map((score) => Math.exp((score - top) / temperature));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
};

/** Learning rate of the bias relative to that of the weights: every example changes the bias. */
const BIAS_RATE = 0.05;

/** A feature map as two arrays, which are iterated a hundred times faster than the map. */
interface Features {
  buckets: Int32Array;
  values: Float64Array;
}

const flatten = (features: ReadonlyMap<number, number>): Features => ({
  buckets: Int32Array.from(features.keys()),
  values: Float64Array.from(features.values()),
});

/**
 * Multinomial logistic regression by gradient steps in the given order: no randomness, the same examples give the same
 * model.
 */
export const trainSoftmax = (examples: readonly TrainingExample[], options: TrainingOptions): SoftmaxModel => {
  const { classes, buckets, epochs = 40, rate = 0.8, decay = 0.002 } = options;
  const weights = new Float64Array(classes * buckets);
  const bias = new Float64Array(classes);
  const scoresOf = (features: Features): number[] => {
    const sums = Array.from(bias);
    for (let at = 0; at < features.buckets.length; at += 1) {
      const row = (features.buckets[at] ?? 0) * classes;
      const value = features.values[at] ?? 0;
      for (let c = 0; c < classes; c += 1) sums[c] = (sums[c] ?? 0) + value * (weights[row + c] ?? 0);
    }
    return sums;
  };
  const learn = (features: Features, errors: Float64Array): void => {
    for (let c = 0; c < classes; c += 1) bias[c] = (bias[c] ?? 0) + (errors[c] ?? 0) * BIAS_RATE;
    for (let at = 0; at < features.buckets.length; at += 1) {
      const row = (features.buckets[at] ?? 0) * classes;
      const value = features.values[at] ?? 0;
      for (let c = 0; c < classes; c += 1) {
        weights[row + c] = (weights[row + c] ?? 0) * (1 - decay) + (errors[c] ?? 0) * value;
      }
    }
  };
  const flat = examples.map(({ features, label, weight = 1 }) => ({ features: flatten(features), label, weight }));
  const errors = new Float64Array(classes);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const step = rate / (1 + epoch * 0.02);
    for (const { features, label, weight } of flat) {
      const probabilities = softmax(scoresOf(features));
      for (let c = 0; c < classes; c += 1) {
        errors[c] = step * weight * ((c === label ? 1 : 0) - (probabilities[c] ?? 0));
      }
      learn(features, errors);
    }
  }
  return { scores: (features) => scoresOf(flatten(features)) };
};
