import { findNames } from './word-names.ts';
import { splitForIndex, type SplitText } from './word-vectors.ts';

/** The version of the word splitting. When it changes, every conversation and every document is indexed again, once. */
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

/** A chunk whose text was split into words already. */
export type SplitChunk = Omit<SearchChunk, 'text'> & { split: SplitText };

/** In characters. Postgres allows 1 MB per tsvector; a smaller chunk shows more precisely which messages match. */
export const CHUNK_LENGTH = 100_000;

/** Whitespace, and the characters of the words that splitWords finds. */
const KEPT_CHARACTER = /[\p{L}\p{M}\p{N}\s]/u;

/**
 * The words of a text without punctuation. The database would index 'node.js', '19.99', 'me@example.org' and 'a/b.ts' as
 * one word each, and a search for a part of such a word would find nothing. Names such as 'C++' are added as words at the
 * end, because within the text the additional words would break up phrases.
 */
function plainWords(text: string): string {
  const names = new Set(findNames(text).map(({ word }) => word));
  return [withoutPunctuation(text), ...names].join(' ');
}

/** By UTF-16 code: 1 if the character is kept, 2 if not, 0 if that is not known yet. */
const keptByCode = new Uint8Array(0x1_0000);

/** The kept characters, with a blank for each run of others. A regular expression would take three times as long. */
function withoutPunctuation(text: string): string {
  let plain = '';
  let keptFrom = 0;
  let isBetween = false;
  for (let at = 0, length = 1; at < text.length; at += length) {
    const code = text.charCodeAt(at);
    const isSurrogate = code >= 0xd800 && code <= 0xdfff;
    const character = isSurrogate ? String.fromCodePoint(text.codePointAt(at) ?? code) : '';
    length = isSurrogate ? character.length : 1;
    const isKept = isSurrogate ? KEPT_CHARACTER.test(character) : isKeptCode(code);
    if (isKept !== isBetween) continue;
    if (isKept) keptFrom = at;
    else plain += `${text.slice(keptFrom, at)} `;
    isBetween = !isKept;
  }
  return isBetween ? plain : plain + text.slice(keptFrom);
}

function isKeptCode(code: number): boolean {
  if (keptByCode[code] === 0) keptByCode[code] = KEPT_CHARACTER.test(String.fromCharCode(code)) ? 1 : 2;
  return keptByCode[code] === 1;
}

/**
 * Cuts numbered texts into chunks of at most CHUNK_LENGTH characters. A longer text is divided among several chunks.
 * `firstChunk` is the number of the first chunk.
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

/** Splits the texts of chunks into words, except those that the database should read itself. */
export function splitChunks(chunks: readonly SearchChunk[]): (SearchChunk | SplitChunk)[] {
  return chunks.map((chunk) => {
    const split = splitForIndex(chunk.text);
    if (split === null) return chunk;
    const { text: _text, ...place } = chunk;
    return { ...place, split };
  });
}

/** In characters. Search reads a whole chunk to find the passage that it quotes. */
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
