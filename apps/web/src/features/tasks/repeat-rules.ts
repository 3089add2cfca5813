/** The recurrence rules offered by the form; a task found in a chat may have another rule, which the form keeps. */
export const repeatRules = [
  ['repeat.daily', 'FREQ=DAILY'],
  ['repeat.weekdays', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
  ['repeat.weekly', 'FREQ=WEEKLY'],
  ['repeat.biweekly', 'FREQ=WEEKLY;INTERVAL=2'],
  ['repeat.monthly', 'FREQ=MONTHLY'],
] as const;

export function isOfferedRule(rule: string): boolean {
  return repeatRules.some(([, offered]) => offered === rule);
}
