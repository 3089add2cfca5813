import { defineEvent } from '#platform/event-bus.ts';

export interface TouchedEvent {
  userId: string;
  /** The id of the event or the series. */
  eventId: string;
  isNew: boolean;
  /** For a new event: how long before it to remind. Absent: by the user's setting. */
  reminderMinutes?: number | undefined;
}

/** A calendar event was created, moved, changed, deleted or restored; published in that transaction. */
export const eventTouched = defineEvent<TouchedEvent>('schedule.event-touched');
