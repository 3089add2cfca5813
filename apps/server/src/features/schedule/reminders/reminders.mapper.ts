import type { Reminder } from '@app/contract/reminders';
import type { ReminderRow } from './reminders.repository.ts';

export function toReminder(row: ReminderRow): Reminder {
  return {
    id: row.id,
    title: row.title,
    remindAt: row.remindAt.toISOString(),
    timeZone: row.timeZone,
    recurrence: row.recurrence,
    channels: row.channels,
    status: row.status,
    firedAt: row.firedAt?.toISOString() ?? null,
    nextAt: row.nextAt?.toISOString() ?? null,
    isLate: row.isLate,
    eventId: row.eventId,
    minutesBefore: row.minutesBefore,
    conversationId: row.conversationId,
    messageId: row.messageId,
    createdAt: row.createdAt.toISOString(),
  };
}
