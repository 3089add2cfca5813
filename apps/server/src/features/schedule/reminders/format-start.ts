/** 'Starts at 3:00 PM', in the zone of the event. */
export function formatStart(dueAt: Date, minutesBefore: number, timeZone: string): string {
  const startsAt = new Date(dueAt.getTime() + minutesBefore * 60_000);
  const time = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' }).format(startsAt);
  return `Starts at ${time.replaceAll('\u202F', ' ')}`;
}
