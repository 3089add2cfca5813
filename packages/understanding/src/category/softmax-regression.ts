/** A text as sparse features, and the number of the class it belongs to. */
export interface TrainingExample {
  features: ReadonlyMap<number, number>;
  label: number;
  /** How much the example counts; 1 when absent. */
  weight?: number;
}

export interface SoftmaxModel {
  /** One score a class, before normalisation. */
  scores: (features: ReadonlyMap<number, number>) => number[];
}

export interface TrainingOptions {
  classes: number;
  buckets: number;
  epochs?: number;
  rate?: number;
  /** Weight decay an epoch. */
  decay?: number;
}

/** Scores as probabilities; `temperature` above 1 flattens. */
export const softmax = (scores: readonly number[], temperature: number = 1): number[] => {
  const top = Math.max(...scores);
  const powers = scores.map((score) => Math.exp((score - top) / temperature));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
};

/** Multinomial logistic regression by gradient steps in the given order: no chance in it, the same examples give the same model. */
export const trainSoftmax = (examples: readonly TrainingExample[], options: TrainingOptions): SoftmaxModel => {
  const { classes, buckets, epochs = 40, rate = 0.8, decay = 0.002 } = options;
  const weights = new Float64Array(classes * buckets);
  const bias = new Float64Array(classes);
  const scores = (features: ReadonlyMap<number, number>): number[] => {
    const sums = Array.from(bias);
    for (const [bucket, value] of features) {
      for (let c = 0; c < classes; c += 1) sums[c] = (sums[c] ?? 0) + value * (weights[bucket * classes + c] ?? 0);
    }
    return sums;
  };
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const step = rate / (1 + epoch * 0.02);
    for (const { features, label, weight = 1 } of examples) {
      const probabilities = softmax(scores(features));
      for (let c = 0; c < classes; c += 1) {
        const error = step * weight * ((c === label ? 1 : 0) - (probabilities[c] ?? 0));
        bias[c] = (bias[c] ?? 0) + error * 0.05;
        for (const [bucket, value] of features) {
          const at = bucket * classes + c;
          weights[at] = (weights[at] ?? 0) * (1 - decay) + error * value;
        }
      }
    }
  }
  return { scores };
};
