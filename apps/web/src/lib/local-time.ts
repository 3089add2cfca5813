/** Cached, because creating one is slow. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** An instant in a zone as the value of a datetime-local field: '2026-11-23T09:00'. */
export function toLocalField(instant: string | number, timeZone: string): string {
  let formatter = formatters.get(timeZone);
  if (formatter === undefined) {
    // Swedish dates are ISO 8601, with a space for the T.
    formatter = new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
    formatters.set(timeZone, formatter);
  }
  return formatter.format(new Date(instant)).replace(' ', 'T');
}

const DAY_MS = 86_400_000;

/**
 * The instant of a datetime-local value in a zone. A time that occurs twice when clocks go back means the first of the
 * two. A time that is skipped when clocks go forward gets the offset from before the change: 2:30 becomes 3:30.
 */
export function fromLocalField(local: string, timeZone: string): string {
  const asUtc = Date.parse(`${local}:00Z`);
  const offsetBefore = offsetAt(asUtc - DAY_MS, timeZone);
  const offsetAfter = offsetAt(asUtc + DAY_MS, timeZone);
  const hasLaterOffset =
    offsetAt(asUtc - offsetBefore, timeZone) !== offsetBefore &&
    offsetAt(asUtc - offsetAfter, timeZone) === offsetAfter;
  return new Date(asUtc - (hasLaterOffset ? offsetAfter : offsetBefore)).toISOString();
}

/** The zone's offset from UTC at an instant, in milliseconds. Seconds are ignored, because the field has none. */
function offsetAt(instant: number, timeZone: string): number {
  const local = Date.parse(`${toLocalField(instant, timeZone)}:00Z`);
  return local - Math.floor(instant / 60_000) * 60_000;
}
