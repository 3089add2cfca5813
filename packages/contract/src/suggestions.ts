import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  GivenTimestamp,
  Id,
  limits,
  requestObject,
  storedText,
  Timestamp,
  TimeZone,
  trimmedText,
} from './primitives.ts';

export const SuggestionType = z.enum(['schedule', 'reminder', 'task', 'recommendation']);
export type SuggestionType = z.output<typeof SuggestionType>;

export const SchedulingDetails = z.object({
  datetime: Timestamp,
  /** Minutes. */
  duration: z.int().check(z.nonnegative()),
  /** RFC 5545 RRULE text without the property name; null when it happens once. */
  recurring: z.nullable(z.string()),
});
export type SchedulingDetails = z.output<typeof SchedulingDetails>;

export const Suggestion = z.object({
  id: Id,
  type: SuggestionType,
  title: z.string(),
  description: z.string(),
  schedulingDetails: z.optional(SchedulingDetails),
  conversationId: Id,
  /** The message it was found in. */
  messageId: z.nullable(Id),
});
export type Suggestion = z.output<typeof Suggestion>;

const GivenSchedulingDetails = requestObject({
  datetime: GivenTimestamp,
  duration: z._default(
    z
      .int('Please give the duration in minutes.')
      .check(
        z.gte(0, 'Please give the duration in minutes.'),
        z.lte(60 * 24 * 31, 'The duration may be at most 31 days.'),
      ),
    0,
  ),
  /** RRULE text; false, null or absent: once; true: by the rule the stored suggestion has. */
  recurring: z.optional(
    z.nullable(
      z.union(
        [z.boolean(), z.string().check(z.trim(), z.minLength(1), z.maxLength(500))],
        'Please give the recurrence as a rule such as FREQ=WEEKLY.',
      ),
    ),
  ),
  /** The zone a recurring one keeps its local time in; the user's own when absent. */
  timeZone: z.optional(z.nullable(TimeZone)),
});

/** A suggestion as it is approved: edited fields win over the stored ones. Known by its id, or without one by its content within the conversation. */
export const GivenSuggestion = requestObject({
  id: z.optional(z.nullable(Id)),
  /** Another kind than those of SuggestionType is kept as a recommendation. */
  type: trimmedText({ label: 'The type', max: 50 }),
  title: trimmedText({ label: 'Title', max: limits.titleLength }),
  description: z._default(storedText({ label: 'The description', max: 5_000 }), ''),
  schedulingDetails: z.optional(z.nullable(GivenSchedulingDetails)),
  conversationId: z.optional(z.nullable(Id)),
  messageId: z.optional(z.nullable(Id)),
});
export type GivenSuggestion = z.output<typeof GivenSuggestion>;

export const ApproveSuggestionBody = requestObject({ suggestion: GivenSuggestion });
export type ApproveSuggestionBody = z.output<typeof ApproveSuggestionBody>;

/** `eventId` when the approval made an event. */
export const SuggestionApproved = z.object({ success: z.boolean(), eventId: z.optional(Id) });
export type SuggestionApproved = z.output<typeof SuggestionApproved>;

export const listSuggestions = endpoint({
  method: 'GET',
  path: '/api/suggestions',
  access: 'user',
  summary: 'Suggestions still to be decided, newest first.',
  response: z.array(Suggestion),
  errors: [],
});

export const approveSuggestion = endpoint({
  method: 'POST',
  path: '/api/suggestions/approve',
  access: 'user',
  summary: 'Accept a suggestion, edited or as it is. Approving it again answers the same.',
  body: ApproveSuggestionBody,
  response: SuggestionApproved,
  errors: ['suggestions.not_found', 'suggestions.already_decided'],
});

export const declineSuggestion = endpoint({
  method: 'POST',
  path: '/api/suggestions/:id/decline',
  access: 'user',
  summary: 'Turn a suggestion down. Declining it again answers the same.',
  params: z.object({ id: Id }),
  response: z.object({ success: z.boolean() }),
  errors: ['suggestions.not_found', 'suggestions.already_decided'],
});
