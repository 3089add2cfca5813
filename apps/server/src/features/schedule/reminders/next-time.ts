import { nextOccurrence } from '../recurrence/occurrences.ts';

export interface Rhythm {
  remindAt: Date;
  /** IANA name: the wall-clock time there is what repeats. */
  timeZone: string;
  /** RRULE text without the property name, or null for once. */
  recurrence: string | null;
}

/** The first time from `from` on, that moment included; null when there is none. */
export function nextTime({ remindAt, timeZone, recurrence }: Rhythm, from: Date): Date | null {
  if (recurrence === null) return remindAt >= from ? remindAt : null;
  return nextOccurrence({ eventDate: remindAt, timeZone, recurrence }, from) ?? null;
}
