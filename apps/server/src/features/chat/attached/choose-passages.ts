import { fuseRankings } from '@app/understanding/fuse-rankings';
import { type FileToSplit, type Passage, scoreByWords, splitIntoPassages } from './passages.ts';

/** The similarity in meaning between a question and the parts of files; empty if that is unknown. */
export type NearParts = readonly { file: number; from: number; to: number; similarity: number }[];

export interface ChosenText {
  file: number;
  /** The whole text, or only the passages that fit the question best. */
  isWhole: boolean;
  /** In the order of the file. */
  passages: Passage[];
}

/** In characters: how much of the beginning of each long file is given, to show what the file is about. */
const BEGINNING_LENGTH = 1_200;

/**
 * Chooses the parts of the files that are given for a reply, at most `budget` characters:
 * 1. Short files are given whole, the shortest first.
 * 2. The beginnings of long files are given, then the passages that fit the question best by words and by meaning.
 * 3. The rest of the budget is spread evenly over the remaining passages.
 */
export function choosePassages(
  question: string,
  files: readonly FileToSplit[],
  { budget, near = [] }: { budget: number; near?: NearParts },
): ChosenText[] {
  const all = files.map((file, index) => splitIntoPassages(file, index));
  const wholeFiles = new Set<number>();
  let remaining = budget;
  const byLength = [...files.entries()].toSorted(([, a], [, b]) => a.text.length - b.text.length);
  for (const [position, [index, { text }]] of byLength.entries()) {
    // Each of the remaining files gets an equal share of the remaining budget.
    if (text.length > remaining / (byLength.length - position)) break;
    wholeFiles.add(index);
    remaining -= text.length;
  }
  const long = all.filter((_, index) => !wholeFiles.has(index));
  const chosen = fillFrom(orderOf(question, long, near), remaining);
  return all.map((passages, file) => ({
    file,
    isWhole: wholeFiles.has(file),
    passages: wholeFiles.has(file) ? passages : passages.filter((passage) => chosen.has(passage)),
  }));
}

/** The passages of long files, the most useful first. */
function* orderOf(question: string, files: readonly Passage[][], near: NearParts): Generator<Passage> {
  for (const passages of files) yield* beginningOf(passages);
  yield* rankPassages(question, files.flat(), near);
  yield* spread(files);
}

function* beginningOf(passages: readonly Passage[]): Generator<Passage> {
  let length = 0;
  for (const passage of passages) {
    if (length > 0 && length + passage.text.length > BEGINNING_LENGTH) return;
    length += passage.text.length;
    yield passage;
  }
}

/** The passages that fit a question, best first. Leaves out those that share neither words nor meaning with it. */
export function rankPassages(question: string, passages: readonly Passage[], near: NearParts = []): Passage[] {
  const scores = scoreByWords(question, passages);
  const ranked = (score: (index: number) => number) =>
    [...passages.keys()]
      .filter((index) => score(index) > 0)
      .toSorted((a, b) => score(b) - score(a) || a - b)
      .map(String);
  const similarity = passages.map(({ file, from, to }) =>
    Math.max(
      0,
      ...near.filter((part) => part.file === file && part.from < to && part.to > from).map((part) => part.similarity),
    ),
  );
  const fused = fuseRankings({
    everyWord: ranked((index) => scores[index] ?? 0),
    someWords: [],
    meaning: ranked((index) => similarity[index] ?? 0),
  });
  return fused.flatMap(({ id }) => passages[Number(id)] ?? []);
}

/** Passages spread evenly over each file: first the middle one, then those at the quarters, and so on. */
function* spread(files: readonly Passage[][]): Generator<Passage> {
  for (let step = 2; step <= 64; step *= 2) {
    for (const passages of files) {
      for (let part = 1; part < step; part += 2) {
        const passage = passages[Math.floor((passages.length * part) / step)];
        if (passage !== undefined) yield passage;
      }
    }
  }
}

function fillFrom(ordered: Iterable<Passage>, budget: number): Set<Passage> {
  const chosen = new Set<Passage>();
  let remaining = budget;
  for (const passage of ordered) {
    if (chosen.has(passage) || passage.text.length > remaining) continue;
    chosen.add(passage);
    remaining -= passage.text.length;
    if (remaining < MIN_REST) break;
  }
  return chosen;
}

/** In characters. A smaller rest of the budget is not used. */
const MIN_REST = 300;
