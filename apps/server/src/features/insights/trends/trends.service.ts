import type { ConversationSource } from '@app/contract/conversations';
import type { TrendConversation, TrendConversationsQuery, Trends, TrendsQuery } from '@app/contract/trends';
import { z } from 'zod';
import { decodeCursor, encodeCursor } from '#db/cursor.ts';
import type { Database, Tx } from '#db/database.ts';
import type { TimeZoneOf } from '#features/identity/identity.service.ts';
import type { Clock } from '#platform/clock.ts';
import { addDays, localDay } from '#platform/local-day.ts';
import { createCounting } from './counting.ts';
import * as recounts from './recounts.repository.ts';
import { type Bucket, bucketFor, type DayRange, type Period, splitRange } from './periods.ts';
import { listPaces, loadPlanner, type PlannerDependencies } from './planner-load.ts';
import { listCountedConversations } from './counted-conversations.repository.ts';
import { readQuestions, readTopics } from './read-phrases.ts';
import { toActivity, toSentiment, toVolume } from './series.ts';
import * as trendRepository from './trends.repository.ts';

export interface TrendsDependencies extends PlannerDependencies {
  db: Database;
  clock: Clock;
  timeZoneOf: TimeZoneOf;
  /** Counts changes in the background. */
  enqueueCounting: (userId: string, tx?: Tx) => Promise<void>;
}

export type TrendsService = ReturnType<typeof createTrendsService>;

/** The default range has at least this many days, because a single bar says little. */
const MIN_DEFAULT_DAYS = 7;
/** A requested range may have this many days, even if it then begins before the first conversation. */
const ALWAYS_ALLOWED_DAYS = 30;
/** A few changes are counted before answering; thousands, as after an import, are counted in the background. */
const BATCHES_AWAITED = 2;
const MAX_USERS = 1_000;
const EMPTY_SERIES = { sentiment: [], activity: [], hours: [], topics: [], questions: [], planner: [], goals: [] };

const Position = z.tuple([z.iso.date(), z.guid()]);

/** A user's activity and topics over time, read from stored sums. */
export function createTrendsService(dependencies: TrendsDependencies) {
  const { db, enqueueCounting } = dependencies;
  const counting = createCounting(dependencies);

  async function refresh(userId: string): Promise<boolean> {
    if (await counting.isCurrent(userId)) return false;
    if (await counting.catchUp(userId, { batches: BATCHES_AWAITED })) return false;
    await enqueueCounting(userId);
    return true;
  }

  return {
    catchUp: (userId: string, signal?: AbortSignal): Promise<boolean> =>
      counting.catchUp(userId, { ...(signal !== undefined && { signal }) }),

    /** Counts a few changes, or enqueues the counting of many. Returns whether something is still left to count. */
    refresh,

    listUsersToRecount: (): Promise<string[]> => recounts.listUsersToRecount(db, MAX_USERS),

    /** Without Premium, returns only the volume and the totals; the other charts are empty. */
    getTrends: async (userId: string, query: TrendsQuery, isPremium: boolean): Promise<Trends> =>
      readTrends(dependencies, userId, query, { isPremium, isUpdating: await refresh(userId) }),

    listConversations: (userId: string, query: TrendConversationsQuery): Promise<ConversationPage> =>
      listConversations(dependencies, userId, query),
  };
}

async function readTrends(
  dependencies: TrendsDependencies,
  userId: string,
  query: TrendsQuery,
  { isPremium, isUpdating }: { isPremium: boolean; isUpdating: boolean },
): Promise<Trends> {
  const { db, clock, timeZoneOf } = dependencies;
  const timeZone = await timeZoneOf(userId);
  const span = await trendRepository.findSpan(db, userId);
  const firstDay = span.first;
  const today = localDay(clock.now(), timeZone);
  const to = toDay(query.to, timeZone);
  const range = chooseRange({ from: toDay(query.from, timeZone), to, today, span });
  const bucket = bucketFor(range);
  const periods = splitRange(range, bucket);
  const [volumeRows, messageSums, premiumCharts] = await Promise.all([
    trendRepository.sumVolume(db, userId, range, bucket),
    trendRepository.sumMessages(db, userId, range, bucket),
    isPremium
      ? readPremiumCharts(dependencies, userId, {
          range,
          periods,
          bucket,
          firstDay,
          timeZone,
          plannedUntil: to ?? today,
        })
      : EMPTY_SERIES,
  ]);
  const volume = toVolume(periods, volumeRows);
  const activity = toActivity(periods, messageSums.activity);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    ...EMPTY_SERIES,
    ...premiumCharts,
    ...(isPremium && { activity, hours: messageSums.hours, sentiment: toSentiment(periods, volumeRows) }),
    from: range.start,
    to: range.end,
    bucket,
    firstDay,
    isLimited: !isPremium,
    isUpdating,
    totals: {
      conversations: sum(volume.map(({ conversations }) => conversations)),
      messages: sum(activity.map(({ messages }) => messages)),
      questions: sum(activity.map(({ questions }) => questions)),
    },
    volume,
  };
}

