import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';

export interface Following {
  /** A calendar day. */
  dueDate: string;
  /** The rule of the task that follows: one with a COUNT has fewer times left. */
  recurrence: string;
}

const COUNT = /(?<=^|;)COUNT=(\d+)/;

/**
 * When a repeating task that is done comes again: the first day of its rule after the due date that is not in the past.
 * Undefined when the rule has ended, or can never happen again.
 */
export function followingDue(task: { dueDate: string; recurrence: string }, today: string): Following | undefined {
  const dtstart = Temporal.PlainDate.from(task.dueDate).toZonedDateTime('UTC');
  let passed = 0;
  let dueDate: string | undefined;
  try {
    new RRuleTemporal({ rruleString: `RRULE:${task.recurrence}`, dtstart, cache: false }).all((date) => {
      const day = date.toPlainDate().toString();
      if (day > task.dueDate && day >= today) dueDate = day;
      else passed += 1;
      return dueDate === undefined;
    });
  } catch {
    // The library gives up on rules that hardly ever happen: such a task is simply done.
    return undefined;
  }
  if (dueDate === undefined) return undefined;
  return {
    dueDate,
    recurrence: task.recurrence.replace(COUNT, (_, count: string) => `COUNT=${Number(count) - passed}`),
  };
}
