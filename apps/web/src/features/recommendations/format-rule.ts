import { t } from './recommendations.messages.ts';

const RULE_KEYS = {
  'FREQ=DAILY': 'rule.daily',
  'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR': 'rule.weekdays',
  'FREQ=WEEKLY': 'rule.weekly',
  'FREQ=MONTHLY': 'rule.monthly',
} as const;

/** The recurrence of a reminder in words, such as 'every week'; 'regularly' for uncommon rules. */
export function formatRule(rule: string): string {
  const entry = Object.entries(RULE_KEYS).find(([start]) => rule === start || rule.startsWith(`${start};`));
  return t(entry === undefined ? 'rule.custom' : entry[1]);
}
