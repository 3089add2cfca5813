import { isTimeZone } from '@app/contract/primitives';

const cache = new Map<string, string>();

/**
 * The time zone of a stored name. A name unknown to this process counts as UTC, because formatting a date with it would
 * throw in requests and background work.
 */
export function readTimeZone(name: string): string {
  const cached = cache.get(name);
  if (cached !== undefined) return cached;
  const zone = isTimeZone(name) ? name : 'UTC';
  if (cache.size < 1_000) cache.set(name, zone);
  return zone;
}
