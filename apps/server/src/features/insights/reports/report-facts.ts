import type { Event } from '@app/contract/events';
import type { Goal } from '@app/contract/goals';
import type { RecommendationRule } from '@app/contract/recommendations';
import type { ReportKind } from '@app/contract/reports';
import type { Task } from '@app/contract/tasks';
import type { TrendConversation, Trends } from '@app/contract/trends';
import type { Database } from '#db/database.ts';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import type { GoalActivity, GoalsService } from '#features/goals/goals.service.ts';
import type { RecommendationsService } from '#features/recommendations/recommendations.service.ts';
import type { ScheduleService } from '#features/schedule/schedule.service.ts';
import type { TasksService } from '#features/tasks/tasks.service.ts';
import { startOfDay } from '#platform/local-day.ts';
import type { TrendsService } from '../trends/trends.service.ts';
import { DECISION_PATTERN, findDecision } from '../decisions.ts';
import { type ReportPeriod, periodAfter } from './report-period.ts';
import { listMatchingMessages, listAccepted } from './reports.repository.ts';

export interface FactSources {
  db: Database;
  categories: Pick<CategoriesService, 'list'>;
  goals: Pick<GoalsService, 'list' | 'listActivity'>;
  recommendations: Pick<RecommendationsService, 'listCurrent'>;
  schedule: Pick<ScheduleService, 'list'>;
  tasks: Pick<TasksService, 'list' | 'listDoneBetween'>;
  trends: Pick<TrendsService, 'getTrends' | 'listConversations'>;
}

/** A quote of the person with its message. */
export interface Quote {
  text: string;
  conversationId: string;
  messageId: string;
  title: string;
}

/** All facts that a report is written from. */
export interface ReportFacts {
  kind: ReportKind;
  period: ReportPeriod;
  timeZone: string;
  /** The calendar day in the user's time zone, such as 2026-11-21. */
  today: string;
  trends: Trends;
  categories: { id: string; name: string; conversations: number; examples: TrendConversation[] }[];
  events: Event[];
  tasksDone: { id: string; title: string }[];
  goals: { goal: Goal; activity: GoalActivity }[];
  newGoals: Goal[];
  goalsBehind: Goal[];
  decisions: Quote[];
  /** Promises, plans and problems that were not followed up. */
  openItems: (Quote & { isUnsolved: boolean })[];
  /** Suggestions that the user accepted. */
  acceptedSuggestions: { title: string; conversationId: string; conversationTitle: string }[];
  /** Open tasks that are due by today, or by the end of the period if that is earlier. */
  dueTasks: Task[];
  /** From now to the end of the next period. */
  nextEvents: Event[];
  nextTasks: Task[];
}

const MAX_CATEGORIES = 5;
const MAX_EXAMPLES = 3;
const MAX_MESSAGES = 60;
const MAX_QUOTES = 6;
const OPEN_RULES: ReadonlySet<RecommendationRule> = new Set(['open_promise', 'unfinished_plan', 'unsolved_problem']);
const NO_ACTIVITY: GoalActivity = { amount: 0, entries: 0, milestones: [] };

interface ReportRequest {
  kind: ReportKind;
  period: ReportPeriod;
  timeZone: string;
  today: string;
  now: Date;
}

