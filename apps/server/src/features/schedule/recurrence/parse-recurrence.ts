import { recurrenceUnsupported } from '../schedule.errors.ts';
import { parseRule } from './parse-rule.ts';
import type { Rule } from './rule.ts';

/** As many as of an hourly rule. More would make lists of thousands of events. */
const MAX_TIMES_A_DAY = 24;

/**
 * Normalises RRULE text for storage: in upper case, without the property name. Throws the errors of parseRule, and
 * events.recurrence_unsupported for a rule with more than 24 times a day.
 */
export function parseRecurrence(text: string): string {
  if (timesOfDay(parseRule(text)) > MAX_TIMES_A_DAY)
    throw recurrenceUnsupported(`more than ${MAX_TIMES_A_DAY} times a day`);
  return text
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, '')
    .replace(/;$/, '');
}

function timesOfDay({ byHour, byMinute, bySetPosition }: Rule): number {
  return Math.min((byHour?.length ?? 1) * (byMinute?.length ?? 1), bySetPosition?.length ?? Infinity);
}
