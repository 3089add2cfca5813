import { ReferenceLine } from 'recharts';
import type { AxisEntry } from '../fold-pauses.ts';

/**
 * A dotted line where a long pause is folded, with the label of the period after it. A function, because a chart reads
 * only its direct children.
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
