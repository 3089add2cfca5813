import { readTime } from '../values/timestamps.ts';

const months = 'january february march april may june july august september october november december'.split(' ');

/**
 * Milliseconds of the times that versions of SillyTavern wrote: 'June 1, 2024 1:05pm', '2024-6-1@13h05m22s' (also with
 * spaces and milliseconds), ISO 8601, or a number of milliseconds. The first two have no time zone and count as UTC.
 */
export function readSendDate(value: unknown): number | null {
  if (typeof value !== 'string') return readTime(value);
  const text = value.trim().slice(0, 64);
  const compact = /^(\d{4})-(\d{1,2})-(\d{1,2}) ?@ ?(\d{1,2})h ?(\d{1,2})m ?(\d{1,2})s(?: ?(\d{1,3})ms)?$/.exec(text);
  if (compact) {
    const [year = 0, month = 0, ...dayAndTime] = compact.slice(1).map((part) => Number(part ?? 0));
    return readTime(Date.UTC(year, month - 1, ...dayAndTime));
  }
  const longDate = /^([a-z]+) (\d{1,2}), (\d{4}) (\d{1,2}):(\d{2}) ?([ap])m$/i.exec(text);
  const month = months.indexOf(longDate?.[1]?.toLowerCase() ?? '');
  if (!longDate || month < 0) return readTime(text);
  const [, , day, year, hour, minute, halfOfDay] = longDate;
  const hours = (Number(hour) % 12) + (halfOfDay?.toLowerCase() === 'p' ? 12 : 0);
  return readTime(Date.UTC(Number(year), month, Number(day), hours, Number(minute)));
}
