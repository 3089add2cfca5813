import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { MAX_EVENT_MINUTES } from './events.ts';
import {
  Count,
  Cursor,
  RequestTimestamp,
  Id,
  limits,
  PageLimit,
  pageHeaders,
  requestObject,
  storedText,
  Timestamp,
  TimeZone,
  trimmedText,
  versionHeaders,
} from './primitives.ts';

export const SuggestionType = z.enum(['schedule', 'reminder', 'task', 'recommendation']);
export type SuggestionType = z.output<typeof SuggestionType>;

export const SchedulingDetails = z.object({
  datetime: Timestamp,
  /** Minutes. */
  duration: z.int().check(z.nonnegative()),
  /** RFC 5545 RRULE text without the property name; null if it does not recur. */
  recurring: z.nullable(z.string()),
  /** Whether it takes whole days; absent for false. */
  isAllDay: z.optional(z.boolean()),
  /** Whether only the day was named, so that the hour of `datetime` is assumed; absent for false. */
  isTimeAssumed: z.optional(z.boolean()),
});
export type SchedulingDetails = z.output<typeof SchedulingDetails>;

export const Suggestion = z.object({
  id: Id,
  type: SuggestionType,
  title: z.string(),
  description: z.string(),
  schedulingDetails: z.optional(SchedulingDetails),
  /** Null if another program proposed the suggestion without a conversation. */
  conversationId: z.nullable(Id),
  /** The message the suggestion was found in. */
  messageId: z.nullable(Id),
  /** The program that proposed it; absent if it was found in a conversation. */
  proposedBy: z.optional(z.string()),
});
export type Suggestion = z.output<typeof Suggestion>;

/** A suggestion in the list of pending ones. */
export const PendingSuggestion = z.extend(Suggestion, {
  /** Null without a conversation. */
  conversationTitle: z.nullable(z.string()),
  /** When the suggestion's message was written, or when the program proposed it. */
  saidAt: Timestamp,
  /** The import that brought the suggestion's message; null for a chat. */
  importId: z.nullable(Id),
  createdAt: Timestamp,
});
export type PendingSuggestion = z.output<typeof PendingSuggestion>;

/** A suggestion as it was approved, with the changes made then. */
export const ApprovedSuggestion = z.extend(Suggestion, {
  /** The id of the event that the approval created; null for a reminder, a task or a recommendation. */
  eventId: z.nullable(Id),
});
export type ApprovedSuggestion = z.output<typeof ApprovedSuggestion>;

export const SuggestionListQuery = z.object({
  /** Absent: all pending suggestions, up to 1,000. */
  limit: z.optional(PageLimit),
  cursor: z.optional(Cursor),
  conversationId: z.optional(Id),
});
export type SuggestionListQuery = z.output<typeof SuggestionListQuery>;

const SuggestionIds = z
  .array(Id, 'Please send a list of ids.')
  .check(z.minLength(1, 'Please send at least one id.'), z.maxLength(1_000, 'Please send at most 1,000 ids.'));

/** Decides the pending suggestions of a conversation, or of all if `conversationId` is null; with `ids` only these. */
export const DecideSuggestionsBody = requestObject({
  conversationId: z.nullable(Id),
  ids: z.optional(SuggestionIds),
  decision: z.enum(['approve', 'decline'], 'Please choose approve or decline.'),
});
export type DecideSuggestionsBody = z.output<typeof DecideSuggestionsBody>;

export const ReopenSuggestionsBody = requestObject({ ids: SuggestionIds });
export type ReopenSuggestionsBody = z.output<typeof ReopenSuggestionsBody>;

const GivenSchedulingDetails = requestObject({
  datetime: RequestTimestamp,
  /** Minutes. */
  duration: z._default(
    z
      .int('Please enter the duration in minutes.')
      .check(
        z.gte(0, 'Please enter the duration in minutes.'),
        z.lte(MAX_EVENT_MINUTES, 'The duration may be at most 31 days.'),
      ),
    0,
  ),
  /** RRULE text; false, null or absent: not recurring; true: by the rule of the stored suggestion. */
  recurring: z.optional(
    z.nullable(
      z.union(
        [z.boolean(), z.string().check(z.trim(), z.minLength(1), z.maxLength(500))],
        'Please enter the recurrence as a rule such as FREQ=WEEKLY.',
      ),
    ),
  ),
  /** The time zone in which a recurring event keeps its local time; if absent, the user's. */
  timeZone: z.optional(z.nullable(TimeZone)),
});

