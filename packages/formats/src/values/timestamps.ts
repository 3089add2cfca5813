const MIN_TIME = Date.UTC(1990, 0, 1);
const MAX_TIME = Date.UTC(2200, 0, 1);

/**
 * Milliseconds since 1970 from any format of a provider: seconds (with a fraction), milliseconds or microseconds, as
 * numbers or text; ISO 8601; MongoDB's {"$date": …} and {"$numberLong": …}. Null for anything else and for times
 * outside 1990 to 2200.
 */
export function readTime(value: unknown): number | null {
  if (typeof value === 'number') return fromNumber(value);
  if (typeof value === 'string') return fromText(value.trim());
  if (typeof value !== 'object' || value === null) return null;
  if ('$date' in value) return readTime(value.$date);
  return '$numberLong' in value ? readTime(value.$numberLong) : null;
}

function fromText(text: string): number | null {
  if (text.length > 64) return null;
  if (/^\d{1,20}(\.\d*)?$/.test(text)) return fromNumber(Number(text));
  if (!/^\d{4}-\d{2}-\d{2}/.test(text)) return null;
  // Times without a zone are UTC; Date.parse would take them as local time.
  const hasZone = /(Z|[+-]\d{2}:?\d{2})$/i.test(text) || text.length === 10;
  return toPlausibleTime(Date.parse(hasZone ? text : `${text}Z`));
}

/** The size shows the unit: numbers from 1e14 are microseconds, from 1e11 milliseconds, smaller ones seconds. */
function fromNumber(value: number): number | null {
  if (value >= 1e14) return toPlausibleTime(value / 1000);
  return toPlausibleTime(value >= 1e11 ? value : value * 1000);
}

/** The time in whole milliseconds; null if it is outside 1990 to 2200. */
function toPlausibleTime(milliseconds: number): number | null {
  const rounded = Math.round(milliseconds);
  return rounded >= MIN_TIME && rounded <= MAX_TIME ? rounded : null;
}
