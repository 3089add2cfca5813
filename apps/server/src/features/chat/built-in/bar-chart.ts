const WIDTH = 24;

export interface Bar {
  label: string;
  count: number;
}

/** A small chart as a block of text: one line a bar, the longest 24 signs wide. */
export function barChart(bars: readonly Bar[]): string {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const wide = Math.max(0, ...bars.map(({ label }) => label.length));
  const lines = bars.map(({ label, count }) => {
    const length = count === 0 ? 0 : Math.max(1, Math.round((count / most) * WIDTH));
    return `${label.padEnd(wide)}  ${'█'.repeat(length)} ${count}`;
  });
  return ['```text', ...lines, '```'].join('\n');
}

/** How it went: by month where that are no more than `most` bars, else by year. What had nothing is shown as 0. */
export function overTime(counted: readonly { month: string; count: number }[], most: number): Bar[] {
  const bars = everyMonth(counted);
  if (bars.length <= most) return bars;
  const years = Map.groupBy(bars, ({ label }) => label.slice(0, 4));
  return [...years].map(([label, months]) => ({ label, count: months.reduce((sum, { count }) => sum + count, 0) }));
}

/** The months from the first to the last one counted. */
function everyMonth(counted: readonly { month: string; count: number }[]): Bar[] {
  const [first, last] = [counted[0]?.month, counted.at(-1)?.month];
  if (first === undefined || last === undefined) return [];
  const numberOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
  const known = new Map(counted.map(({ month, count }) => [month, count]));
  const begin = numberOf(first);
  return Array.from({ length: numberOf(last) - begin + 1 }, (_, at) => {
    const number = begin + at;
    const month = `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;
    return { label: month, count: known.get(month) ?? 0 };
  });
}
