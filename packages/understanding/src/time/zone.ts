/** A wall-clock time without a zone; month 1..12. */
export interface WallTime {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
}

const MINUTE = 60_000;
const formats = new Map<string, Intl.DateTimeFormat>();
const MAX_CACHED_FORMATS = 200;

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const cached = formats.get(timeZone);
  if (cached !== undefined) return cached;
  let format: Intl.DateTimeFormat;
  const fields = {
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    era: 'short',
  } as const;
  try {
    format = new Intl.DateTimeFormat('en-US', { ...fields, timeZone });
  } catch {
    // Where this runtime does not know a zone's name, UTC, the product's default zone, is used.
    format = new Intl.DateTimeFormat('en-US', { ...fields, timeZone: 'UTC' });
  }
  if (formats.size >= MAX_CACHED_FORMATS) formats.clear();
  formats.set(timeZone, format);
  return format;
};

/** Before, some zones differed from UTC by a part of a minute. */
const WHOLE_MINUTES_SINCE = Date.UTC(1973);
const MAX_REMEMBERED_TIMES = 500;
/** By zone and minute: one message is read with the same few times again and again. */
const wallTimes = new Map<string, WallTime>();

/** The wall-clock time in an IANA zone at an instant; in UTC for an unknown zone. */
export const wallTimeAt = (instant: Date, timeZone: string): WallTime => {
  if (!(instant.getTime() >= WHOLE_MINUTES_SINCE)) return computeWallTime(instant, timeZone);
  const key = `${Math.floor(instant.getTime() / MINUTE)} ${timeZone}`;
  const known = wallTimes.get(key);
  if (known !== undefined) return { ...known };
  const time = computeWallTime(instant, timeZone);
  if (wallTimes.size >= MAX_REMEMBERED_TIMES) wallTimes.clear();
  wallTimes.set(key, time);
  return { ...time };
};

const computeWallTime = (instant: Date, timeZone: string): WallTime => {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const read = (name: Intl.DateTimeFormatPartTypes): number => Number(parts.get(name) ?? 0);
  return { year: read('year'), month: read('month'), day: read('day'), hour: read('hour'), minute: read('minute') };
};

const asUtc = ({ year, month, day, hour, minute }: WallTime): number => Date.UTC(year, month - 1, day, hour, minute);

/** Minutes the zone is ahead of UTC at an instant: 60 for Berlin in winter. */
export const offsetMinutesAt = (instant: Date, timeZone: string): number =>
  Math.round((asUtc(wallTimeAt(instant, timeZone)) - Math.floor(instant.getTime() / MINUTE) * MINUTE) / MINUTE);

/**
 * The instant of a wall-clock time in a zone. A time skipped by daylight saving moves forward by the gap; a time
 * that occurs twice means its first occurrence.
 */
export const instantOf = (wall: WallTime, timeZone: string): Date => {
  const local = asUtc(wall);
  const before = offsetMinutesAt(new Date(local - 24 * 60 * MINUTE), timeZone);
  const after = offsetMinutesAt(new Date(local + 24 * 60 * MINUTE), timeZone);
  const matches = [before, after]
    .map((offset) => new Date(local - offset * MINUTE))
    .filter((instant) => asUtc(wallTimeAt(instant, timeZone)) === local)
    .toSorted((a, b) => a.getTime() - b.getTime());
  return matches[0] ?? new Date(local - before * MINUTE);
};

/** The wall time moved by calendar days and minutes: 9:00 stays 9:00 across daylight saving. */
export const movedBy = (wall: WallTime, { days = 0, minutes = 0 }: { days?: number; minutes?: number }): WallTime => {
  const moved = new Date(asUtc(wall) + days * 24 * 60 * MINUTE + minutes * MINUTE);
  return {
    year: moved.getUTCFullYear(),
    month: moved.getUTCMonth() + 1,
    day: moved.getUTCDate(),
    hour: moved.getUTCHours(),
    minute: moved.getUTCMinutes(),
  };
};

/** 0 Sunday .. 6 Saturday. */
export const weekdayOf = (wall: WallTime): number => new Date(asUtc(wall)).getUTCDay();

/** Number of days of a month (1..12). */
export const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Comparator for sorting: negative if `a` is earlier. */
export const compareWall = (a: WallTime, b: WallTime): number => asUtc(a) - asUtc(b);
