import { parseRule } from './parse-rule.ts';

/**
 * Normalises RRULE text for storage: in upper case, without the property name. Throws request.invalid for an invalid
 * rule, and events.recurrence_unsupported for a valid one that a calendar of days cannot show.
 */
export function parseRecurrence(text: string): string {
  parseRule(text);
  return text
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, '')
    .replace(/;$/, '');
}
