import { defineEvent } from '#platform/event-bus.ts';

export interface TouchedEvent {
  userId: string;
  /** The event, or the series. */
  eventId: string;
  isNew: boolean;
  /** Of a new one: how long before it a reminder was asked for. Absent: as the person wants it of every event. */
  reminderMinutes?: number | undefined;
}

/** A calendar event was added, moved, changed, deleted or brought back; in the transaction that does it. */
export const eventTouched = defineEvent<TouchedEvent>('schedule.event-touched');
