import { defineEvent } from '#platform/event-bus.ts';

export interface TouchedEvent {
  userId: string;
  /** The event, or the series. */
  eventId: string;
  isNew: boolean;
}

/** A calendar event was added, moved, changed, deleted or brought back; in the transaction that does it. */
export const eventTouched = defineEvent<TouchedEvent>('schedule.event-touched');
