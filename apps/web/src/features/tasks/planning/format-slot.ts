import type { Slot } from '@app/contract/planning';
import { formatDay } from '#lib/calendar-days.ts';
import { calendarDay, formatTime, formatWeekday } from '#lib/dates.ts';
import { t } from './planning.messages.ts';

/** 'Tuesday 7:00 AM': the name of a slot on buttons and in toasts. */
export function slotName({ start }: Slot, timeZone: string): string {
  return t('slotName', { weekday: formatWeekday(start, timeZone), time: formatTime(start, timeZone) });
}

/** 'Tomorrow, 7:00 AM' */
export function slotTime({ start }: Slot, timeZone: string): string {
  const day = formatDay(calendarDay(start, timeZone), calendarDay(new Date(), timeZone));
  return t('slot', { day, time: formatTime(start, timeZone) });
}
