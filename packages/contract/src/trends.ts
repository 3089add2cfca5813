import * as z from 'zod/mini';
import { dayOrTimestamp } from './day-or-timestamp.ts';
import { ConversationSource } from './conversations.ts';
import { endpoint } from './endpoint.ts';
import { Pace } from './goals.ts';
import {
  Count,
  Cursor,
  Id,
  limits,
  PageLimit,
  pageHeaders,
  Timestamp,
  trimmedText,
  wholeNumber,
} from './primitives.ts';

/** A calendar day, or a point in time, which means its day in the user's time zone. */
const TrendDay = dayOrTimestamp('Please enter a day such as 2026-01-31.');

interface Span {
  from?: string | undefined;
  to?: string | undefined;
}

/** The last millisecond of a day, or the given instant. */
const endOf = (to: string): number => Date.parse(to.length === 10 ? `${to}T23:59:59.999Z` : to);

/*#__NO_SIDE_EFFECTS__*/
function inOrder() {
  return z.refine<Span>(({ from, to }) => from === undefined || to === undefined || Date.parse(from) <= endOf(to), {
    path: ['to'],
    error: 'The end must not be before the start.',
  });
}

/**
 * Both days are included. Without `from`, the range begins with the first day that has a conversation, and is at least a
 * week long. Without `to`, it ends with the last such day.
 */
export const TrendsQuery = z.object({ from: z.optional(TrendDay), to: z.optional(TrendDay) }).check(inOrder());
export type TrendsQuery = z.output<typeof TrendsQuery>;

/** Days in the user's time zone, both included. */
const period = { start: z.string(), end: z.string() };

export const VolumePoint = z.object({
  ...period,
  /** Conversations created in this period. */
  conversations: Count,
  byCategory: z.array(z.object({ categoryId: Id, conversations: Count })),
  bySource: z.array(z.object({ source: ConversationSource, conversations: Count })),
});
export type VolumePoint = z.output<typeof VolumePoint>;

/** `average` is 0 to 1, 0.5 is neutral; null if no conversation was created. */
export const SentimentPoint = z.object({ ...period, average: z.nullable(z.number()), conversations: Count });
export type SentimentPoint = z.output<typeof SentimentPoint>;

export const ActivityPoint = z.object({ ...period, messages: Count, questions: Count });
export type ActivityPoint = z.output<typeof ActivityPoint>;

/** `weekday` is 1 (Monday) to 7, `hour` 0 to 23 in the user's time zone. Only hours with messages. */
export const HourOfWeek = z.object({ weekday: z.int(), hour: z.int(), messages: Count, questions: Count });
export type HourOfWeek = z.output<typeof HourOfWeek>;

export const TopicTrend = z.object({
  /** The value for `topic` in GET /api/trends/conversations, which lists the conversations about the topic. */
  key: z.string(),
  label: z.string(),
  /** Conversations about the topic that were created in the range. */
  conversations: Count,
  /** The number of these that were created in the first half of the range. */
  earlier: Count,
  /** The number of these that were created in the second half of the range. */
  later: Count,
  direction: z.enum(['rising', 'falling', 'steady']),
  /** One number of conversations for each period of `volume`. */
  counts: z.array(Count),
});
export type TopicTrend = z.output<typeof TopicTrend>;

export const AskedQuestion = z.object({
  key: z.string(),
  /** The latest wording. */
  label: z.string(),
  /** The number of conversations with the question. */
  times: Count,
  lastAsked: z.string(),
});
export type AskedQuestion = z.output<typeof AskedQuestion>;

export const PlannerPoint = z.object({
  ...period,
  events: Count,
  /** The total length in minutes of the events that are not all-day. */
  minutes: Count,
  tasksDone: Count,
});
export type PlannerPoint = z.output<typeof PlannerPoint>;

/** `progress` as in Goal, 0 to 100. */
export const GoalPace = z.object({ goalId: Id, title: z.string(), progress: z.number(), pace: z.nullable(Pace) });
export type GoalPace = z.output<typeof GoalPace>;

export const Trends = z.object({
  /** The days shown: the requested ones, limited to those with data. */
  from: z.string(),
  to: z.string(),
  /** The length of the periods of a series. */
  bucket: z.enum(['day', 'week', 'month']),
  /** The first day with data; null if there is none. */
  firstDay: z.nullable(z.string()),
  /**
   * Whether only the basics are included: the volume, by category and source, and the totals. The parts that require
   * Premium are empty.
   */
  isLimited: z.boolean(),
  /** Whether new or changed conversations are still being counted. */
  isUpdating: z.boolean(),
  totals: z.object({ conversations: Count, messages: Count, questions: Count }),
  volume: z.array(VolumePoint),
  sentiment: z.array(SentimentPoint),
  activity: z.array(ActivityPoint),
  hours: z.array(HourOfWeek),
  /** The most frequent topics, and those with the largest changes. */
  topics: z.array(TopicTrend),
  /** Questions of at least two conversations, most frequent first. */
  questions: z.array(AskedQuestion),
  /** At most the last 180 days of the range. If the request has no end, the planner's range ends today. */
  planner: z.array(PlannerPoint),
  goals: z.array(GoalPace),
});
export type Trends = z.output<typeof Trends>;

export const TrendConversation = z.object({
  conversationId: Id,
  title: z.string(),
  categoryId: Id,
  source: ConversationSource,
  createdAt: Timestamp,
});
export type TrendConversation = z.output<typeof TrendConversation>;

const key = (label: string) => z.optional(trimmedText({ label, max: 200 }));

/** The filter for a point of a chart. With an hour: conversations with messages in that hour. */
export const TrendConversationsQuery = z
  .object({
    from: z.optional(TrendDay),
    to: z.optional(TrendDay),
    categoryId: z.optional(Id),
    source: z.optional(ConversationSource),
    topic: key('The topic'),
    question: key('The question'),
    weekday: z.optional(
      wholeNumber('Please enter a weekday from 1 to 7.').check(
        z.refine((day) => day >= 1 && day <= 7, 'Please enter a weekday from 1 to 7.'),
      ),
    ),
    hour: z.optional(
      wholeNumber('Please enter an hour from 0 to 23.').check(
        z.refine((hour) => hour <= 23, 'Please enter an hour from 0 to 23.'),
      ),
    ),
    limit: z._default(PageLimit, limits.pageDefault),
    cursor: z.optional(Cursor),
  })
  .check(inOrder());
export type TrendConversationsQuery = z.output<typeof TrendConversationsQuery>;

export const getTrends = endpoint({
  method: 'GET',
  path: '/api/trends',
  access: 'user',
  summary: 'Topic, volume, sentiment and activity series for a range of days, with planned time and goal progress.',
  query: TrendsQuery,
  response: Trends,
  errors: [],
});

export const listTrendConversations = endpoint({
  method: 'GET',
  path: '/api/trends/conversations',
  access: 'user',
  summary: 'The conversations of a point of a chart, latest first.',
  query: TrendConversationsQuery,
  response: z.array(TrendConversation),
  responseHeaders: pageHeaders,
  errors: [],
});
