import type { PartOfDay } from '@app/contract/planning';
import { localDay } from '#platform/local-day.ts';
import type { ChosenSlot } from './choose-slots.ts';
import type { Shares } from './part-of-day.ts';
import type { UnplannedItem } from './unplanned.ts';

const PARTS: Record<PartOfDay, string> = { morning: 'mornings', afternoon: 'afternoons', evening: 'evenings' };
const DAY_MS = 86_400_000;

/** Explains a suggested slot: when the item is due, whether the whole item fits, and the user's usual time of day. */
export function reasonFor({
  item,
  slot,
  calendar,
}: {
  item: UnplannedItem;
  slot: ChosenSlot;
  calendar: { timeZone: string; now: Date; shares: Shares | undefined };
}): string {
  const { timeZone, now, shares } = calendar;
  const sentences = [urgencySentence(item, slot, localDay(now, timeZone)), lengthSentence(item, slot)];
  const share = shares?.[slot.part] ?? 0;
  if (share >= 0.5) sentences.push(`You take ${PARTS[slot.part]} most often (${Math.round(share * 100)}%).`);
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

function urgencySentence({ kind, dueDate, reason }: UnplannedItem, { isInTime }: ChosenSlot, today: string): string {
  if (kind === 'goal') return reason ?? 'The first free hour for this goal.';
  if (dueDate === null) return 'The first free time within your working hours.';
  const days = Math.round((Date.parse(dueDate) - Date.parse(today)) / DAY_MS);
  if (days < 0) return `Overdue by ${-days} ${days === -1 ? 'day' : 'days'}: the first free time.`;
  const due = days === 0 ? 'today' : days === 1 ? 'tomorrow' : days < 7 ? weekday(dueDate) : `in ${days} days`;
  return isInTime ? `Due ${due}, and free before then.` : `Due ${due}; nothing is free before, this is the next.`;
}

function lengthSentence({ kind, estimateMinutes }: UnplannedItem, { duration }: ChosenSlot): string {
  if (kind === 'goal') return '';
  if (estimateMinutes === null) return 'Half an hour, as it has no estimate.';
  return estimateMinutes > duration ? `A first part of its ${minutesInWords(estimateMinutes)}.` : '';
}

/** For example “45 minutes”, “1 hour” or “2.5 hours”. */
export function minutesInWords(minutes: number): string {
  if (minutes < 60 || (minutes < 120 && minutes % 30 !== 0))
    return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
  const hours = Math.round((minutes / 60) * 10) / 10;
  return `${hours} ${hours === 1 ? 'hour' : 'hours'}`;
}

function weekday(day: string): string {
  return new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long' }).format(new Date(`${day}T00:00:00Z`));
}
