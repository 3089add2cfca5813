import { CALENDAR_END, noteZone, writeEntry, writeHead, type ZoneSpans } from '#features/schedule/calendar.service.ts';
import type { ReminderRow } from '#features/schedule/reminders.service.ts';
import type { FeedEvent } from '#features/schedule/schedule.service.ts';

export interface CalendarFile {
  appName: string;
  /** The app's own address, for links back to conversations. */
  address: string;
  /** Both are read twice: the zones they use stand before them. */
  readEvents: () => AsyncIterable<readonly FeedEvent[]>;
  readReminders: () => AsyncIterable<readonly ReminderRow[]>;
  /** Minutes before the start at which events are reminded of, by event. */
  leads: ReadonlyMap<string, readonly number[]>;
}

/** All events and reminders as an iCalendar file. Those of an event are its alarms; all others ring at their own time. */
export async function* writeCalendar(file: CalendarFile): AsyncGenerator<string> {
  const { appName, address, leads, readEvents, readReminders } = file;
  const zones: ZoneSpans = new Map();
  for await (const events of readEvents()) for (const event of events) noteZone(zones, event);
  for await (const reminders of readReminders()) for (const reminder of reminders) noteZone(zones, asEvent(reminder));
  yield writeHead(appName, zones);
  for await (const events of readEvents()) {
    yield events.map((event) => writeEntry(event, address, leads.get(event.id) ?? [])).join('');
  }
  // As events without length: calendars show and import those, and few know what to do with to-dos.
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
    // Being reminded keeps nobody busy.
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
