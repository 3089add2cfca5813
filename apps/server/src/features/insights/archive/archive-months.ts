import type { Archive } from '@app/contract/archive';
import type { ConversationSource } from '@app/contract/conversations';
import type { MonthRow } from './archive.repository.ts';

/** Every month from `first` to `last`. A month is written like 2026-11. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  let [year = 0, month = 1] = first.split('-').map(Number);
  for (let at = first; at <= last; at = toMonth(year, month)) {
    months.push(at);
    month += 1;
    if (month > 12) [year, month] = [year + 1, 1];
  }
  return months;
}

const toMonth = (year: number, month: number): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;

/** The first and the last day of a year. */
export const daysOfYear = (year: number): { start: string; end: string } => ({
  start: `${year}-01-01`,
  end: `${year}-12-31`,
});

type Facts = Pick<Archive, 'series' | 'sources' | 'firstDay' | 'lastDay' | 'toReview'> & {
  counts: Pick<Archive['counts'], 'conversations' | 'messages'>;
};

/** The facts about an archive, or about one year of it, that follow from its counts by month. */
export function factsOf(rows: readonly MonthRow[]): Facts {
  const total = (value: (row: MonthRow) => number) => rows.reduce((sum, row) => sum + value(row), 0);
  const inOrder = rows.toSorted((a, b) => (a.firstDay < b.firstDay ? -1 : 1));
  const lastDay = rows.reduce((last, row) => (row.lastDay > last ? row.lastDay : last), '');
  const firstMonth = inOrder[0]?.month;
  const byMonth = Map.groupBy(rows, ({ month }) => month);
  const conversations = total((row) => row.conversations);
  return {
    series:
      firstMonth === undefined
        ? []
        : monthsBetween(firstMonth, lastDay.slice(0, 7)).map((month) => {
            const byCategory = sumBy(byMonth.get(month) ?? [], ({ categoryId }) => categoryId);
            return {
              month,
              conversations: byCategory.reduce((sum, [, count]) => sum + count, 0),
              byCategory: byCategory.map(([categoryId, count]) => ({ categoryId, conversations: count })),
            };
          }),
    sources: sumBy(rows, ({ source }) => source).map(([source, count]) => ({
      source: source as ConversationSource,
      conversations: count,
    })),
    firstDay: inOrder[0]?.firstDay ?? null,
    lastDay: lastDay === '' ? null : lastDay,
    toReview: total((row) => row.toReview),
    counts: { conversations, messages: total((row) => row.messages) },
  };
}

/** The number of conversations for each key that `keyOf` returns, largest first. */
function sumBy(rows: readonly MonthRow[], keyOf: (row: MonthRow) => string): [key: string, conversations: number][] {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + row.conversations);
  return [...sums].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
}
