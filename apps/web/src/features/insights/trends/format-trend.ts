import type { Category } from '@app/contract/categories';
import { sourcesBesidesChat } from '@app/contract/providers';
import type { Trends } from '@app/contract/trends';
import { formatFullHour } from '#lib/display-formats.ts';
import { categoryTint } from '#ui/category-tint.ts';
import { t } from './trends.messages.ts';

interface Period {
  start: string;
  end: string;
}

const format = (day: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** 'Nov 21, 2026' */
export const formatDay = (day: string): string => format(day, { year: 'numeric', month: 'short', day: 'numeric' });

/** 'Nov 21', or 'Nov 2026' for a month: short enough for an axis. */
export function formatAxisLabel(day: string, bucket: Trends['bucket']): string {
  return format(day, bucket === 'month' ? { month: 'short', year: 'numeric' } : { month: 'short', day: 'numeric' });
}

/** 'Nov 21, 2026', 'Nov 16 to Nov 22, 2026' or 'November 2026' */
export function formatPeriod({ start, end }: Period, bucket: Trends['bucket']): string {
  if (start === end) return formatDay(start);
  if (bucket === 'month') return format(start, { month: 'long', year: 'numeric' });
  return t('span', { from: format(start, { month: 'short', day: 'numeric' }), to: formatDay(end) });
}

/** 1 → 'Monday'. 1 June 2026 is a Monday, so its first seven days are the weekdays in order. */
export const formatWeekday = (weekday: number, length: 'long' | 'short' = 'long'): string =>
  format(`2026-06-0${weekday}`, { weekday: length });

/** '9 AM' or '09:00' */
export const formatHour = (hour: number): string => formatFullHour(hour);

export const sourceName = (source: string): string =>
  source === 'chat' ? t('ownChats') : (sourcesBesidesChat[source as keyof typeof sourcesBesidesChat]?.name ?? source);

/** How a category or a source is shown in charts. */
export interface SeriesStyle {
  key: string;
  name: string;
  /** The emoji of a category, otherwise empty. */
  emoji: string;
  color: string;
}

/** How many colours `--category-<number>` the theme has. */
const CATEGORY_COLORS = 10;

export function categoryStyle(id: string, categories: readonly Category[]): SeriesStyle {
  const category = categories.find((each) => each.id === id);
  if (category === undefined) return { key: id, name: t('unknownCategory'), emoji: '', color: 'var(--text-muted)' };
  return { key: id, name: category.name, emoji: category.emoji, color: categoryTint(category.color).color };
}

export const sourceStyle = (source: string, index: number): SeriesStyle => ({
  key: source,
  name: sourceName(source),
  emoji: '',
  color: `var(--category-${(index % CATEGORY_COLORS) + 1})`,
});
