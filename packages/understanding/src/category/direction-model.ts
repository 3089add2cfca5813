import { SUBJECT_SLUGS } from './built-in-categories.ts';
import { denseScores, trainDense, type VectorExample } from './dense-softmax.ts';
import { LABELLED_SEEDS } from './seed-labels.ts';

/** The subjects as directions in vector space: trained once on the seed phrases, stored in a file. */
export interface DirectionModel {
  /** One score per subject, in the order of SUBJECT_SLUGS, for a vector of length 1. */
  scores: (vector: Float32Array) => number[];
  /**
   * The `scores` function of a model that was also trained on these examples; labels are indexes in SUBJECT_SLUGS.
   * About 1 ms for five examples.
   */
  refit: (examples: readonly VectorExample[]) => (vector: Float32Array) => number[];
}

const CLASSES = SUBJECT_SLUGS.length;
/** A strong weight decay: the seed phrases are only a sample of each subject. */
const DECAY = 0.003;
const EPOCHS = 100;
/** Starting from trained weights, few epochs adapt them to a user. */
const REFIT_EPOCHS = 20;

/** Number of weights of a model for vectors of this length. */
export const modelLength = (dimensions: number): number => CLASSES * dimensions;

/** Trains a model on the vectors of LABELLED_SEEDS, in their order. About half a second. */
export const learnDirections = (vectors: readonly Float32Array[], dimensions: number): Float32Array => {
  const meanSize = LABELLED_SEEDS.length / CLASSES;
  const examples = vectors.map((vector, at) => {
    const label = LABELLED_SEEDS[at]?.label ?? 0;
    const labelSize = LABELLED_SEEDS.filter((seed) => seed.label === label).length;
    // Other has more phrases than a subject, but conversations do not belong to it that much more often.
    return { vector, label, weight: Math.sqrt(meanSize / labelSize) };
  });
  return trainDense(examples, { classes: CLASSES, dimensions, decay: DECAY, epochs: EPOCHS });
};

/** Opens the weights that learnDirections returned. */
export const openDirections = (weights: Float32Array, dimensions: number): DirectionModel => {
  if (weights.length !== modelLength(dimensions)) throw new Error('the category model has another size');
  const scorer = (learned: Float32Array) => (vector: Float32Array) => denseScores(learned, CLASSES, vector);
  return {
    scores: scorer(weights),
    refit: (examples) => {
      const start = { weights, examples: LABELLED_SEEDS.length };
      return scorer(trainDense(examples, { classes: CLASSES, dimensions, decay: DECAY, epochs: REFIT_EPOCHS, start }));
    },
  };
};
