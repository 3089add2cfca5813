import type { Archive, ArchiveChapter, ArchiveMonth } from '@app/contract/archive';

/** The end of the axis, and the marks on it, for the highest bar. */
export function axisOf(max: number): { top: number; marks: number[] } {
  const steps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1_000, 2_000, 2_500, 5_000, 10_000, 20_000, 50_000];
  const step = steps.find((one) => max / one <= 4) ?? max;
  return { top: Math.max(max, 1), marks: Array.from({ length: Math.floor(max / step) + 1 }, (_, at) => at * step) };
}

/** Where years begin on the axis: the position of their first month. A year of which few months are shown gets no label. */
export function yearMarks(series: readonly ArchiveMonth[]): { year: string; at: number }[] {
  const minGap = Math.min(12, series.length / 8);
  return series
    .flatMap(({ month }, at) => (at === 0 || month.endsWith('-01') ? [{ year: month.slice(0, 4), at }] : []))
    .filter(({ at }, index, all) => (all[index + 1]?.at ?? series.length) - at >= minGap);
}

/** The months of a chapter within the series; both positions are included. */
export interface PlacedChapter {
  chapter: ArchiveChapter;
  from: number;
  to: number;
  /** The row below the axis, from 0. */
  lane: number;
  /** Where its box begins and ends, in percent of the axis; the box has room for the name. */
  left: number;
  right: number;
  /** Whether the name begins left of the line, because there is no room to its right. */
  isAtEnd: boolean;
}

/** An average letter of a name, in percent of an axis of about 900 px. */
const LETTER = 0.78;
const GAP = 1;
const MAX_LANES = 3;

/** Places the chapters in as few rows as their names allow; one that fits in no row is left out. */
export function placeChapters({ series, chapters }: Pick<Archive, 'series' | 'chapters'>): PlacedChapter[] {
  const ends: number[] = [];
  const first = series[0]?.month ?? '';
  const last = series.at(-1)?.month ?? '';
  return chapters.flatMap((chapter): PlacedChapter[] => {
    const positionOf = (month: string) =>
      series.findIndex((one) => one.month === (month < first ? first : month > last ? last : month));
    const [from, to] = [positionOf(chapter.from), positionOf(chapter.to)];
    if (from < 0 || to < 0) return [];
    const start = (from / series.length) * 100;
    const end = ((to + 1) / series.length) * 100;
    const room = Math.max(end - start, chapter.name.length * LETTER + GAP);
    const isAtEnd = start + room > 100;
    const [left, right] = isAtEnd ? [end - room, end] : [start, start + room];
    const lane = Array.from({ length: MAX_LANES }, (_, at) => at).find(
      (at) => (ends[at] ?? -GAP) + GAP <= left + 0.001,
    );
    if (lane === undefined) return [];
    ends[lane] = right;
    return [{ chapter, from, to, lane, left, right, isAtEnd }];
  });
}
