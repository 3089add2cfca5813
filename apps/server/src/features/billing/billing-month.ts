/** The calendar month of an instant in UTC, such as '2026-11'. */
export function monthOf(instant: Date): string {
  return instant.toISOString().slice(0, 7);
}

/** The start of the next month in UTC, when the count of AI chats starts at 0 again. */
export function nextMonthAfter(instant: Date): Date {
  return new Date(Date.UTC(instant.getUTCFullYear(), instant.getUTCMonth() + 1, 1));
}
