/** A part of a conversation's text for the full-text index: messages fromSeq..toSeq. */
export interface WordChunk {
  chunk: number;
  fromSeq: number;
  toSeq: number;
  text: string;
}

/** Postgres allows 1 MB per tsvector; a tenth of that also keeps a match close to its message. */
export const CHUNK_LENGTH = 100_000;

/** Everything except whitespace and the words that splitWords finds. */
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}\s]+/gu;

/**
 * The words of a text without punctuation. The database would index 'node.js', '19.99', 'me@example.org' and 'a/b.ts' as
 * one word each, and a search for a part of it would find nothing.
 */
function plainWords(text: string): string {
  return text.replaceAll(BETWEEN_WORDS, ' ');
}

/** Cuts numbered texts into chunks of at most CHUNK_LENGTH characters, a long message into several. `first` numbers the first chunk. */
export function chunkWords(texts: Iterable<{ seq: number; text: string }>, first = 0): WordChunk[] {
  const chunks: WordChunk[] = [];
  let open: WordChunk | undefined;
  for (const { seq, text } of texts) {
    for (let offset = 0; offset === 0 || offset < text.length; offset += CHUNK_LENGTH) {
      const piece = plainWords(text.slice(offset, offset + CHUNK_LENGTH));
      if (open === undefined || open.text.length + piece.length > CHUNK_LENGTH) {
        open = { chunk: first + chunks.length, fromSeq: seq, toSeq: seq, text: piece };
        chunks.push(open);
      } else {
        open.text += `\n${piece}`;
        open.toSeq = seq;
      }
    }
  }
  return chunks;
}