/**
 * A suggestion to approve; its fields take precedence over the stored ones. The stored suggestion is found by `id`,
 * otherwise by its content among the pending suggestions of `conversationId`, or among all if that is absent too.
 */
export const SuggestionToApprove = requestObject({
  id: z.optional(z.nullable(Id)),
  /** A type other than those of SuggestionType is saved as a recommendation. */
  type: trimmedText({ label: 'The type', max: 50 }),
  title: trimmedText({ label: 'Title', max: limits.titleLength }),
  description: z._default(storedText({ label: 'The description', max: 5_000 }), ''),
  schedulingDetails: z.optional(z.nullable(GivenSchedulingDetails)),
  conversationId: z.optional(z.nullable(Id)),
  messageId: z.optional(z.nullable(Id)),
});
export type SuggestionToApprove = z.output<typeof SuggestionToApprove>;

export const ApproveSuggestionBody = requestObject({ suggestion: SuggestionToApprove });
export type ApproveSuggestionBody = z.output<typeof ApproveSuggestionBody>;

/** `eventId` if the approval created an event. */
export const SuggestionApproved = z.object({ success: z.boolean(), eventId: z.optional(Id) });
export type SuggestionApproved = z.output<typeof SuggestionApproved>;

export const listSuggestions = endpoint({
  method: 'GET',
  path: '/api/suggestions',
  access: 'user',
  summary: 'Pending suggestions, newest first, including those from imported conversations.',
  query: SuggestionListQuery,
  response: z.array(PendingSuggestion),
  responseHeaders: { ...pageHeaders, ...versionHeaders },
  errors: [],
});

export const listApprovedSuggestions = endpoint({
  method: 'GET',
  path: '/api/suggestions/approved',
  access: 'user',
  summary: 'The suggestions of a conversation that were approved, last approved first; at most 200.',
  query: z.object({ conversationId: Id }),
  response: z.array(ApprovedSuggestion),
  errors: [],
});

export const getSuggestionSummary = endpoint({
  method: 'GET',
  path: '/api/suggestions/summary',
  access: 'user',
  summary: 'The number of pending suggestions.',
  response: z.object({ count: Count }),
  responseHeaders: versionHeaders,
  errors: [],
});

export const decideSuggestions = endpoint({
  method: 'POST',
  path: '/api/suggestions/decide',
  access: 'user',
  summary: 'Approves or declines many suggestions without changes; at most 1,000 at once.',
  body: DecideSuggestionsBody,
  response: z.object({ ids: z.array(Id) }),
  errors: [],
});

export const reopenSuggestions = endpoint({
  method: 'POST',
  path: '/api/suggestions/reopen',
  access: 'user',
  summary: 'Makes declined suggestions pending again. Others are ignored.',
  body: ReopenSuggestionsBody,
  response: z.object({ reopened: Count }),
  errors: [],
});

export const approveSuggestion = endpoint({
  method: 'POST',
  path: '/api/suggestions/approve',
  access: 'user',
  summary: 'Approves a suggestion, with or without changes. A repeated call returns the same.',
  body: ApproveSuggestionBody,
  response: SuggestionApproved,
  errors: [
    'suggestions.not_found',
    'suggestions.already_decided',
    'events.recurrence_unsupported',
    'events.recurrence_never',
  ],
});

export const declineSuggestion = endpoint({
  method: 'POST',
  path: '/api/suggestions/:id/decline',
  access: 'user',
  summary: 'Declines a suggestion. A repeated call returns the same.',
  params: z.object({ id: Id }),
  response: z.object({ success: z.boolean() }),
  errors: ['suggestions.not_found', 'suggestions.already_decided'],
});
