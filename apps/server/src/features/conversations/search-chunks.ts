import { findNames } from './word-names.ts';

/** The version of the word splitting. After a change every conversation and every document is indexed again, once. */
export const WORDS_VERSION = '3';

/**
 * A row of the full-text index: a part of a conversation, from message `fromSeq` to message `toSeq`, or a part of a
 * document, from character `fromSeq` to character `toSeq`.
 */
export interface SearchChunk {
  chunk: number;
  fromSeq: number;
  toSeq: number;
  text: string;
}

/** In characters. Postgres allows 1 MB per tsvector; with a tenth of that a match is also close to its message. */
export const CHUNK_LENGTH = 100_000;

/** Everything except whitespace and the words that splitWords finds. */
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}\s]+/gu;

/**
 * The words of a text without punctuation. The database would index 'node.js', '19.99', 'me@example.org' and 'a/b.ts' as
 * one word each, and a search for a part of such a word would find nothing. Names such as 'C++' are added as words at the
 * end, because within the text the additional words would break up phrases.
 */
function plainWords(text: string): string {
  const names = new Set(findNames(text).map(({ word }) => word));
  return [text.replaceAll(BETWEEN_WORDS, ' '), ...names].join(' ');
}

/**
 * Cuts numbered texts into chunks of at most CHUNK_LENGTH characters, a long message into several. `firstChunk` is the
 * number of the first chunk.
 */
export function chunkTexts(texts: Iterable<{ seq: number; text: string }>, firstChunk = 0): SearchChunk[] {
  const chunks: SearchChunk[] = [];
  let lastChunk: SearchChunk | undefined;
  for (const { seq, text } of texts) {
    for (let offset = 0; offset === 0 || offset < text.length; offset += CHUNK_LENGTH) {
      const piece = plainWords(text.slice(offset, offset + CHUNK_LENGTH));
      if (lastChunk === undefined || lastChunk.text.length + piece.length > CHUNK_LENGTH) {
        lastChunk = { chunk: firstChunk + chunks.length, fromSeq: seq, toSeq: seq, text: piece };
        chunks.push(lastChunk);
      } else {
        lastChunk.text += `\n${piece}`;
        lastChunk.toSeq = seq;
      }
    }
  }
  return chunks;
}

/** In characters. A quote is searched for in a piece of text of this length. */
const DOCUMENT_CHUNK_LENGTH = 50_000;
/** A chunk ends at a blank if there is one among this many of its last characters, so that no word is cut in two. */
const BLANK_SEARCH_LENGTH = 200;

/** Cuts a document into chunks. The first chunk also has the title; `firstChunk` is its number. */
export function chunkDocument(title: string, text: string, firstChunk: number): SearchChunk[] {
  const chunks: SearchChunk[] = [];
  for (let from = 0; from === 0 || from < text.length;) {
    const end = from + DOCUMENT_CHUNK_LENGTH;
    // The position of the last blank before `end`, within the searched part; -1 if there is none.
    const blank = end < text.length ? text.slice(end - BLANK_SEARCH_LENGTH, end).search(/\s\S*$/) : -1;
    const to = Math.min(text.length, blank < 0 ? end : end - BLANK_SEARCH_LENGTH + blank + 1);
    const piece = text.slice(from, to);
    const words = plainWords(from === 0 ? `${title}\n${piece}` : piece);
    chunks.push({ chunk: firstChunk + chunks.length, fromSeq: from, toSeq: to, text: words });
    from = Math.max(to, from + 1);
  }
  return chunks;
}
