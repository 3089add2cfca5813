const WIDTH = 24;

export interface Bar {
  label: string;
  count: number;
}

/** A small chart as a text block: one line per bar, the longest 24 characters wide. */
export function barChart(bars: readonly Bar[]): string {
  const maxCount = Math.max(1, ...bars.map(({ count }) => count));
  const labelWidth = Math.max(0, ...bars.map(({ label }) => label.length));
  const lines = bars.map(({ label, count }) => {
    const length = count === 0 ? 0 : Math.max(1, Math.round((count / maxCount) * WIDTH));
    return `${label.padEnd(labelWidth)}  ${'█'.repeat(length)} ${count}`;
  });
  return ['```text', ...lines, '```'].join('\n');
}

/**
 * Counts by month, or by year when there would be more than `maxBars` months. Months without conversations are shown as
 * 0.
 */
export function barsOverTime(counted: readonly { month: string; count: number }[], maxBars: number): Bar[] {
  const bars = everyMonth(counted);
  if (bars.length <= maxBars) return bars;
  const years = Map.groupBy(bars, ({ label }) => label.slice(0, 4));
  return [...years].map(([label, months]) => ({ label, count: months.reduce((sum, { count }) => sum + count, 0) }));
}

/** A bar for each month from the first to the last of `counted`. */
function everyMonth(counted: readonly { month: string; count: number }[]): Bar[] {
  const [first, last] = [counted[0]?.month, counted.at(-1)?.month];
  if (first === undefined || last === undefined) return [];
  const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
  const countByMonth = new Map(counted.map(({ month, count }) => [month, count]));
  const begin = monthNumber(first);
  return Array.from({ length: monthNumber(last) - begin + 1 }, (_, offset) => {
    const number = begin + offset;
    const month = `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;
    return { label: month, count: countByMonth.get(month) ?? 0 };
  });
}
