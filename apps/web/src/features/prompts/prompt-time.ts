import { daysBetween, formatDate, formatTime, formatWeekday, type Instant } from '#lib/dates.ts';
import { t } from './prompts.messages.ts';

/** The recurrence rules that the form offers, in this order, each with the message key of its name. */
export const promptRules = {
  'FREQ=DAILY': 'daily',
  'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR': 'weekdays',
  'FREQ=WEEKLY': 'weekly',
  'FREQ=MONTHLY': 'monthly',
} as const;

export function formatRule(rule: string): string {
  return rule in promptRules ? t(promptRules[rule as keyof typeof promptRules]) : t('custom');
}

/** 'today at 7:00 AM', 'tomorrow at 7:00 AM', 'Friday at 7:00 AM' within the week, 'Dec 24, 2026 at 7:00 AM' beyond. */
export function formatUpcoming(instant: Instant, now: Instant, timeZone: string): string {
  const days = daysBetween(now, instant, timeZone);
  const relativeDay = days === 0 ? 'today' : days === 1 ? 'tomorrow' : undefined;
  const day = relativeDay ?? (days > 1 && days < 7 ? formatWeekday(instant, timeZone) : formatDate(instant, timeZone));
  return `${day} at ${formatTime(instant, timeZone)}`;
}
