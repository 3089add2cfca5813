import { DAY_MS } from './calendar-days.ts';

/** Converts between instants and local times. A local time is a number, too: the instant at which UTC has this time. */
export interface ZoneClock {
  toLocal(instant: number): number;
  /** As in RFC 5545, a skipped local time uses the offset before the gap, and a repeated one means the first. */
  toInstant(local: number): number;
}

/** A period in which the offset does not change. */
interface OffsetPeriod {
  from: number;
  until: number;
  offset: number;
}

/**
 * The interval between samples of the offset. Changes are further apart: the shortest known interruption of summer time
 * took four weeks.
 */
const SAMPLE_EVERY = 10 * DAY_MS;
/** How far to sample before and after an instant, so that one lookup does not scan centuries. */
const MAX_RANGE = 400 * DAY_MS;

const clocks = new Map<string, ZoneClock>();

/** The clock of an IANA zone; UTC for a name that this runtime does not know. */
export function zoneClock(timeZone: string): ZoneClock {
  let clock = clocks.get(timeZone);
  if (clock === undefined) {
    clock = createZoneClock(timeZone);
    clocks.set(timeZone, clock);
  }
  return clock;
}

function createZoneClock(timeZone: string): ZoneClock {
  const offsetAt = createOffsetReader(timeZone);
  const periods: OffsetPeriod[] = [];
  let current: OffsetPeriod = { from: 0, until: 0, offset: 0 };

  function periodAt(instant: number): OffsetPeriod {
    if (instant >= current.from && instant < current.until) return current;
    let period = periods.find(({ from, until }) => instant >= from && instant < until);
    if (period === undefined) {
      period = findPeriod(instant, offsetAt);
      periods.push(period);
    }
    current = period;
    return period;
  }

  return {
    toLocal: (instant) => instant + periodAt(instant).offset,
    toInstant: (local) => {
      const guess = local - current.offset;
      if (guess - DAY_MS >= current.from && guess + DAY_MS < current.until) return guess;
      // Near a change of the offset: a repeated local time has two instants, and a skipped one has none.
      const offsetBefore = periodAt(local - DAY_MS).offset;
      const offsetAfter = periodAt(local + DAY_MS).offset;
      const earlier = local - Math.max(offsetBefore, offsetAfter);
      if (periodAt(earlier).offset === local - earlier) return earlier;
      const later = local - Math.min(offsetBefore, offsetAfter);
      return periodAt(later).offset === local - later ? later : local - offsetBefore;
    },
  };
}

function findPeriod(instant: number, offsetAt: (instant: number) => number): OffsetPeriod {
  const offset = offsetAt(instant);
  let from = instant;
  while (instant - from < MAX_RANGE && offsetAt(from - SAMPLE_EVERY) === offset) from -= SAMPLE_EVERY;
  if (instant - from < MAX_RANGE) from = changeBetween(from - SAMPLE_EVERY, from, offset, offsetAt);
  let until = instant;
  while (until - instant < MAX_RANGE && offsetAt(until + SAMPLE_EVERY) === offset) until += SAMPLE_EVERY;
  if (until - instant < MAX_RANGE)
    until = changeBetween(until, until + SAMPLE_EVERY, offsetAt(until + SAMPLE_EVERY), offsetAt);
  else until += 1;
  return { from, until, offset };
}

/** The first instant in (before, after] with this offset, found by bisection to the second. */
function changeBetween(before: number, after: number, offset: number, offsetAt: (instant: number) => number): number {
  let [low, high] = [Math.floor(before / 1_000), Math.floor(after / 1_000)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle * 1_000) === offset) high = middle;
    else low = middle;
  }
  return high * 1_000;
}

function createOffsetReader(timeZone: string): (instant: number) => number {
  const fields = {
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  } as const;
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat('en-US', { ...fields, timeZone });
  } catch {
    // A zone that was stored by a newer runtime must not break the calendar.
    format = new Intl.DateTimeFormat('en-US', { ...fields, timeZone: 'UTC' });
  }
  return (instant) => {
    const [month = 0, day = 0, year = 0, hour = 0, minute = 0, second = 0] = format
      .format(instant)
      .split(/\D+/)
      .map(Number);
    return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1_000) * 1_000;
  };
}
