import { parseRecurrence, type RuleEnd, WORKWEEK } from '#lib/recurrence.ts';

/** The choices in the form's field “Repeats”. A rule that matches no other choice is `custom`. */
export const recurrenceChoices = [
  'never',
  'daily',
  'weekdays',
  'weekly',
  'biweekly',
  'monthly',
  'yearly',
  'custom',
] as const;
export type RecurrenceChoice = (typeof recurrenceChoices)[number];

const WEEKDAY_CODES = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;
/**
 * The RRULE of a choice for an event that starts on `day`; null for `never`. `customRule` is the whole
 * rule of the choice `custom`; `end` applies only to the other choices.
 */
export function recurrenceRuleOf(
  recurrence: RecurrenceChoice,
  day: string,
  customRule: string,
  end: RuleEnd,
): string | null {
  if (recurrence === 'never') return null;
  if (recurrence === 'custom') return customRule.trim() === '' ? null : customRule.trim();
  const code = codeOf(day);
  const rules: Record<Exclude<RecurrenceChoice, 'never' | 'custom'>, string> = {
    daily: 'FREQ=DAILY',
    weekdays: `FREQ=WEEKLY;BYDAY=${WORKWEEK}`,
    weekly: `FREQ=WEEKLY;BYDAY=${code}`,
    biweekly: `FREQ=WEEKLY;INTERVAL=2;BYDAY=${code}`,
    monthly: 'FREQ=MONTHLY',
    yearly: 'FREQ=YEARLY',
  };
  const rule = rules[recurrence];
  if (end.kind === 'until' && end.until !== '') return `${rule};UNTIL=${end.until.replaceAll('-', '')}T235959`;
  if (end.kind === 'count') return `${rule};COUNT=${Math.max(1, Math.round(end.count) || 1)}`;
  return rule;
}

/** The choice that matches the RRULE of an event that starts on `day` in `timeZone`, and when the rule ends. */
export function recurrenceChoiceOf(
  rule: string | null,
  { day, timeZone }: { day: string; timeZone: string },
): { recurrence: RecurrenceChoice; end: RuleEnd } {
  const { parts, end } = parseRecurrence(rule ?? '', timeZone);
  const isEmpty = rule === null || rule === '';
  return { recurrence: isEmpty ? 'never' : choiceOf(parts, day), end };
}

const FORM_PARTS = new Set(['FREQ', 'BYDAY', 'INTERVAL']);
/** Parts that do not determine the choice: the end of the rule, and the first day of the week. */
const IGNORED_PARTS = new Set(['UNTIL', 'COUNT', 'WKST']);

function choiceOf(parts: ReturnType<typeof parseRecurrence>['parts'], day: string): RecurrenceChoice {
  if (Object.keys(parts).some((name) => !FORM_PARTS.has(name) && !IGNORED_PARTS.has(name))) return 'custom';
  const { FREQ: frequency = '', BYDAY: days } = parts;
  const interval = Number(parts['INTERVAL'] ?? 1);
  if (frequency === 'WEEKLY') return weeklyChoiceOf(days, interval, day);
  if (days !== undefined || interval !== 1) return 'custom';
  const choices: Readonly<Record<string, RecurrenceChoice>> = { DAILY: 'daily', MONTHLY: 'monthly', YEARLY: 'yearly' };
  return choices[frequency] ?? 'custom';
}

/** The form's weekly choices repeat on the weekday of the start. */
function weeklyChoiceOf(days: string | undefined, interval: number, startDay: string): RecurrenceChoice {
  if (days === WORKWEEK && interval === 1) return 'weekdays';
  const isOnStartDay = days === undefined || days === codeOf(startDay);
  if (!isOnStartDay || interval > 2) return 'custom';
  return interval === 1 ? 'weekly' : 'biweekly';
}

function codeOf(day: string): string {
  return WEEKDAY_CODES[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 'MO';
}
