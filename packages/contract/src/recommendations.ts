import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, requestObject, Timestamp, versionHeaders } from './primitives.ts';

export const Priority = z.enum(['high', 'medium', 'low']);
export type Priority = z.output<typeof Priority>;

/** The rule that found the recommendation; `model`: found by the connected model; `saved`: saved by the user from a chat. */
export const RecommendationRule = z.enum([
  'unfinished_plan',
  'recurring_worry',
  'repeated_question',
  'stalled_goal',
  'open_promise',
  'neglected_area',
  'wished_habit',
  'overload_ahead',
  'unsolved_problem',
  'model',
  'saved',
]);
export type RecommendationRule = z.output<typeof RecommendationRule>;

/** A source of a recommendation in its current state; deleted sources are omitted. */
export const RecommendationSource = z.object({
  kind: z.enum(['conversation', 'goal', 'event', 'task']),
  /** For an event its id in the list: `{seriesId}~{originalStart}` for an occurrence. */
  id: z.string(),
  /** The message that supports the recommendation; null if the source is not a message. */
  messageId: z.nullable(Id),
  title: z.string(),
  /** A quote; null if the source as a whole is meant. */
  quote: z.nullable(z.string()),
  /** When it was written, or when the event takes place. */
  at: Timestamp,
});
export type RecommendationSource = z.output<typeof RecommendationSource>;

/**
 * The action of a recommendation's button: creates an event, a goal, a reminder or a template with these values, or opens
 * a day of the schedule. `minutes` is the length of the event.
 */
export const RecommendationAction = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('event'), title: z.string(), start: Timestamp, minutes: z.int() }),
  z.object({ kind: z.literal('goal'), title: z.string(), categoryId: z.nullable(Id) }),
  z.object({
    kind: z.literal('reminder'),
    title: z.string(),
    remindAt: Timestamp,
    /** RRULE text; null if it does not recur. */
    recurrence: z.nullable(z.string()),
  }),
  z.object({ kind: z.literal('template'), name: z.string(), body: z.string(), categoryId: z.nullable(Id) }),
  /** A calendar day of the schedule. */
  z.object({ kind: z.literal('day'), day: z.string() }),
]);
export type RecommendationAction = z.output<typeof RecommendationAction>;

export const Recommendation = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  priority: Priority,
  actionType: z.enum(['habit', 'planning', 'organization', 'system']),
  category: z.nullable(z.object({ id: Id, name: z.string(), color: z.string() })),
  rule: RecommendationRule,
  /** One sentence with the reasons for the recommendation. */
  why: z.string(),
  sources: z.array(RecommendationSource),
  /** Null if there is no action in the app. */
  action: z.nullable(RecommendationAction),
  isCompleted: z.boolean(),
  isDismissed: z.boolean(),
  isBookmarked: z.boolean(),
  createdAt: Timestamp,
});
export type Recommendation = z.output<typeof Recommendation>;

const flag = z.optional(z.boolean('Please send true or false.'));

/** Absent fields are not changed. */
export const UpdateRecommendationBody = requestObject({
  isCompleted: flag,
  isDismissed: flag,
  isBookmarked: flag,
}).check(z.refine((change) => Object.keys(change).length > 0, 'Please send at least one field to change.'));
export type UpdateRecommendationBody = z.output<typeof UpdateRecommendationBody>;

export const listRecommendations = endpoint({
  method: 'GET',
  path: '/api/recommendations',
  access: 'user',
  summary:
    'Recommendations: open ones by priority, then the latest 200 completed or dismissed ones. The app generates at most 10 open ones; the user can save more.',
  response: z.array(Recommendation),
  responseHeaders: versionHeaders,
  errors: [],
});

export const generateRecommendations = endpoint({
  method: 'POST',
  path: '/api/recommendations/generate',
  access: 'user',
  summary: 'Generates recommendations again. Completed and dismissed ones are not changed.',
  response: z.array(Recommendation),
  errors: [],
});

export const updateRecommendation = endpoint({
  method: 'PATCH',
  path: '/api/recommendations/:id',
  access: 'user',
  summary: 'Completes, dismisses or bookmarks a recommendation, or reverts that.',
  params: z.object({ id: Id }),
  body: UpdateRecommendationBody,
  response: Recommendation,
  errors: ['recommendations.not_found'],
});
