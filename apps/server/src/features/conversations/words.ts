import { findNames } from './word-names.ts';

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
 * one word each, and a search for a part of it would find nothing. Names such as 'C++' follow as words of their own, at
 * the end: between the words they would part those of a phrase.
 */
function plainWords(text: string): string {
  const names = new Set(findNames(text).map(({ word }) => word));
  return [text.replaceAll(BETWEEN_WORDS, ' '), ...names].join(' ');
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

/** Characters of a document in one chunk: so many of a text are searched for a quote. */
const DOCUMENT_CHUNK_LENGTH = 50_000;
/** Characters before the end of a chunk in which a blank is looked for, so that no word is cut in two. */
const CUT_WITHIN = 200;

/** Cuts a document into chunks that say which characters they are of. The first also has the title. */
export function chunkDocument(title: string, text: string, first: number): WordChunk[] {
  const chunks: WordChunk[] = [];
  for (let from = 0; from === 0 || from < text.length;) {
    const end = from + DOCUMENT_CHUNK_LENGTH;
    const blank = end < text.length ? text.slice(end - CUT_WITHIN, end).search(/\s\S*$/) : -1;
    const to = Math.min(text.length, blank < 0 ? end : end - CUT_WITHIN + blank + 1);
    const piece = text.slice(from, to);
    const words = plainWords(from === 0 ? `${title}\n${piece}` : piece);
    chunks.push({ chunk: first + chunks.length, fromSeq: from, toSeq: to, text: words });
    from = Math.max(to, from + 1);
  }
  return chunks;
}
