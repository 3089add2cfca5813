const format = (month: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(new Date(`${month}-01T00:00:00Z`));

/** '2026-11' → 'Nov 2026' */
export const formatMonth = (month: string): string => format(month, { month: 'short', year: 'numeric' });

/** '2026-11' → 'Nov' */
export const formatMonthName = (month: string): string => format(month, { month: 'short' });

/** '2026-11' → 'November 2026' */
export const formatLongMonth = (month: string): string => format(month, { month: 'long', year: 'numeric' });

/** 'Jan – Jun 2024', 'Nov 2023 – Feb 2024', or one month. */
export function formatSpan(from: string, to: string): string {
  if (from === to) return formatMonth(from);
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  return `${isOneYear ? format(from, { month: 'short' }) : formatMonth(from)} – ${formatMonth(to)}`;
}

/** '2024-02' → '2024-02-29' */
export function lastDayOf(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}
