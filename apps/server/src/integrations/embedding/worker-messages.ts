export type ToWorker =
  | { type: 'embed'; id: number; text: string }
  /** The thread ends after the text that it is embedding. */
  | { type: 'close' };

export type FromWorker =
  /** The model is loaded and has passed its self-test. */
  | { type: 'ready' }
  /** This thread cannot embed. */
  | { type: 'unusable'; reason: string }
  | { type: 'vector'; id: number; vector: Float32Array }
  | { type: 'failed'; id: number; reason: string };
