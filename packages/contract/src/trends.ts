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

/** A calendar day, or an instant that stands for its day in the person's zone. */
const TrendDay = dayOrTimestamp('Please give a day such as 2026-01-31.');

interface Span {
  from?: string | undefined;
  to?: string | undefined;
}

/*#__NO_SIDE_EFFECTS__*/
function inOrder() {
  return z.refine<Span>(
    ({ from, to }) => from === undefined || to === undefined || Date.parse(from) <= Date.parse(to),
    { path: ['to'], error: 'Please give an end that is not before the start.' },
  );
}

/** Both days included. Absent: the last 30 days. What lies outside of the archive is cut off. */
export const TrendsQuery = z.object({ from: z.optional(TrendDay), to: z.optional(TrendDay) }).check(inOrder());
export type TrendsQuery = z.output<typeof TrendsQuery>;

/** Days of the person's zone, both included. */
const period = { start: z.string(), end: z.string() };

export const VolumePoint = z.object({
  ...period,
  /** Begun in this time. */
  conversations: Count,
  byCategory: z.array(z.object({ categoryId: Id, conversations: Count })),
  bySource: z.array(z.object({ source: ConversationSource, conversations: Count })),
});
export type VolumePoint = z.output<typeof VolumePoint>;

/** `average` is 0 to 1, 0.5 neutral; null where nothing was begun. */
export const SentimentPoint = z.object({ ...period, average: z.nullable(z.number()), conversations: Count });
export type SentimentPoint = z.output<typeof SentimentPoint>;

export const ActivityPoint = z.object({ ...period, messages: Count, questions: Count });
export type ActivityPoint = z.output<typeof ActivityPoint>;

/** `weekday` is 1 (Monday) to 7, `hour` 0 to 23 of the person's zone. Only hours in which something was written. */
export const HourOfWeek = z.object({ weekday: z.int(), hour: z.int(), messages: Count, questions: Count });
export type HourOfWeek = z.output<typeof HourOfWeek>;

export const TopicTrend = z.object({
  /** What the drill-down is asked with. */
  key: z.string(),
  label: z.string(),
  /** Conversations about it that were begun in the range, and in each of its halves. */
  conversations: Count,
  earlier: Count,
  later: Count,
  direction: z.enum(['rising', 'falling', 'steady']),
  /** By the periods of `volume`. */
  counts: z.array(Count),
});
export type TopicTrend = z.output<typeof TopicTrend>;

export const AskedQuestion = z.object({
  key: z.string(),
  /** As it was asked last. */
  label: z.string(),
  /** In how many conversations. */
  times: Count,
  lastAsked: z.string(),
});
export type AskedQuestion = z.output<typeof AskedQuestion>;

export const PlannerPoint = z.object({
  ...period,
  events: Count,
  /** Of timed events. */
  minutes: Count,
  tasksDone: Count,
});
export type PlannerPoint = z.output<typeof PlannerPoint>;

export const GoalPace = z.object({ goalId: Id, title: z.string(), progress: z.number(), pace: z.nullable(Pace) });
export type GoalPace = z.output<typeof GoalPace>;

export const Trends = z.object({
  /** The days that are shown: the asked ones, as far as there is anything. */
  from: z.string(),
  to: z.string(),
  /** How long each period of the series is. */
  bucket: z.enum(['day', 'week', 'month']),
  /** The first day of the archive; null while it is empty. */
  firstDay: z.nullable(z.string()),
  /** The basics alone: volume by category of the last 30 days. What Premium adds is empty. */
  isLimited: z.boolean(),
  /** New or changed conversations are still being counted. */
  isUpdating: z.boolean(),
  totals: z.object({ conversations: Count, messages: Count, questions: Count }),
  volume: z.array(VolumePoint),
  sentiment: z.array(SentimentPoint),
  activity: z.array(ActivityPoint),
  hours: z.array(HourOfWeek),
  /** The most frequent ones, and those that rise or fall most. */
  topics: z.array(TopicTrend),
  /** Asked in at least two conversations, most asked first. */
  questions: z.array(AskedQuestion),
  /** At most the last 180 days of the range. */
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

/** What a point of a chart was made of. With an hour: conversations in which something was written then. */
export const TrendConversationsQuery = z
  .object({
    from: z.optional(TrendDay),
    to: z.optional(TrendDay),
    categoryId: z.optional(Id),
    source: z.optional(ConversationSource),
    topic: key('The topic'),
    question: key('The question'),
    weekday: z.optional(
      wholeNumber('Please give a weekday from 1 to 7.').check(
        z.refine((day) => day >= 1 && day <= 7, 'Please give a weekday from 1 to 7.'),
      ),
    ),
    hour: z.optional(
      wholeNumber('Please give an hour from 0 to 23.').check(
        z.refine((hour) => hour <= 23, 'Please give an hour from 0 to 23.'),
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
  summary: 'Topic, volume, sentiment and activity series over a range of days, with planner load and goal pace.',
  query: TrendsQuery,
  response: Trends,
  errors: [],
});

export const listTrendConversations = endpoint({
  method: 'GET',
  path: '/api/trends/conversations',
  access: 'user',
  summary: 'The conversations behind a point of a chart, latest first.',
  query: TrendConversationsQuery,
  response: z.array(TrendConversation),
  responseHeaders: pageHeaders,
  errors: [],
});
