/** The operations on events. Only the list is in events.ts, so that the first screen does not load the others. */
import * as z from 'zod/mini';
import { dayOrTimestamp } from './day-or-timestamp.ts';
import { endpoint } from './endpoint.ts';
import { Event, EventId, MAX_EVENT_MINUTES } from './events.ts';
import {
  Count,
  Id,
  limits,
  NoContent,
  requestObject,
  storedText,
  Timestamp,
  TimeZone,
  toStorable,
  trimmedText,
} from './primitives.ts';
import { MinutesBefore } from './reminders.ts';

/** An event with its origin. */
export const EventDetail = z.extend(Event, {
  context: z.object({
    /** A sentence about the kind and origin of the event. */
    text: z.string(),
    /** The message the event was found in, shortened; null if there is none. */
    quote: z.nullable(z.string()),
    conversationTitle: z.nullable(z.string()),
  }),
});
export type EventDetail = z.output<typeof EventDetail>;

export const EventNote = z.object({ id: Id, content: z.string(), createdAt: Timestamp });
export type EventNote = z.output<typeof EventNote>;

/** For a recurring event: one occurrence, this and later ones, or all. */
export const EventScope = z.enum(['this', 'following', 'all'], 'Please choose this, following or all.');
export type EventScope = z.output<typeof EventScope>;

const durationError = 'Please enter the duration in minutes.';
const text = (label: string, max: number) => storedText({ label, max });

/** The fields of an event that a user can set. Lengths are in characters, the duration in minutes. */
const fields = {
  title: trimmedText({ label: 'Title', max: limits.titleLength }),
  /** A date without a time, which only an all-day event may have, is a day in the event's time zone. */
  eventDate: dayOrTimestamp(),
  /** Minutes. */
  duration: z.optional(
    z
      .int(durationError)
      .check(z.gte(0, durationError), z.lte(MAX_EVENT_MINUTES, 'The duration may be at most 31 days.')),
  ),
  /** If absent, the user's time zone. */
  timeZone: z.optional(z.nullable(TimeZone)),
  isAllDay: z.optional(z.boolean('Please send true or false for isAllDay.')),
  /** If absent, all-day events are free and others busy. */
  isFree: z.optional(z.boolean('Please send true or false for isFree.')),
  categoryId: z.optional(z.nullable(Id)),
  notes: z.optional(z.nullable(text('The notes', 20_000))),
  /** RRULE text such as FREQ=WEEKLY;BYDAY=MO; null if it does not recur. */
  recurrence: z.optional(z.nullable(text('The recurrence', 500))),
  location: z.optional(z.nullable(text('The location', 300))),
  taskId: z.optional(z.nullable(Id)),
};

export const CreateEventBody = requestObject({
  ...fields,
  /** Minutes before the start. Absent or null: by the user's setting. */
  reminderMinutes: z.optional(z.nullable(MinutesBefore)),
  conversationId: z.optional(z.nullable(Id)),
  messageId: z.optional(z.nullable(Id)),
});
export type CreateEventBody = z.output<typeof CreateEventBody>;

/** Absent fields are not changed. */
export const UpdateEventBody = requestObject({
  ...fields,
  title: z.optional(fields.title),
  eventDate: z.optional(fields.eventDate),
});
export type UpdateEventBody = z.output<typeof UpdateEventBody>;

/** A retry with the same key has no further effect. The change can be undone by the key for a day. */
export const EventChangeHeaders = z.object({
  'idempotency-key': z.optional(z.guid('Please send a UUID as the Idempotency-Key.').check(z.toLowerCase())),
});

export const CreateNoteBody = requestObject({ content: trimmedText({ label: 'The note', max: 20_000 }) });
export type CreateNoteBody = z.output<typeof CreateNoteBody>;

export const ParseEventBody = requestObject({
  text: z
    .string('Please enter what to add.')
    .check(z.overwrite(toStorable), z.trim(), z.maxLength(500, 'Please enter at most 500 characters.')),
});

/** The event parsed from a text. Nothing is stored. */
export const ParsedEvent = z.object({
  /** Null if the text contains no date and no time. */
  event: z.nullable(
    z.object({
      title: z.string(),
      eventDate: Timestamp,
      /** Minutes. */
      duration: Count,
      timeZone: z.string(),
      isAllDay: z.boolean(),
      recurrence: z.nullable(z.string()),
      location: z.nullable(z.string()),
      category: Event.shape.category,
      /** Minutes before the start of the requested reminder; null if none was requested. */
      reminderMinutes: z.nullable(z.int()),
      /** Whether the text contains no time, so that the time is a guess. */
      isTimeAssumed: z.boolean(),
    }),
  ),
  /** Other events at that time; `duration` in minutes. */
  conflicts: z.array(z.object({ id: z.string(), title: z.string(), eventDate: Timestamp, duration: Count })),
});
export type ParsedEvent = z.output<typeof ParsedEvent>;

