/** What vectors are made by; stored with each, because only vectors of the same maker can be compared. */
export interface EmbedderInfo {
  /** Name and version, such as 'use-lite-1'. */
  id: string;
  /** `sentences` knows what a text means as a whole, `words` only which words it has. */
  kind: 'sentences' | 'words';
  dimensions: number;
}

/** Turns texts into vectors of length 1; the more two texts speak of the same thing, the larger the product of theirs. */
export interface Embedder {
  /** Which way it embeds, once that is known. Never rejects. */
  open(): Promise<EmbedderInfo>;
  /** One vector a text, in their order. English is understood; other languages as far as they share words with it. */
  embed(texts: readonly string[]): Promise<Float32Array[]>;
  close(): Promise<void>;
}
