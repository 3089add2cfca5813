import type { ConversationSummary } from '@app/contract/conversations';
import { calendarDay, daysBetween, formatMonth, type Instant } from '#lib/dates.ts';
import { t } from './conversations.messages.ts';

export interface DateGroup {
  title: string;
  conversations: ConversationSummary[];
}

/** Conversations by the date of their last message: Today, Yesterday, Last 7 days, then by month. */
export function groupByDate(
  conversations: readonly ConversationSummary[],
  now: Instant,
  timeZone: string,
): DateGroup[] {
  const groups = new Map<string, ConversationSummary[]>();
  const titles = new Map<string, string>();
  for (const conversation of conversations) {
    const day = dayOf(conversation, timeZone);
    let title = titles.get(day);
    if (title === undefined) {
      title = groupTitle(conversation.updatedAt, now, timeZone);
      titles.set(day, title);
    }
    const group = groups.get(title);
    if (group === undefined) groups.set(title, [conversation]);
    else group.push(conversation);
  }
  return [...groups].map(([title, members]) => ({ title, conversations: members }));
}

// Cached, because finding a day is slow, and a list of ten thousand is grouped again for every page that it loads.
const cachedDays = new WeakMap<ConversationSummary, { timeZone: string; day: string }>();

function dayOf(conversation: ConversationSummary, timeZone: string): string {
  const cached = cachedDays.get(conversation);
  if (cached?.timeZone === timeZone) return cached.day;
  const day = calendarDay(conversation.updatedAt, timeZone);
  cachedDays.set(conversation, { timeZone, day });
  return day;
}

function groupTitle(instant: Instant, now: Instant, timeZone: string): string {
  const age = daysBetween(instant, now, timeZone);
  // The newest conversations are in the future if the server's clock is ahead of the browser's.
  if (age <= 0) return t('sideToday');
  if (age === 1) return t('sideYesterday');
  if (age < 7) return t('sideWeek');
  const month = formatMonth(instant, now, timeZone);
  const isThisMonth = calendarDay(instant, timeZone).slice(0, 7) === calendarDay(now, timeZone).slice(0, 7);
  return isThisMonth ? t('sideEarlier', { month }) : month;
}
