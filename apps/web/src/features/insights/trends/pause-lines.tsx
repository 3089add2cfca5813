import { ReferenceLine } from 'recharts';
import { chartMargins } from '#ui/chart-style.ts';
import type { AxisEntry } from '../fold-pauses.ts';

/** If less than this share of the axis follows a pause, the label at the pause's line needs room beyond the axis. */
const MIN_SHARE_FOR_LABEL = 0.2;
/** In pixels. */
const LABEL_ROOM = 48;

/** The margins of a chart, with room for the label at a pause's line shortly before the end of the axis. */
export function marginsFor(entries: readonly AxisEntry<unknown>[]) {
  const lastPause = entries.findLastIndex(({ skipped }) => skipped > 0);
  const isNearEnd = lastPause >= 0 && (entries.length - lastPause) / entries.length < MIN_SHARE_FOR_LABEL;
  return isNearEnd ? { ...chartMargins, right: LABEL_ROOM } : chartMargins;
}

/**
 * A dotted line where a long pause is folded, with the label of the period after it. Not a component, because a chart
 * reads only its direct children.
 */
export function pauseLines(entries: readonly AxisEntry<{ start: string }>[], formatLabel: (start: string) => string) {
  return entries.flatMap(({ item: { start }, skipped }, index) => {
    const next = entries[index + 1];
    if (skipped === 0 || next === undefined) return [];
    const label = {
      value: formatLabel(next.item.start),
      position: 'insideTopLeft',
      fontSize: 12,
      fill: 'var(--text-muted)',
    } as const;
    return [<ReferenceLine key={start} x={start} stroke="var(--line-field)" strokeDasharray="2 4" label={label} />];
  });
}

/** Formats the labels of an axis; a folded pause has no label. */
export function labelPeriods(
  entries: readonly AxisEntry<{ start: string }>[],
  formatLabel: (start: string) => string,
): (start: string) => string {
  const pauses = new Set(entries.filter(({ skipped }) => skipped > 0).map(({ item }) => item.start));
  return (start) => (pauses.has(start) ? '' : formatLabel(start));
}
