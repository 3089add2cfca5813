import type { Archive, ArchiveChapter, ArchiveMonth } from '@app/contract/archive';
import { foldPauses } from '../fold-pauses.ts';

/** The axis for bars up to `max`: the value at its top, and at most five values to mark. */
export function axisOf(max: number): { top: number; marks: number[] } {
  const steps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1_000, 2_000, 2_500, 5_000, 10_000, 20_000, 50_000];
  const step = steps.find((candidate) => max / candidate <= 4) ?? max;
  return {
    top: Math.max(max, 1),
    marks: Array.from({ length: Math.floor(max / step) + 1 }, (_, index) => index * step),
  };
}

/** A month of the timeline, or a pause of `skipped` months without conversations that has the width of one month. */
export type TimelineMonth = ArchiveMonth & { skipped?: number };

/** The months, each long pause between them folded to one entry. */
export function foldMonths(series: readonly ArchiveMonth[]): TimelineMonth[] {
  return foldPauses(series, ({ conversations }) => conversations === 0).map(({ item, skipped }) =>
    skipped === 0 ? item : { ...item, skipped },
  );
}

/**
 * The years, each with the index of its first shown month. A year with few shown months is left out, unless it begins
 * after a pause.
 */
export function yearMarks(series: readonly TimelineMonth[]): { year: string; at: number }[] {
  const minGap = Math.min(12, series.length / 8);
  const isFirstShown = (at: number) => at === 0 || series[at - 1]?.skipped !== undefined;
  return series
    .flatMap(({ month, skipped }, at) =>
      skipped === undefined && (isFirstShown(at) || month.endsWith('-01')) ? [{ year: month.slice(0, 4), at }] : [],
    )
    .filter(
      ({ at }, index, all) => (all[index + 1]?.at ?? series.length) - at >= minGap || (at > 0 && isFirstShown(at)),
    );
}

/** With more months than this, none has its name below its bar: the names would not fit on a phone. */
const MAX_NAMED_MONTHS = 14;

/** The months to name below their bars, none if the time is long. */
export const namedMonths = (series: readonly TimelineMonth[]): { month: string; at: number }[] =>
  series.length > MAX_NAMED_MONTHS
    ? []
    : series.flatMap(({ month, skipped }, at) => (skipped === undefined ? [{ month, at }] : []));

export interface PlacedChapter {
  chapter: ArchiveChapter;
  /** The indexes of its first and its last month in the series. */
  from: number;
  to: number;
  /** The row below the axis, from 0. */
  lane: number;
  /** Where its box begins and ends, in percent of the axis; the box has room for the name. */
  left: number;
  right: number;
  /** Whether line and name end at the right edge of the box, because the name would run past the end of the axis. */
  isAtEnd: boolean;
}

/** The average width of a letter, and the gap after a name, in percent of an axis of about 900 px. */
const LETTER_WIDTH = 0.78;
const GAP = 1;
const MAX_LANES = 3;
const ROUNDING_ERROR = 0.001;

/** Places the chapters in as few lanes as their names allow; a chapter that fits in no lane is left out. */
export function placeChapters({ series, chapters }: Pick<Archive, 'series' | 'chapters'>): PlacedChapter[] {
  const laneEnds: number[] = [];
  const first = series[0]?.month ?? '';
  const last = series.at(-1)?.month ?? '';
  return chapters.flatMap((chapter): PlacedChapter[] => {
    const positionOf = (month: string) =>
      series.findIndex((each) => each.month === (month < first ? first : month > last ? last : month));
    const [from, to] = [positionOf(chapter.from), positionOf(chapter.to)];
    if (from < 0 || to < 0) return [];
    const start = (from / series.length) * 100;
    const end = ((to + 1) / series.length) * 100;
    const width = Math.max(end - start, chapter.name.length * LETTER_WIDTH + GAP);
    const isAtEnd = start + width > 100;
    const [left, right] = isAtEnd ? [end - width, end] : [start, start + width];
    const lane = Array.from({ length: MAX_LANES }, (_, index) => index).find(
      (index) => (laneEnds[index] ?? 0) <= left + ROUNDING_ERROR,
    );
    if (lane === undefined) return [];
    laneEnds[lane] = right;
    return [{ chapter, from, to, lane, left, right, isAtEnd }];
  });
}
