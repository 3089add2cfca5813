import { parseRule } from './parse-rule.ts';

/**
 * Normalises RRULE text for storage: in upper case, without the property name. Throws the errors of parseRule.
 */
export function parseRecurrence(text: string): string {
  parseRule(text);
  return text
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, '')
    .replace(/;$/, '');
}
