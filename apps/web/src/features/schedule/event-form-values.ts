import type { CreateEventBody, UpdateEventBody } from '@app/contract/event-edits';
import { type Event, MAX_EVENT_MINUTES } from '@app/contract/events';
import { fromLocalField } from '#lib/local-time.ts';
import type { RuleEnd } from '#lib/recurrence.ts';
import type { Draft } from './drag-draft.ts';
import { recurrenceChoiceOf, recurrenceRuleOf, type RecurrenceChoice } from './recurrence-choice.ts';
import { DAY_MINUTES, instantOf, wallTimeOf } from './wall-time.ts';

/** The values of the fields of the event form. */
export interface EventFormValues {
  title: string;
  isAllDay: boolean;
  /** '2026-11-21' */
  day: string;
  /** '09:30' */
  time: string;
  /** Minutes, or days of a whole-day event. */
  length: string;
  /** Whether the event leaves its time free, so that the event causes no conflicts. */
  isFree: boolean;
  /** The choice in the field “Repeats”. */
  recurrence: RecurrenceChoice;
  /** The RRULE text of the choice `custom`. */
  rule: string;
  /** When the event stops repeating. */
  end: RuleEnd;
  categoryId: string;
  location: string;
  notes: string;
}

const MINUTE_MS = 60_000;

export function newValues({ day, start, duration }: Draft, title = ''): EventFormValues {
  return {
    title,
    isAllDay: false,
    day,
    time: formatClock(start),
    length: String(duration),
    isFree: false,
    ...notRepeating,
    categoryId: '',
    location: '',
    notes: '',
  };
}

export function toFormValues(event: Event, timeZone: string): EventFormValues {
  const ownZone = event.isAllDay ? event.timeZone : timeZone;
  const { day, minutes } = wallTimeOf(event.eventDate, ownZone);
  const { recurrence, end } = recurrenceChoiceOf(event.recurrence, { day, timeZone: ownZone });
  return {
    title: event.title,
    isAllDay: event.isAllDay,
    day,
    time: event.isAllDay ? '09:00' : formatClock(minutes),
    length: String(event.isAllDay ? event.duration / DAY_MINUTES : event.duration),
    isFree: event.isFree,
    recurrence,
    rule: event.recurrence ?? '',
    end,
    categoryId: event.category?.id ?? '',
    location: event.location ?? '',
    notes: event.notes,
  };
}

export interface FormErrors {
  title?: true;
  start?: true;
  /** The end is before the start. */
  end?: true;
  length?: true;
}

export function findErrors({ title, day, time, isAllDay, length }: EventFormValues): FormErrors {
  const minutes = lengthOf({ length, isAllDay });
  return {
    ...(title.trim() === '' && { title: true }),
    ...((day === '' || (!isAllDay && time === '')) && { start: true }),
    ...(minutes < 0 && { end: true }),
    ...((Number.isNaN(minutes) || minutes > MAX_EVENT_MINUTES) && { length: true }),
  };
}

/** The request body for a new event. */
export function toEventBody(values: EventFormValues, timeZone: string): CreateEventBody {
  const { title, isAllDay, isFree, day, time, recurrence, rule, end, categoryId, location, notes } = values;
  const [hours = 0, minutes = 0] = isAllDay ? [] : time.split(':').map(Number);
  return {
    title: title.trim(),
    isAllDay,
    isFree,
    eventDate: instantOf({ day, minutes: hours * 60 + minutes }, timeZone),
    duration: lengthOf(values),
    timeZone,
    recurrence: recurrenceRuleOf(recurrence, day, rule, end),
    categoryId: categoryId === '' ? null : categoryId,
    location: location.trim() === '' ? null : location.trim(),
    notes,
  };
}

/** The request body for a changed event: only the fields that changed. */
export function changedBody(event: Event, values: EventFormValues, viewerZone: string): UpdateEventBody {
  const timeZone = event.isAllDay && values.isAllDay ? event.timeZone : viewerZone;
  const valuesBefore = toFormValues(event, viewerZone);
  const before = toEventBody(valuesBefore, timeZone);
  const after = toEventBody(values, timeZone);
  const changed = Object.entries(after).filter(([name, value]) => value !== before[name as keyof CreateEventBody]);
  const body: UpdateEventBody = Object.fromEntries(changed);
  // An equivalent rule in another notation is not a change.
  const isRecurrenceKept = values.recurrence === valuesBefore.recurrence && isSameEnd(valuesBefore.end, values.end);
  if (isRecurrenceKept && values.recurrence !== 'custom') delete body.recurrence;
  return body;
}

function isSameEnd(before: RuleEnd, end: RuleEnd): boolean {
  return before.kind === end.kind && before.until === end.until && before.count === end.count;
}

const notRepeating = { recurrence: 'never', rule: '', end: { kind: 'never', until: '', count: 10 } } as const;

function lengthOf({ length, isAllDay }: Pick<EventFormValues, 'length' | 'isAllDay'>): number {
  const value = length.trim() === '' ? Number.NaN : Number(length);
  return isAllDay ? Math.max(1, Math.round(value)) * DAY_MINUTES : Math.round(value);
}

/** The end as a local date and time, '2026-11-21T10:30'; empty without a start, or if the length is not a number. */
export function endOfValues({ day, time, length }: EventFormValues, timeZone: string): string {
  const minutes = lengthOf({ length, isAllDay: false });
  if (day === '' || time === '' || Number.isNaN(minutes)) return '';
  const end = wallTimeOf(Date.parse(fromLocalField(`${day}T${time}`, timeZone)) + minutes * MINUTE_MS, timeZone);
  return `${end.day}T${formatClock(end.minutes)}`;
}

/** The length in minutes up to a local date and time; negative if that time is before the start. */
export function lengthUntil(end: string, { day, time }: EventFormValues, timeZone: string): string {
  const [from, to] = [fromLocalField(`${day}T${time}`, timeZone), fromLocalField(end, timeZone)];
  return String(Math.round((Date.parse(to) - Date.parse(from)) / MINUTE_MS));
}

/** '09:30' → 570; undefined for an incomplete time. */
export function minutesOfClock(clock: string): number | undefined {
  const [hours, minutes] = clock.split(':').map(Number);
  return hours === undefined || minutes === undefined ? undefined : hours * 60 + minutes;
}

/** 570 → '09:30' */
export function formatClock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
