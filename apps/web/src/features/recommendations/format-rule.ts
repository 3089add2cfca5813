import { t } from './recommendations.messages.ts';

const RULE_KEYS = {
  'FREQ=DAILY': 'rule.daily',
  'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR': 'rule.weekdays',
  'FREQ=WEEKLY': 'rule.weekly',
  'FREQ=MONTHLY': 'rule.monthly',
} as const;

/** A reminder's recurrence in words, for common rules. */
export function formatRule(rule: string): string {
  const known = Object.entries(RULE_KEYS).find(([start]) => rule === start || rule.startsWith(`${start};`));
  return t(known === undefined ? 'rule.custom' : known[1]);
}
