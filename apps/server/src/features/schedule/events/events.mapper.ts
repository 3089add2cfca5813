import type { EventNote } from '@app/contract/event-edits';
import type { Event } from '@app/contract/events';
import type { ExceptionRow } from './event-exceptions.repository.ts';
import { occurrenceId } from './event-id.ts';
import type { NoteRow } from './event-notes.repository.ts';
import type { EventCategory, EventRow } from './events.repository.ts';

export type CategoryMap = ReadonlyMap<string, EventCategory>;

/** A single event, or a series as a whole. */
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

/** One occurrence, with the changes of its exception. */
export function toOccurrence(
  row: EventRow,
  originalStart: Date,
  exception: ExceptionRow | undefined,
  categories: CategoryMap,
): Event {
  if (exception === undefined) return atOriginalStart(toEvent(row, categories), originalStart);
  const changed = toEvent({ ...row, ...exception.changes }, categories);
  return { ...atOriginalStart(changed, originalStart), eventDate: exception.eventDate.toISOString() };
}

/** Turns a series into its occurrence at `originalStart`. */
export function atOriginalStart(series: Event, originalStart: Date): Event {
  const start = originalStart.toISOString();
  return {
    ...series,
    id: occurrenceId(series.id, originalStart),
    eventDate: start,
    seriesId: series.id,
    originalStart: start,
  };
}

export function toNote({ id, content, createdAt }: NoteRow): EventNote {
  return { id, content, createdAt: createdAt.toISOString() };
}
