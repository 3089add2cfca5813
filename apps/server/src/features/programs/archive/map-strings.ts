/** Matches an id or a time, which could otherwise be masked as a credit card number. */
const ID_OR_TIME = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:~.*)?$|^\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?$/;

/** Applies `change` to every text in a JSON value, but not to ids and times. */
export function mapStrings<Value>(value: Value, change: (text: string) => string): Value {
  if (typeof value === 'string') return (ID_OR_TIME.test(value) ? value : change(value)) as Value;
  if (Array.isArray(value)) return value.map((item: unknown) => mapStrings(item, change)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]: [string, unknown]) => [key, mapStrings(item, change)]);
  return Object.fromEntries(entries) as Value;
}
