import { fromLocalField } from '#lib/local-time.ts';
import { addDays } from './calendar-days.ts';

/** A local date and time. */
export interface WallTime {
  /** '2026-11-21' */
  day: string;
  /** Since midnight, 0 to 1439. */
  minutes: number;
}

export const DAY_MINUTES = 1_440;

const clocks = new Map<string, Intl.DateTimeFormat>();

export function wallTimeOf(instant: string | number, timeZone: string): WallTime {
  let clock = clocks.get(timeZone);
  if (clock === undefined) {
    clock = new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
    clocks.set(timeZone, clock);
  }
  const shown = clock.format(new Date(instant));
  return { day: shown.slice(0, 10), minutes: Number(shown.slice(11, 13)) * 60 + Number(shown.slice(14, 16)) };
}

/** The instant of a local time; minutes may overflow into other days. */
export function instantOf({ day, minutes }: WallTime, timeZone: string): string {
  const days = Math.floor(minutes / DAY_MINUTES);
  const rest = minutes - days * DAY_MINUTES;
  const clock = `${String(Math.floor(rest / 60)).padStart(2, '0')}:${String(rest % 60).padStart(2, '0')}`;
  return fromLocalField(`${addDays(day, days)}T${clock}`, timeZone);
}

/** '1:30 PM' */
export function formatClock(minutes: number): string {
  const ofDay = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  const hour = Math.floor(ofDay / 60);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(ofDay % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}
