import { addDays } from '#lib/calendar-days.ts';
import { formatMinutesOfDay } from '#lib/display-formats.ts';
import { fromLocalField, toLocalField } from '#lib/local-time.ts';

/** A local date and time. */
export interface WallTime {
  /** '2026-11-21' */
  day: string;
  /** Since midnight, 0 to 1439. */
  minutes: number;
}

export const DAY_MINUTES = 1_440;

export function wallTimeOf(instant: string | number, timeZone: string): WallTime {
  const local = toLocalField(instant, timeZone);
  return { day: local.slice(0, 10), minutes: Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16)) };
}

/** The instant of a local time; minutes may overflow into other days. */
export function instantOf({ day, minutes }: WallTime, timeZone: string): string {
  const days = Math.floor(minutes / DAY_MINUTES);
  const minutesOfDay = minutes - days * DAY_MINUTES;
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  const clock = `${twoDigits(Math.floor(minutesOfDay / 60))}:${twoDigits(minutesOfDay % 60)}`;
  return fromLocalField(`${addDays(day, days)}T${clock}`, timeZone);
}

/** 810 → '1:30 PM' or '13:30'; minutes of other days count as the same time of day. */
export function formatClock(minutes: number): string {
  return formatMinutesOfDay(((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES);
}

/** 810 → '1:30' or '13:30', for places where the text beside it shows whether it is AM or PM. */
export function formatClockWithoutAmPm(minutes: number): string {
  return formatClock(minutes).replace(AM_OR_PM, '');
}

/** '2:00 – 3:30 PM' or '14:00 – 15:30'; if only one of the times is AM, '11:30 AM – 1:00 PM'. */
export function formatClockRange(start: number, duration: number): string {
  const [from, to] = [formatClock(start), formatClock(start + duration)];
  const hasSameAmPm = AM_OR_PM.exec(from)?.[0] === AM_OR_PM.exec(to)?.[0] && duration < DAY_MINUTES / 2;
  return `${hasSameAmPm ? formatClockWithoutAmPm(start) : from} – ${to}`;
}

const AM_OR_PM = / [AP]M$/;
