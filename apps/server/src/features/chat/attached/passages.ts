import { significantStems } from '@app/understanding/text/words';

/** A part of a file. */
export interface Passage {
  /** The index of the file in the list that is split. */
  file: number;
  /** Counted from 1; null for a text without pages. */
  page: number | null;
  /** Where it begins and ends in the text of the file. */
  from: number;
  to: number;
  text: string;
}

/** The text of a file, whose pages are separated by form feeds. */
export interface FileToSplit {
  text: string;
  hasPages: boolean;
}

/** In characters. */
const PASSAGE_LENGTH = 1_200;
/** Where a passage may end, the best first: the last paragraph, line, sentence or word that ends in its second half. */
const ENDINGS = [/\n\n(?![^]*\n\n)/, /\n(?![^]*\n)/, /[.!?]\s(?![^]*[.!?]\s)/, /\s(?!\S*\s)/];
/**
 * Constants of the BM25 ranking: how quickly repeated occurrences of a word lose weight, and how much the length
 * counts.
 */
const [SATURATION, LENGTH_WEIGHT] = [1.2, 0.6];

/** The passages of a file in their order; none crosses a page. */
export function splitIntoPassages({ text, hasPages }: FileToSplit, file: number): Passage[] {
  const passages: Passage[] = [];
  let start = 0;
  for (const [index, page] of text.split('\f').entries()) {
    for (let at = 0; at < page.length;) {
      const length = passageLength(page.slice(at, at + PASSAGE_LENGTH + 1));
      const piece = page.slice(at, at + length);
      const from = start + at;
      if (piece.trim() !== '') {
        passages.push({ file, page: hasPages ? index + 1 : null, from, to: from + length, text: piece });
      }
      at += length;
    }
    start += page.length + 1;
  }
  return passages;
}

function passageLength(rest: string): number {
  if (rest.length <= PASSAGE_LENGTH) return rest.length;
  const secondHalf = rest.slice(PASSAGE_LENGTH / 2, PASSAGE_LENGTH);
  for (const ending of ENDINGS) {
    const found = ending.exec(secondHalf);
    if (found !== null) return PASSAGE_LENGTH / 2 + found.index + found[0].length;
  }
  return PASSAGE_LENGTH;
}

/** How well each passage fits the words of a question, by BM25; 0 for a passage without any of these words. */
export function scoreByWords(question: string, passages: readonly Passage[]): number[] {
  const stems = [...new Set(significantStems(question))];
  const counts = passages.map(({ text }) => countStems(text.toLowerCase(), stems));
  const mean = passages.reduce((sum, { text }) => sum + text.length, 0) / Math.max(1, passages.length);
  const weights = stems.map((_, at) => {
    const containing = counts.filter((passageCounts) => (passageCounts[at] ?? 0) > 0).length;
    return Math.log(1 + (passages.length - containing + 0.5) / (containing + 0.5));
  });
  return passages.map(({ text }, index) => {
    const norm = SATURATION * (1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * text.length) / mean);
    return (counts[index] ?? []).reduce(
      (sum, count, at) => sum + ((weights[at] ?? 0) * count * (SATURATION + 1)) / (count + norm),
      0,
    );
  });
}

/** How many words begin with each stem. This is much faster than stemming every word and has nearly the same result. */
function countStems(text: string, stems: readonly string[]): number[] {
  return stems.map((stem) => {
    let count = 0;
    for (let at = text.indexOf(stem); at >= 0; at = text.indexOf(stem, at + stem.length)) {
      if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) count += 1;
    }
    return count;
  });
}