async function readPremiumCharts(
  dependencies: TrendsDependencies,
  userId: string,
  { periods, timeZone, plannedUntil, ...query }: ChartQuery,
) {
  const { db } = dependencies;
  const [topics, questions, planner, goals] = await Promise.all([
    readTopics(db, userId, { ...query, periods }),
    readQuestions(db, userId, query),
    loadPlanner(dependencies, userId, { periods: splitPlanner(query, plannedUntil), timeZone }),
    listPaces(dependencies, userId),
  ]);
  return { topics, questions, planner, goals };
}

interface ConversationPage {
  conversations: TrendConversation[];
  next: string | undefined;
}

async function listConversations(
  { db, timeZoneOf }: TrendsDependencies,
  userId: string,
  { from, to, cursor, limit, ...filter }: TrendConversationsQuery,
): Promise<ConversationPage> {
  const timeZone = await timeZoneOf(userId);
  const [start, end] = [toDay(from, timeZone), toDay(to, timeZone)];
  const [day, id] = cursor === undefined ? [] : decodeCursor(cursor, Position);
  const found = await listCountedConversations(db, userId, {
    ...filter,
    limit: limit + 1,
    ...(start !== undefined && { start }),
    ...(end !== undefined && { end }),
    ...(day !== undefined && id !== undefined && { after: { day, id } }),
  });
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    conversations: page.map((row) => ({
      conversationId: row.id,
      title: row.title,
      categoryId: row.categoryId,
      source: row.source as ConversationSource,
      createdAt: row.createdAt.toISOString(),
    })),
    next: found.length > limit && last !== undefined ? encodeCursor([last.day, last.id]) : undefined,
  };
}

interface ChartQuery {
  range: DayRange;
  periods: readonly Period[];
  bucket: Bucket;
  firstDay: string | null;
  timeZone: string;
  /** The planner's last day, which may be after the last conversation. */
  plannedUntil: string;
}

const splitPlanner = ({ range, bucket }: Pick<ChartQuery, 'range' | 'bucket'>, until: string): Period[] =>
  splitRange({ start: range.start, end: laterOf(range.end, until) }, bucket);

/** The calendar day of an instant; a calendar day, which has 10 characters, is returned as it is. */
function toDay(instantOrDay: string | undefined, timeZone: string): string | undefined {
  if (instantOrDay === undefined || instantOrDay.length === 10) return instantOrDay;
  return localDay(new Date(instantOrDay), timeZone);
}

interface RequestedRange {
  from: string | undefined;
  to: string | undefined;
  today: string;
  /** The first and the last day with a conversation. */
  span: { first: string | null; last: string | null };
}

/**
 * The requested range, limited to the archive and to today; never empty. Without a requested end the range ends on the
 * last day with a conversation, so that no chart ends with empty space. If it starts after that day, it ends today.
 */
function chooseRange({ from, to, today, span }: RequestedRange): DayRange {
  const lastDay = earlierOf(span.last ?? today, today);
  const defaultEnd = from === undefined || from <= lastDay ? lastDay : today;
  const end = to === undefined ? defaultEnd : earlierOf(to, today);
  const firstDay = span.first ?? end;
  const startOfAtLeast = (days: number) => earlierOf(firstDay, addDays(end, 1 - days));
  const start =
    from === undefined ? startOfAtLeast(MIN_DEFAULT_DAYS) : laterOf(from, startOfAtLeast(ALWAYS_ALLOWED_DAYS));
  return { start: earlierOf(start, end), end };
}

const earlierOf = (a: string, b: string) => (a < b ? a : b);
const laterOf = (a: string, b: string) => (a > b ? a : b);
