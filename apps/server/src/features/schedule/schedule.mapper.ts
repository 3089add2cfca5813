import type { EventNote } from '@app/contract/event-edits';
import type { Event } from '@app/contract/events';
import type { ExceptionRow } from './event-exceptions.repository.ts';
import { occurrenceId } from './event-id.ts';
import type { NoteRow } from './event-notes.repository.ts';
import type { EventCategory, EventRow } from './schedule.repository.ts';

export type CategoryMap = ReadonlyMap<string, EventCategory>;

/** An event by itself: one that happens once, or a series as a whole. */
export function toEvent(row: EventRow, categories: CategoryMap): Event {
  return {
    id: row.id,
    title: row.title,
    eventDate: row.eventDate.toISOString(),
    duration: row.duration,
    notes: row.notes,
    category: (row.categoryId !== null && categories.get(row.categoryId)) || null,
    isAutoDetected: row.isAutoDetected,
    timeZone: row.timeZone,
    isAllDay: row.isAllDay,
    isFree: row.isFree,
    location: row.location,
    recurrence: row.recurrence,
    seriesId: null,
    originalStart: null,
    taskId: row.taskId,
    conversationId: row.conversationId,
    messageId: row.messageId,
  };
}

/** One occurrence, with what differs from its series. */
export function toOccurrence(
  row: EventRow,
  originalStart: Date,
  exception: ExceptionRow | undefined,
  categories: CategoryMap,
): Event {
  return {
    ...toEvent(exception === undefined ? row : { ...row, ...exception.changes }, categories),
    id: occurrenceId(row.id, originalStart),
    eventDate: (exception?.eventDate ?? originalStart).toISOString(),
    seriesId: row.id,
    originalStart: originalStart.toISOString(),
  };
}

export function toNote({ id, content, createdAt }: NoteRow): EventNote {
  return { id, content, createdAt: createdAt.toISOString() };
}
