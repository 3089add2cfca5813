/** The calendar month in UTC that an instant belongs to, such as '2026-11'. */
export function monthOf(instant: Date): string {
  return instant.toISOString().slice(0, 7);
}

/** When the next month begins: then the count is back at zero. */
export function nextMonthAfter(instant: Date): Date {
  return new Date(Date.UTC(instant.getUTCFullYear(), instant.getUTCMonth() + 1, 1));
}
