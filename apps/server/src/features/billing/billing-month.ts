/** The calendar month of an instant in UTC, such as '2026-11'. */
export function monthOf(instant: Date): string {
  return instant.toISOString().slice(0, 7);
}

/** The start of the next month, when the count is reset. */
export function nextMonthAfter(instant: Date): Date {
  return new Date(Date.UTC(instant.getUTCFullYear(), instant.getUTCMonth() + 1, 1));
}
