import { parseRule } from './parse-rule.ts';

/**
 * RRULE text as it is stored: in capitals, without the property's name. Throws request.invalid for what is no rule, and
 * events.recurrence_unsupported for one that no calendar of days can show.
 */
export function parseRecurrence(text: string): string {
  parseRule(text);
  return text
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, '')
    .replace(/;$/, '');
}
