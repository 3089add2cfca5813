/** A model that makes vectors. Each vector is stored with the model's id: only vectors of one model are comparable. */
export interface EmbedderInfo {
  /** Name and version, such as 'use-lite-2'. */
  id: string;
  /** `sentences` represents the meaning of a text as a whole, `words` only its words. */
  kind: 'sentences' | 'words';
  dimensions: number;
}

/** Embeds texts as vectors of length 1: the closer the subjects of two texts, the larger their dot product. */
export interface Embedder {
  /** The model that is used if it can run here. */
  preferred: EmbedderInfo;
  /** The model in use; undefined until it is loaded. */
  current(): EmbedderInfo | undefined;
  /** Loads the model if needed, and resolves to the one in use. Never rejects. */
  open(): Promise<EmbedderInfo>;
  /**
   * One vector per text, in the same order. Made for English; other languages work only as far as they share words
   * with English.
   */
  embed(texts: readonly string[]): Promise<Float32Array[]>;
  close(): Promise<void>;
}
