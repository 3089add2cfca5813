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

/** The months from the first to the last one counted, at most `most` of the latest, those without a conversation as 0. */
export function everyMonth(counted: readonly { month: string; count: number }[], most: number): Bar[] {
  const [first, last] = [counted[0]?.month, counted.at(-1)?.month];
  if (first === undefined || last === undefined) return [];
  const numberOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
  const known = new Map(counted.map(({ month, count }) => [month, count]));
  const begin = Math.max(numberOf(first), numberOf(last) - most + 1);
  return Array.from({ length: numberOf(last) - begin + 1 }, (_, at) => {
    const number = begin + at;
    const month = `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;
    return { label: month, count: known.get(month) ?? 0 };
  });
}
