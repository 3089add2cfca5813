import { zoneOfPlace } from '@app/understanding/time/place-zones';
import { Temporal } from 'temporal-polyfill';
import type { ToolInput } from './tool-definitions.ts';
import type { ToolResult } from './tool-result.ts';

type DateInput = ToolInput<'calculate_date'>;

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Calculates the days between two days, a later or earlier day, the weekday of a day, or a time in another zone. */
export function calculateDate(input: DateInput, { now, timeZone }: { now: Date; timeZone: string }): ToolResult {
  try {
    const zone = zoneOf(input.zone, timeZone);
    const date = input.date === undefined ? localNow(now, zone) : Temporal.PlainDateTime.from(input.date);
    switch (input.operation) {
      case 'between':
        return between(date.toPlainDate(), input.until ?? localNow(now, zone).toString());
      case 'add':
        return add(date, input);
      case 'weekday':
        return describeDay(date.toPlainDate());
      case 'time':
        return inZone(date.toZonedDateTime(zone), zoneOf(input.to_zone, timeZone));
    }
  } catch (error) {
    const reason = error instanceof RangeError ? error.message : 'the input is not valid';
    return { text: `This cannot be calculated: ${reason.slice(0, 200)}`, state: 'failed' };
  }
}

/** A description of the calculation, for the line in the reply. */
export function describeDateInput({ operation, date, until, amount, unit, to_zone: toZone }: DateInput): string {
  const from = date ?? 'today';
  if (operation === 'between') return `${from} – ${until ?? 'today'}`;
  if (operation === 'add') return `${from} ${(amount ?? 0) < 0 ? '−' : '+'} ${Math.abs(amount ?? 0)} ${unit ?? 'days'}`;
  return operation === 'time' ? (toZone ?? '') : from;
}

const localNow = (now: Date, zone: string): Temporal.PlainDateTime =>
  Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone).toPlainDateTime();

/** Throws a RangeError for an unknown zone. */
function zoneOf(name: string | undefined, fallback: string): string {
  if (name === undefined || name.trim() === '') return fallback;
  const known = zoneOfPlace(name.trim()) ?? name.trim();
  return Temporal.Now.zonedDateTimeISO(known).timeZoneId;
}

function between(from: Temporal.PlainDate, untilText: string): ToolResult {
  const until = Temporal.PlainDateTime.from(untilText).toPlainDate();
  const { days } = from.until(until);
  const { years, months, days: rest } = from.until(until, { largestUnit: 'years' });
  const weekdays = countWeekdays(from, Math.abs(days), Math.sign(days));
  return {
    text: `${days} days from ${from.toString()} to ${until.toString()}: ${years} years, ${months} months and ${rest} days; ${weekdays} of them are Monday to Friday, without the first day.`,
    detail: `${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'}`,
  };
}

/** The number of days from Monday to Friday after the first day. */
function countWeekdays(from: Temporal.PlainDate, days: number, direction: number): number {
  const full = Math.floor(days / 7) * 5;
  const rest = Array.from({ length: days % 7 }, (_, at) => from.add({ days: direction * (at + 1) }).dayOfWeek);
  return full + rest.filter((day) => day <= 5).length;
}

function add(date: Temporal.PlainDateTime, { amount = 0, unit = 'days', date: given }: DateInput): ToolResult {
  const result = date.add({ [unit]: amount });
  const hasTime = unit === 'hours' || unit === 'minutes' || given?.includes('T') === true;
  const text = hasTime ? result.toString({ smallestUnit: 'minute' }) : result.toPlainDate().toString();
  return { text: `${text}, a ${WEEKDAYS[result.dayOfWeek - 1] ?? ''}.`, detail: text };
}

function describeDay(date: Temporal.PlainDate): ToolResult {
  const weekday = WEEKDAYS[date.dayOfWeek - 1] ?? '';
  const week = date.weekOfYear === undefined ? '' : `, in week ${date.weekOfYear}`;
  return { text: `${date.toString()} is a ${weekday}${week}, day ${date.dayOfYear} of the year.`, detail: weekday };
}

function inZone(moment: Temporal.ZonedDateTime, zone: string): ToolResult {
  const there = moment.withTimeZone(zone);
  const write = (at: Temporal.ZonedDateTime) =>
    `${at.toPlainDateTime().toString({ smallestUnit: 'minute' })} (${WEEKDAYS[at.dayOfWeek - 1] ?? ''}) in ${at.timeZoneId}`;
  return {
    text: `${write(moment)} is ${write(there)}.`,
    detail: there.toPlainTime().toString({ smallestUnit: 'minute' }),
  };
}