const params = z.object({ id: EventId });
const scopeQuery = z.object({
  /** By default `this` for the id of an occurrence and `all` for the id of a series. */
  scope: z.optional(EventScope),
});
const ruleErrors = ['events.recurrence_unsupported', 'events.recurrence_never'] as const;

export const getEvent = endpoint({
  method: 'GET',
  path: '/api/events/:id',
  access: 'user',
  summary: 'One event or occurrence, with the conversation it was found in.',
  params,
  response: EventDetail,
  errors: ['events.not_found'],
});

export const createEvent = endpoint({
  method: 'POST',
  path: '/api/events',
  access: 'user',
  summary: 'Creates an event. With an Idempotency-Key it can be undone.',
  headers: EventChangeHeaders,
  body: CreateEventBody,
  response: Event,
  status: 201,
  errors: ['categories.not_found', 'events.source_not_found', ...ruleErrors],
});

export const parseEvent = endpoint({
  method: 'POST',
  path: '/api/events/parse',
  access: 'user',
  summary: 'Parses an event from a text such as "lunch with Ana tue 1pm 45m", without creating it.',
  body: ParseEventBody,
  response: ParsedEvent,
  errors: [],
});

export const updateEvent = endpoint({
  method: 'PUT',
  path: '/api/events/:id',
  access: 'user',
  summary: 'Changes an event, one occurrence, this and later ones, or all. Absent fields are not changed.',
  params,
  query: scopeQuery,
  headers: EventChangeHeaders,
  body: UpdateEventBody,
  response: Event,
  errors: [
    'events.not_found',
    'events.read_only',
    'categories.not_found',
    'events.source_not_found',
    'events.occurrence_cannot_repeat',
    ...ruleErrors,
  ],
});

export const deleteEvent = endpoint({
  method: 'DELETE',
  path: '/api/events/:id',
  access: 'user',
  summary: 'Moves an event, one occurrence, this and later ones, or all to the trash.',
  params,
  query: scopeQuery,
  headers: EventChangeHeaders,
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: ['events.not_found', 'events.read_only'],
});

export const undoEventChange = endpoint({
  method: 'POST',
  path: '/api/events/changes/:key/undo',
  access: 'user',
  summary: 'Undoes a change of the last day, given its Idempotency-Key. A repeated call has no effect.',
  params: z.object({ key: Id }),
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: ['events.change_not_found', 'events.changed_since'],
});

export const listEventNotes = endpoint({
  method: 'GET',
  path: '/api/events/:id/notes',
  access: 'user',
  summary: 'The notes of an event or of one occurrence, oldest first.',
  params,
  response: z.array(EventNote),
  errors: ['events.not_found'],
});

export const addEventNote = endpoint({
  method: 'POST',
  path: '/api/events/:id/notes',
  access: 'user',
  summary: 'Adds a note to an event or to one occurrence.',
  params,
  body: CreateNoteBody,
  response: EventNote,
  status: 201,
  errors: ['events.not_found', 'events.read_only'],
});

const noteParams = z.object({ id: EventId, noteId: Id });

export const updateEventNote = endpoint({
  method: 'PUT',
  path: '/api/events/:id/notes/:noteId',
  access: 'user',
  summary: 'Changes the text of a note.',
  params: noteParams,
  body: CreateNoteBody,
  response: EventNote,
  errors: ['events.not_found', 'events.note_not_found'],
});

export const deleteEventNote = endpoint({
  method: 'DELETE',
  path: '/api/events/:id/notes/:noteId',
  access: 'user',
  summary: 'Deletes a note. It can be restored for a day.',
  params: noteParams,
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: ['events.not_found', 'events.note_not_found'],
});

export const restoreEventNote = endpoint({
  method: 'POST',
  path: '/api/events/:id/notes/:noteId/restore',
  access: 'user',
  summary: 'Restores a deleted note. Has no effect if it is not deleted.',
  params: noteParams,
  response: EventNote,
  errors: ['events.not_found', 'events.note_not_found'],
});
