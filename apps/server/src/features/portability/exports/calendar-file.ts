import { CALENDAR_END, addZone, writeEntry, writeHead, type ZoneSpans } from '#features/schedule/calendar.service.ts';
import type { ReminderRow } from '#features/schedule/reminders.service.ts';
import type { FeedEvent } from '#features/schedule/schedule.service.ts';

export interface CalendarFile {
  appName: string;
  /** The app's own address, for links back to conversations. */
  address: string;
  /** Events and reminders are read twice: the time zones they use come first in the file. */
  readEvents: () => AsyncIterable<readonly FeedEvent[]>;
  readReminders: () => AsyncIterable<readonly ReminderRow[]>;
  /** By event id: how many minutes before its start the event's reminders are due. */
  leadMinutes: ReadonlyMap<string, readonly number[]>;
}

/** All events and reminders as an iCalendar file. Reminders of an event become its alarms; others become events. */
export async function* writeCalendar(file: CalendarFile): AsyncGenerator<string> {
  const { appName, address, leadMinutes, readEvents, readReminders } = file;
  const zones: ZoneSpans = new Map();
  for await (const events of readEvents()) for (const event of events) addZone(zones, event);
  for await (const reminders of readReminders()) for (const reminder of reminders) addZone(zones, asEvent(reminder));
  yield writeHead(appName, zones);
  for await (const events of readEvents()) {
    yield events.map((event) => writeEntry(event, address, leadMinutes.get(event.id) ?? [])).join('');
  }
  // Reminders are events without duration, which every calendar supports, unlike to-dos.
  for await (const reminders of readReminders()) {
    yield reminders.map((reminder) => writeEntry(asEvent(reminder), address, [0])).join('');
  }
  yield CALENDAR_END;
}

function asEvent(reminder: ReminderRow): FeedEvent {
  const { id, title, remindAt, timeZone, recurrence, conversationId, messageId, createdAt } = reminder;
  return {
    id,
    title,
    eventDate: remindAt,
    timeZone,
    recurrence,
    conversationId,
    messageId,
    createdAt,
    updatedAt: createdAt,
    localStart: null,
    duration: 0,
    isAllDay: false,
    // A reminder does not block time.
    isFree: true,
    seriesEnd: null,
    categoryId: null,
    notes: '',
    location: null,
    isAutoDetected: false,
    taskId: null,
    revision: 0,
    exceptions: [],
  };
}
