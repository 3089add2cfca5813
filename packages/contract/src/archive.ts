/** The whole archive, or one year of it, at a glance. */
import * as z from 'zod/mini';
import { ConversationSource } from './conversations.ts';
import { endpoint } from './endpoint.ts';
import { Count, Id, Timestamp, versionHeaders, wholeNumber } from './primitives.ts';
import { HourOfWeek } from './trends.ts';

const yearError = 'Please enter a year such as 2026.';

export const ArchiveQuery = z.object({
  /** Absent: all years. */
  year: z.optional(wholeNumber(yearError).check(z.refine((year) => year >= 1970 && year <= 9999, yearError))),
});
export type ArchiveQuery = z.output<typeof ArchiveQuery>;

/** A month such as 2026-11, in the user's time zone. */
const Month = z.string();

export const ArchiveMonth = z.object({
  month: Month,
  /** Conversations started in this month. */
  conversations: Count,
  /** Largest first. */
  byCategory: z.array(z.object({ categoryId: Id, conversations: Count })),
});
export type ArchiveMonth = z.output<typeof ArchiveMonth>;

/** A subject that was frequent for some time and then ended. */
export const ArchiveChapter = z.object({
  /** `GET /api/trends/conversations` with this key as `topic` lists the conversations. */
  key: z.string(),
  name: z.string(),
  /** The first and the last month. */
  from: Month,
  to: Month,
  conversations: Count,
  /** The category of most of them. */
  categoryId: Id,
});
export type ArchiveChapter = z.output<typeof ArchiveChapter>;

export const ArchiveTopic = z.object({
  key: z.string(),
  name: z.string(),
  conversations: Count,
  categoryId: Id,
  /** One number for each month of `series`. */
  counts: z.array(Count),
});
export type ArchiveTopic = z.output<typeof ArchiveTopic>;

/** A question that was asked in several conversations. */
export const ArchiveQuestion = z.object({
  /** `GET /api/trends/conversations` with this key as `question` lists the conversations. */
  key: z.string(),
  /** The latest wording. */
  text: z.string(),
  times: Count,
  categoryId: Id,
  /** The days on which it was asked, oldest first; only the last 60 if there are more. */
  days: z.array(z.string()),
});
export type ArchiveQuestion = z.output<typeof ArchiveQuestion>;

/** A sentence of the user that states a decision. */
export const ArchiveDecision = z.object({ text: z.string(), conversationId: Id, messageId: Id, day: z.string() });
export type ArchiveDecision = z.output<typeof ArchiveDecision>;

/** Archived conversations and those in the trash are not included. Days and months are those of the user's time zone. */
export const Archive = z.object({
  /** The requested year; null for all of them. */
  year: z.nullable(z.int()),
  /** Every year with conversations, oldest first. */
  years: z.array(z.object({ year: z.int(), conversations: Count })),
  counts: z.object({ conversations: Count, messages: Count, documents: Count }),
  /** Largest first. */
  sources: z.array(z.object({ source: ConversationSource, conversations: Count })),
  /** The days of the first and the last started conversation; null if there is none. */
  firstDay: z.nullable(z.string()),
  lastDay: z.nullable(z.string()),
  /** Whether topics, questions, hours and decisions of new conversations are still being counted. */
  isUpdating: z.boolean(),
  /** Every month from the first to the last with conversations. */
  series: z.array(ArchiveMonth),
  /** Oldest first. */
  chapters: z.array(ArchiveChapter),
  /** Largest first. */
  topics: z.array(ArchiveTopic),
  /** Most often asked first. */
  questions: z.array(ArchiveQuestion),
  firstQuestion: z.nullable(z.object({ conversationId: Id, text: z.string(), at: Timestamp })),
  /** The conversation with the most messages; `days` counts from its first to its last message. */
  longest: z.nullable(z.object({ conversationId: Id, title: z.string(), messages: Count, days: Count })),
  /** The conversation with the user's message that has the latest time of day between 1 and 5 AM. */
  latestAtNight: z.nullable(z.object({ conversationId: Id, title: z.string(), at: Timestamp })),
  /** The day on which most conversations were started. */
  busiestDay: z.nullable(z.object({ day: z.string(), conversations: Count })),
  hours: z.array(HourOfWeek),
  /** Conversations whose category is uncertain. */
  toReview: Count,
  found: z.object({
    /** Suggested events, reminders and tasks that wait in the inbox, and the title of the newest. */
    plans: z.object({ count: Count, example: z.nullable(z.string()) }),
    /** Accepted and proposed learning cards, and the decks they are in. */
    cards: z.object({ count: Count, decks: Count }),
    /** At most the 20 latest are listed. */
    decisions: z.object({ count: Count, latest: z.array(ArchiveDecision) }),
  }),
});
export type Archive = z.output<typeof Archive>;

export const getArchive = endpoint({
  method: 'GET',
  path: '/api/archive',
  access: 'user',
  summary: 'The archive at a glance: counts, time span, months, chapters, topics, repeated questions, hours and finds.',
  query: ArchiveQuery,
  response: Archive,
  responseHeaders: versionHeaders,
  errors: [],
});
