import type { FollowedCalendar } from '@app/contract/feeds';
import type { CalendarRow } from './followed-calendars.repository.ts';

export function toFollowedCalendar(row: CalendarRow): FollowedCalendar {
  const { id, url, name, color, isHidden, reminderMinutes, eventCount, skippedCount, fault } = row;
  return {
    id,
    url,
    name,
    color,
    isHidden,
    reminderMinutes,
    eventCount,
    skippedCount,
    readAt: row.readAt.toISOString(),
    fault,
    nextReadAt: row.nextReadAt.toISOString(),
  };
}
