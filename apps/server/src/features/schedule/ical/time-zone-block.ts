import { Temporal } from 'temporal-polyfill';
import { localStamp } from './ics-lines.ts';

/**
 * How many years of transitions to write after the start of the last event. Calendar programs know later transitions
 * themselves.
 */
const YEARS_AHEAD = 12;

interface Observance {
  isDaylight: boolean;
  offsetFrom: string;
  offsetTo: string;
  /** Local times in the offset that applies before the change, as RFC 5545 requires. */
  starts: string[];
}

/** The VTIMEZONE of an IANA zone, with every change of its offset from the first event on. */
export function timeZoneBlock(timeZone: string, since: Date, until: Date): string[] {
  const observances = listObservances(timeZone, since, until);
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...observances.flatMap(({ isDaylight, offsetFrom, offsetTo, starts }) => {
      const name = isDaylight ? 'DAYLIGHT' : 'STANDARD';
      const [first = ''] = starts;
      // Some readers ignore DTSTART when there are RDATEs, so it is repeated among them.
      const repeatedStarts = starts.length === 1 ? [] : starts.map((start) => `RDATE:${start}`);
      return [
        `BEGIN:${name}`,
        `DTSTART:${first}`,
        ...repeatedStarts,
        `TZOFFSETFROM:${offsetFrom}`,
        `TZOFFSETTO:${offsetTo}`,
        `END:${name}`,
      ];
    }),
    'END:VTIMEZONE',
  ];
}

function listObservances(timeZone: string, since: Date, until: Date): Observance[] {
  const start = Temporal.Instant.fromEpochMilliseconds(since.getTime()).toZonedDateTimeISO(timeZone);
  const end = until.getTime() + YEARS_AHEAD * 365 * 86_400_000;
  const previousChange = start.getTimeZoneTransition('previous');
  const found = new Map<string, Observance>();
  // A zone without earlier changes needs one observance for its first offset.
  if (previousChange === null) {
    const offset = formatOffset(start.offsetNanoseconds);
    found.set('first', { isDaylight: false, offsetFrom: offset, offsetTo: offset, starts: ['19700101T000000'] });
  }
  let change = previousChange ?? start.getTimeZoneTransition('next');
  while (change !== null && change.epochMilliseconds <= end) {
    addChange(found, change);
    change = change.getTimeZoneTransition('next');
  }
  return [...found.values()];
}

function addChange(found: Map<string, Observance>, change: Temporal.ZonedDateTime): void {
  const previous = change.subtract({ nanoseconds: 1 });
  const offsetFrom = formatOffset(previous.offsetNanoseconds);
  const offsetTo = formatOffset(change.offsetNanoseconds);
  const local = change.toInstant().add({ nanoseconds: previous.offsetNanoseconds }).toZonedDateTimeISO('UTC');
  const key = `${offsetFrom} ${offsetTo}`;
  const known = found.get(key);
  const starts = [...(known?.starts ?? []), localStamp(local.toPlainDateTime().toString({ smallestUnit: 'second' }))];
  const isDaylight = change.offsetNanoseconds > previous.offsetNanoseconds;
  found.set(key, { isDaylight, offsetFrom, offsetTo, starts });
}

/** For example “+0530”. */
function formatOffset(nanoseconds: number): string {
  const seconds = Math.round(Math.abs(nanoseconds) / 1e9);
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  const secondsText = seconds % 60 === 0 ? '' : twoDigits(seconds % 60);
  return `${nanoseconds < 0 ? '-' : '+'}${twoDigits(Math.floor(seconds / 3600))}${twoDigits(Math.floor(seconds / 60) % 60)}${secondsText}`;
}
