/** An instant in a zone as the value of a datetime-local field: '2026-11-23T09:00'. */
export function toLocalField(instant: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(instant));
  return parts.replace(' ', 'T');
}

const DAY_MS = 86_400_000;

/**
 * The instant of a datetime-local value in a zone. A time that occurs twice when clocks go back means the first of the
 * two; a time that is skipped when clocks go forward gets the offset before the change, so that 2:30 becomes 3:30.
 */
export function fromLocalField(local: string, timeZone: string): string {
  const asUtc = Date.parse(`${local}:00Z`);
  const before = offsetAt(asUtc - DAY_MS, timeZone);
  const after = offsetAt(asUtc + DAY_MS, timeZone);
  const isAfter = offsetAt(asUtc - before, timeZone) !== before && offsetAt(asUtc - after, timeZone) === after;
  return new Date(asUtc - (isAfter ? after : before)).toISOString();
}

function offsetAt(instant: number, timeZone: string): number {
  const local = Date.parse(`${toLocalField(new Date(instant).toISOString(), timeZone)}:00Z`);
  return local - Math.floor(instant / 60_000) * 60_000;
}
