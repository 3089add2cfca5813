import { chunkTexts, type SearchChunk, type SplitChunk, splitChunks } from './search-chunks.ts';

export type { SearchChunk, SplitChunk } from './search-chunks.ts';

/**
 * Splits the title and the messages of a conversation into words for the full-text index. The thread that reads imports
 * calls this, so that the main thread has less to do.
 */
export function splitConversation(title: string, contents: readonly string[]): (SearchChunk | SplitChunk)[] {
  return splitChunks(
    chunkTexts([{ seq: 0, text: title }, ...contents.map((content, seq) => ({ seq, text: content }))]),
  );
}
