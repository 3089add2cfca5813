import { defineEvent } from '#platform/event-bus.ts';

export interface CalendarEventChange {
  userId: string;
  /** The id of the single event, or of the series. */
  eventId: string;
  isNew: boolean;
  /** For a new event: the minutes between the reminder and the event. Undefined: as in the user's settings. */
  reminderMinutes?: number | undefined;
}

/** A calendar event was created, moved, changed, deleted or restored; published in the transaction that changes it. */
export const calendarEventChanged = defineEvent<CalendarEventChange>('schedule.calendar-event-changed');
