import type { TimeSpan } from './working-hours.ts';

const MINUTE = 60_000;

/**
 * The parts of `within` that are not busy, keeping `bufferMinutes` around busy time spans. `within` is sorted by start.
 */
export function freeTimeSpans(
  within: readonly TimeSpan[],
  busy: readonly TimeSpan[],
  bufferMinutes: number,
): TimeSpan[] {
  const buffer = bufferMinutes * MINUTE;
  const blocks = mergeSpans(busy.map(({ start, end }) => ({ start: start - buffer, end: end + buffer })));
  const free: TimeSpan[] = [];
  let firstBlock = 0;
  for (const { start, end } of within) {
    while (firstBlock < blocks.length && (blocks[firstBlock]?.end ?? 0) <= start) firstBlock += 1;
    let freeFrom = start;
    for (let index = firstBlock; index < blocks.length; index += 1) {
      const block = blocks[index];
      if (block === undefined || block.start >= end) break;
      if (block.start > freeFrom) free.push({ start: freeFrom, end: block.start });
      freeFrom = Math.max(freeFrom, block.end);
    }
    if (freeFrom < end) free.push({ start: freeFrom, end });
  }
  return free;
}

/** Merges overlapping and adjacent time spans. */
function mergeSpans(spans: TimeSpan[]): TimeSpan[] {
  const result: TimeSpan[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last === undefined || span.start > last.end) result.push({ ...span });
    else last.end = Math.max(last.end, span.end);
  }
  return result;
}
