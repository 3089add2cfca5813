const DAY_MS = 24 * 60 * 60_000;

/** The number of the week by ISO 8601: weeks begin on Monday, and the first one has the first Thursday of the year. */
export const weekOfYear = ({ year, month, day }: { year: number; month: number; day: number }): number => {
  const date = new Date(Date.UTC(year, month - 1, day));
  const daysSinceMonday = (date.getUTCDay() + 6) % 7;
  const thursday = new Date(date.getTime() + (3 - daysSinceMonday) * DAY_MS);
  const newYear = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  return Math.floor((thursday.getTime() - newYear) / (7 * DAY_MS)) + 1;
};
