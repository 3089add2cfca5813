/** What can be done with events, apart from the list: the first screen needs only that. */
import * as z from 'zod/mini';
import { dayOrTimestamp } from './day-or-timestamp.ts';
import { endpoint } from './endpoint.ts';
import { Event, EventId } from './events.ts';
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

/** One event with where it comes from. */
export const EventDetail = z.extend(Event, {
  context: z.object({
    /** A sentence about what it is and where it was mentioned. */
    text: z.string(),
    /** The words it came from, shortened; null without a message. */
    quote: z.nullable(z.string()),
    conversationTitle: z.nullable(z.string()),
  }),
});
export type EventDetail = z.output<typeof EventDetail>;

export const EventNote = z.object({ id: Id, content: z.string(), createdAt: Timestamp });
export type EventNote = z.output<typeof EventNote>;

/** Of a repeating event: one occurrence, it and those after it, or all. */
export const EventScope = z.enum(['this', 'following', 'all'], 'Please choose this, following or all.');
export type EventScope = z.output<typeof EventScope>;

const minutes = 'Please give the duration in minutes.';
const text = (label: string, max: number) => storedText({ label, max });

/** What a person says about an event. Lengths are characters, the duration minutes. */
const fields = {
  title: trimmedText({ label: 'Title', max: limits.titleLength }),
  /** Only whole days may come without a time: then it is the day in the event's zone. */
  eventDate: dayOrTimestamp(),
  duration: z.optional(
    z.int(minutes).check(z.gte(0, minutes), z.lte(60 * 24 * 31, 'The duration may be at most 31 days.')),
  ),
  /** The person's own when absent. */
  timeZone: z.optional(z.nullable(TimeZone)),
  isAllDay: z.optional(z.boolean('Please say whether it lasts all day by true or false.')),
  /** Absent: whole days leave their hours free, times of day do not. */
  isFree: z.optional(z.boolean('Please say whether its time stays free by true or false.')),
  categoryId: z.optional(z.nullable(Id)),
  notes: z.optional(z.nullable(text('The notes', 20_000))),
  /** RRULE text such as FREQ=WEEKLY;BYDAY=MO; null when it happens once. */
  recurrence: z.optional(z.nullable(text('The recurrence', 500))),
  location: z.optional(z.nullable(text('The location', 300))),
  taskId: z.optional(z.nullable(Id)),
};

export const CreateEventBody = requestObject({
  ...fields,
  /** Absent or null: as the person wants it of every event. */
  reminderMinutes: z.optional(z.nullable(MinutesBefore)),
  conversationId: z.optional(z.nullable(Id)),
  messageId: z.optional(z.nullable(Id)),
});
export type CreateEventBody = z.output<typeof CreateEventBody>;

/** Absent fields stay as they are. */
export const UpdateEventBody = requestObject({
  ...fields,
  title: z.optional(fields.title),
  eventDate: z.optional(fields.eventDate),
});
export type UpdateEventBody = z.output<typeof UpdateEventBody>;

/** A retry with the same key changes nothing twice, and the change can be undone by it for a day. */
export const EventChangeHeaders = z.object({
  'idempotency-key': z.optional(z.guid('Please give a UUID as the Idempotency-Key.').check(z.toLowerCase())),
});

export const CreateNoteBody = requestObject({ content: trimmedText({ label: 'The note', max: 20_000 }) });
export type CreateNoteBody = z.output<typeof CreateNoteBody>;

export const ParseEventBody = requestObject({
  text: z
    .string('Please write what to add.')
    .check(z.overwrite(toStorable), z.trim(), z.maxLength(500, 'Please write at most 500 characters.')),
});

/** What was read from words. Nothing is stored. */
export const ParsedEvent = z.object({
  /** Null when the words name no day and no time. */
  event: z.nullable(
    z.object({
      title: z.string(),
      eventDate: Timestamp,
      duration: Count,
      timeZone: z.string(),
      isAllDay: z.boolean(),
      recurrence: z.nullable(z.string()),
      location: z.nullable(z.string()),
      category: Event.shape.category,
      /** How long before it a reminder was asked for; null when none was. */
      reminderMinutes: z.nullable(z.int()),
      /** No hour was said: it is a guess. */
      isTimeAssumed: z.boolean(),
    }),
  ),
  /** What else happens at that time. */
  conflicts: z.array(z.object({ id: z.string(), title: z.string(), eventDate: Timestamp, duration: Count })),
});
export type ParsedEvent = z.output<typeof ParsedEvent>;

const params = z.object({ id: EventId });
const scopeQuery = z.object({
  /** `this` for the id of an occurrence, `all` for the id of a series, unless given. */
  scope: z.optional(EventScope),
});
const ruleErrors = ['events.recurrence_unsupported', 'events.recurrence_never'] as const;

export const getEvent = endpoint({
  method: 'GET',
  path: '/api/events/:id',
  access: 'user',
  summary: 'One event, or one occurrence, with the conversation it came from.',
  params,
  response: EventDetail,
  errors: ['events.not_found'],
});

export const createEvent = endpoint({
  method: 'POST',
  path: '/api/events',
  access: 'user',
  summary: 'Add an event. With an Idempotency-Key it can be undone.',
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
  summary: 'Read an event from words such as "lunch with Ana tue 1pm 45m", without adding it.',
  body: ParseEventBody,
  response: ParsedEvent,
  errors: [],
});

export const updateEvent = endpoint({
  method: 'PUT',
  path: '/api/events/:id',
  access: 'user',
  summary: 'Change an event, one occurrence, it and those after it, or all of them. Absent fields stay.',
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
  summary: 'Move an event, one occurrence, it and those after it, or all of them to the trash.',
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
  summary: 'Undo a change of the last day by the Idempotency-Key it was made with. Undoing it again changes nothing.',
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
  summary: 'Add a note to an event or to one occurrence.',
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
  summary: 'Change the words of a note.',
  params: noteParams,
  body: CreateNoteBody,
  response: EventNote,
  errors: ['events.not_found', 'events.note_not_found'],
});

export const deleteEventNote = endpoint({
  method: 'DELETE',
  path: '/api/events/:id/notes/:noteId',
  access: 'user',
  summary: 'Delete a note. It can be brought back for a day.',
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
  summary: 'Bring a deleted note back to where it was. One that is there stays.',
  params: noteParams,
  response: EventNote,
  errors: ['events.not_found', 'events.note_not_found'],
});
