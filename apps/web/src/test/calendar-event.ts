import type { Event } from '@app/contract/events';

let made = 0;

/** An event with an id of its own: half an hour on Monday, November 23, 2026, at 10 AM in Berlin. */
export function makeCalendarEvent(fields: Partial<Event>): Event {
  made += 1;
  return {
    id: `0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e${String(1000 + made)}`,
    title: 'Event',
    eventDate: '2026-11-23T09:00:00.000Z',
    duration: 30,
    notes: '',
    category: null,
    isAutoDetected: false,
    timeZone: 'Europe/Berlin',
    isAllDay: false,
    isFree: false,
    location: null,
    recurrence: null,
    seriesId: null,
    originalStart: null,
    taskId: null,
    conversationId: null,
    messageId: null,
    ...fields,
  };
}