export async function gatherFacts(sources: FactSources, userId: string, request: ReportRequest): Promise<ReportFacts> {
  const { db, goals, schedule, tasks, trends } = sources;
  const { kind, period, timeZone, today, now } = request;
  const from = startOfDay(period.firstDay, timeZone);
  const to = startOfDay(periodAfter(kind, period).firstDay, timeZone);
  const nextPeriodEnd = periodAfter(kind, period).lastDay;
  // From now, or from the period's start if that is still ahead, to the end of the next period.
  const upcoming = {
    from: laterOf(now, from),
    to: startOfDay(periodAfter(kind, periodAfter(kind, period)).firstDay, timeZone),
  };
  const toIsoSpan = (span: { from: Date; to: Date }) => ({ from: span.from.toISOString(), to: span.to.toISOString() });
  // Reports summarise all charts, including those that only Premium shows.
  const isPremium = true;
  // Awaited first: getTrends counts new messages, and the queries below read these counts.
  const periodTrends = await trends.getTrends(userId, { from: period.firstDay, to: period.lastDay }, isPremium);
  const [events, tasksDone, openTasks, allGoals, activity, decisions, openItems, accepted, nextEvents] =
    await Promise.all([
      schedule.list(userId, toIsoSpan({ from, to })),
      tasks.listDoneBetween(userId, from, to),
      tasks.list(userId, { done: false }),
      goals.list(userId),
      goals.listActivity(userId, from, to),
      listDecisions(sources, userId, { from, to, period }),
      listOpenItems(sources, userId, { from, to }),
      listAccepted(db, userId, { from, to, limit: MAX_QUOTES }),
      upcoming.from < upcoming.to ? schedule.list(userId, toIsoSpan(upcoming)) : [],
    ]);
  const isNew = ({ createdAt }: Goal) => createdAt >= from.toISOString() && createdAt < to.toISOString();
  const dueBy = earlierOf(period.lastDay, today);
  return {
    kind,
    period,
    timeZone,
    today,
    trends: periodTrends,
    categories: await listCategories(sources, userId, periodTrends, period),
    events: events.filter(({ eventDate }) => Date.parse(eventDate) <= now.getTime()),
    tasksDone,
    goals: allGoals
      .map((goal) => ({ goal, activity: activity.get(goal.id) ?? NO_ACTIVITY }))
      .filter(({ activity: logged }) => logged.entries > 0 || logged.milestones.length > 0),
    newGoals: allGoals.filter(isNew),
    goalsBehind: allGoals.filter(({ pace }) => pace?.state === 'behind' || pace?.state === 'overdue'),
    decisions,
    openItems,
    acceptedSuggestions: accepted,
    dueTasks: openTasks.filter(({ dueDate }) => dueDate !== null && dueDate <= dueBy),
    nextEvents,
    nextTasks: openTasks.filter(({ dueDate }) => dueDate !== null && dueDate > dueBy && dueDate <= nextPeriodEnd),
  };
}

async function listCategories(
  { categories, trends }: FactSources,
  userId: string,
  { volume }: Trends,
  period: ReportPeriod,
): Promise<ReportFacts['categories']> {
  const sums = new Map<string, number>();
  for (const { categoryId, conversations } of volume.flatMap(({ byCategory }) => byCategory)) {
    sums.set(categoryId, (sums.get(categoryId) ?? 0) + conversations);
  }
  const names = new Map((await categories.list(userId)).map(({ id, name }) => [id, name]));
  const largest = [...sums].toSorted((a, b) => b[1] - a[1]).slice(0, MAX_CATEGORIES);
  return Promise.all(
    largest.map(async ([id, conversations]) => {
      const query = { from: period.firstDay, to: period.lastDay, categoryId: id, limit: MAX_EXAMPLES };
      const { conversations: examples } = await trends.listConversations(userId, query);
      return { id, name: names.get(id) ?? 'Other', conversations, examples };
    }),
  );
}

async function listDecisions(
  { db }: FactSources,
  userId: string,
  { from, to, period }: { from: Date; to: Date; period: ReportPeriod },
): Promise<Quote[]> {
  const days = [period.firstDay, period.lastDay] as const;
  const messages = await listMatchingMessages(db, userId, {
    from,
    to,
    days,
    pattern: DECISION_PATTERN,
    limit: MAX_MESSAGES,
  });
  const quotes = messages.flatMap(({ content, ...source }): Quote[] => {
    const text = findDecision(content);
    return text === undefined ? [] : [{ ...source, text }];
  });
  return quotes.slice(0, MAX_QUOTES);
}

/** Open recommendations about promises, plans or problems in messages of [from, to). */
async function listOpenItems(
  { recommendations }: FactSources,
  userId: string,
  { from, to }: { from: Date; to: Date },
): Promise<ReportFacts['openItems']> {
  const advice = await recommendations.listCurrent(userId);
  return advice
    .filter(({ rule, isCompleted, isDismissed }) => !isCompleted && !isDismissed && OPEN_RULES.has(rule))
    .flatMap(({ rule, sources }) => {
      const source = sources.find(
        ({ at, messageId }) => messageId !== null && from <= new Date(at) && new Date(at) < to,
      );
      if (source?.messageId == null || source.quote === null) return [];
      const { id: conversationId, messageId, quote: text, title } = source;
      return [{ isUnsolved: rule === 'unsolved_problem', text, conversationId, messageId, title }];
    })
    .slice(0, MAX_QUOTES);
}

const laterOf = (a: Date, b: Date) => (a > b ? a : b);
const earlierOf = (a: string, b: string) => (a < b ? a : b);
