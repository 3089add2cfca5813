import { nextOccurrence } from '../recurrence/occurrences.ts';

export interface ReminderTiming {
  remindAt: Date;
  /** IANA name; a rule repeats by the wall clock of this zone. */
  timeZone: string;
  /** RRULE text without the property name, or null for a reminder that fires once. */
  recurrence: string | null;
}

/** The first time at or after `from`; null when there is none. */
export function nextTime({ remindAt, timeZone, recurrence }: ReminderTiming, from: Date): Date | null {
  if (recurrence === null) return remindAt >= from ? remindAt : null;
  return nextOccurrence({ eventDate: remindAt, timeZone, recurrence }, from) ?? null;
}
