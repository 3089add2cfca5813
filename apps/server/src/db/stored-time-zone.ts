import { isTimeZone } from '@app/contract/primitives';

const known = new Map<string, string>();

/**
 * The time zone that a stored name stands for. A name that this process does not know counts as UTC: formatting a date
 * with it would throw, in calls and in background work alike.
 */
export function readTimeZone(name: string): string {
  const remembered = known.get(name);
  if (remembered !== undefined) return remembered;
  const zone = isTimeZone(name) ? name : 'UTC';
  if (known.size < 1_000) known.set(name, zone);
  return zone;
}
