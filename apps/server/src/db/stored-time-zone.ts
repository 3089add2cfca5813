import { isTimeZone } from '@app/contract/primitives';

const known = new Map<string, string>();

/**
 * The time zone of a stored name. A name unknown to this process counts as UTC, because formatting a date with it would
 * throw in requests and background work.
 */
export function readTimeZone(name: string): string {
  const remembered = known.get(name);
  if (remembered !== undefined) return remembered;
  const zone = isTimeZone(name) ? name : 'UTC';
  if (known.size < 1_000) known.set(name, zone);
  return zone;
}
