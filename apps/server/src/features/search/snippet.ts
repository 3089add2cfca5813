import { readableText } from '@app/contract/readable-text';

export interface Snippet {
  text: string;
  /** Start and end (exclusive) within `text`, in UTF-16 units. */
  highlights: [number, number][];
}

const SNIPPET_LENGTH = 240;
/** Characters shown before the first match. */
const LEAD_LENGTH = 60;
const MAX_HIGHLIGHTS = 20;
/** Characters of a text that are searched for matches. */
const MAX_SEARCHED = 50_000;
/** Formatting is removed from this many characters before and after a match. */
const CONTEXT_BEFORE = 400;
const CONTEXT_AFTER = 2_000;

/** How many of the words and phrases the first part of a text contains, including beginnings of longer words. */
export function countMatches(text: string, words: readonly string[]): number {
  const plain = fold(text.slice(0, MAX_SEARCHED));
  return words.filter((word) => plain.search(toPattern(word)) >= 0).length;
}

/** The text around the first match, on one line and without formatting, with every match highlighted. */
export function makeSnippet(content: string, words: readonly string[]): Snippet {
  const searchedText = content.slice(0, MAX_SEARCHED);
  const found = findFirst(fold(searchedText), words);
  const plain = oneLine(readablePiece(searchedText, found ?? 0));
  // A match in the address of a link is removed with the formatting. Then the text with its formatting is shown.
  const line =
    found === undefined || findFirst(fold(plain), words) !== undefined ? plain : oneLine(searchedText.slice(found));
  const first = findFirst(fold(line), words) ?? 0;
  const isCut = line !== plain || (found ?? 0) > CONTEXT_BEFORE;
  const start = first <= LEAD_LENGTH ? 0 : startBefore(line, first);
  const lead = start > 0 || isCut ? '… ' : '';
  const piece = line.slice(start, start + SNIPPET_LENGTH).toWellFormed();
  const tail = start + SNIPPET_LENGTH < line.length || content.length > (found ?? 0) + CONTEXT_AFTER ? ' …' : '';
  const text = lead + piece + tail;
  return { text, highlights: findHighlights(text, words) };
}

/** The start of the first whole word shortly before a match, or a place within a long word. */
function startBefore(line: string, match: number): number {
  const space = line.indexOf(' ', match - LEAD_LENGTH);
  return space >= 0 && space < match ? space + 1 : match - LEAD_LENGTH;
}

/** The lines around a position, without formatting. The fences before the lines show whether they begin in code. */
function readablePiece(text: string, place: number): string {
  // Begins at the start of a line, or, if there is no line break before the place, CONTEXT_BEFORE characters earlier.
  const start = place <= CONTEXT_BEFORE ? 0 : text.lastIndexOf('\n', place - LEAD_LENGTH) + 1 || place - CONTEXT_BEFORE;
  const fences = text.slice(0, start).match(/^ {0,3}(?:```|~~~)/gm) ?? [];
  return readableText(text.slice(start, place + CONTEXT_AFTER), { isCode: fences.length % 2 === 1 });
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function findFirst(folded: string, words: readonly string[]): number | undefined {
  const places = words.map((word) => folded.search(toPattern(word))).filter((at) => at >= 0);
  return places.length === 0 ? undefined : Math.min(...places);
}

function findHighlights(text: string, words: readonly string[]): [number, number][] {
  const folded = fold(text);
  const found: [number, number][] = [];
  for (const word of words) {
    for (const match of folded.matchAll(new RegExp(toPattern(word).source, 'gu'))) {
      found.push([match.index, match.index + match[0].length]);
    }
  }
  const merged: [number, number][] = [];
  for (const [from, to] of found.toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged.slice(0, MAX_HIGHLIGHTS);
}

const NOT_ASCII = /[^\x00-\x7F]/g;
const foldedUnits = new Map<string, string>();

/** The text in lower case and without accents. Its length is unchanged, so that positions are valid in both. */
function fold(text: string): string {
  // Faster than a search: text in ASCII has as many bytes as characters.
  const isAscii = Buffer.byteLength(text) === text.length;
  return (isAscii ? text : text.replaceAll(NOT_ASCII, foldUnit)).toLowerCase();
}

/** One UTF-16 unit, without its accent. */
function foldUnit(unit: string): string {
  const cached = foldedUnits.get(unit);
  if (cached !== undefined) return cached;
  const plain = unit.normalize('NFD').charAt(0).toLowerCase();
  const folded = plain.length === 1 ? plain : unit;
  foldedUnits.set(unit, folded);
  return folded;
}

/** Matches a word as the beginning of words, and a phrase as whole words with up to 20 other characters in between. */
function toPattern(word: string): RegExp {
  // Only names such as C++ and .NET have characters that must be escaped.
  const [first = '', ...rest] = fold(word)
    .replaceAll(/[.+]/g, String.raw`\$&`)
    .split(' ');
  if (rest.length === 0) return new RegExp(String.raw`(?<![\p{L}\p{N}])${first}`, 'u');
  const phrase = [first, ...rest].join(String.raw`[^\p{L}\p{N}]{1,20}`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${phrase}(?![\p{L}\p{N}])`, 'u');
}
