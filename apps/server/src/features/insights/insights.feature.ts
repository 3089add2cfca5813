import type { Tx } from '#db/database.ts';
import { listUsersWithChatMessages, messagesStored } from '#events/conversations.ts';
import { importFinished } from '#events/imports.ts';
import type { BillingService } from '#features/billing/billing.service.ts';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import type { FeatureParts } from '#features/feature.ts';
import type { Foundation } from '#features/foundation.ts';
import type { GoalsService } from '#features/goals/goals.service.ts';
import type { IdentityService } from '#features/identity/identity.service.ts';
import type { LearningService } from '#features/library/learning.service.ts';
import type { NotificationsService } from '#features/notifications/notifications.service.ts';
import type { RecommendationsService } from '#features/recommendations/recommendations.service.ts';
import type { RemindersService } from '#features/schedule/reminders.service.ts';
import type { ScheduleService } from '#features/schedule/schedule.service.ts';
import type { SuggestionsService } from '#features/suggestions/suggestions.service.ts';
import type { TasksService } from '#features/tasks/tasks.service.ts';
import { registerArchiveRoutes } from './archive/archive.routes.ts';
import { createArchiveService } from './archive/archive.service.ts';
import { placeConversations } from './map/archive-map.jobs.ts';
import { registerArchiveMapRoutes } from './map/archive-map.routes.ts';
import { type ArchiveMapService, createArchiveMapService } from './map/archive-map.service.ts';
import { computeMapInThread } from './map/map-thread.ts';
import { createSendDueBriefings } from './briefing/briefing.service.ts';
import { createDueReports } from './reports/due-reports.ts';
import { makeDueReports } from './reports/reports.jobs.ts';
import { registerReportRoutes } from './reports/reports.routes.ts';
import { createReportsService, type ReportsService } from './reports/reports.service.ts';
import { countTrends, registerTrendJobs } from './trends/trends.jobs.ts';
import { registerTrendRoutes } from './trends/trends.routes.ts';
import { createTrendsService, type TrendsService } from './trends/trends.service.ts';

type Needs = Pick<Foundation, 'clock' | 'db' | 'embedder' | 'events' | 'jobs' | 'mailer' | 'newId' | 'rounds'> & {
  billing: BillingService;
  categories: CategoriesService;
  goals: GoalsService;
  identity: IdentityService;
  isEmbeddingConversations: (userId: string) => Promise<boolean>;
  learning: LearningService;
  notifications: NotificationsService;
  recommendations: RecommendationsService;
  reminders: RemindersService;
  schedule: ScheduleService;
  suggestions: SuggestionsService;
  tasks: TasksService;
};

export interface Services {
  trends: TrendsService;
  reports: ReportsService;
  archiveMap: ArchiveMapService;
  /** Sends the briefings that are due; returns how many. */
  sendDueBriefings: () => Promise<number>;
}

/** Counting starts this long after messages are stored, so that a question is counted together with its reply. */
const COUNTING_DELAY_MS = 5_000;
const SEND_BRIEFINGS_EVERY_MS = 20_000;
const MAX_SUGGESTIONS = 50;

/** The archive at a glance and its map, trends in charts, weekly and monthly reports, and the morning briefing. */
export function insightsFeature(foundation: Needs): FeatureParts<Services> {
  const needs = { ...foundation, timeZoneOf: foundation.identity.timeZoneOf };
  const { isPremium } = needs.billing;
  const trends = wireTrends(needs);
  const archive = createArchiveService({ ...needs, trends });
  const archiveMap = wireArchiveMap(needs, trends);
  const reports = createReportsService({ ...needs, trends, isEmailAvailable: needs.mailer.isConfigured });
  const makeReports = createDueReports({ ...needs, reports, isPremium });
  needs.jobs.register(makeDueReports, async () => {
    await makeReports();
  });
  const sendDueBriefings = createSendDueBriefings({
    ...needs,
    listPendingSuggestions: (userId) => needs.suggestions.listPending(userId, { limit: MAX_SUGGESTIONS }),
  });
  return {
    services: { trends, reports, archiveMap, sendDueBriefings },
    routes: (mount) => {
      registerArchiveRoutes(mount, archive);
      registerTrendRoutes(mount, { trends, isPremium });
      registerArchiveMapRoutes(mount, archiveMap);
      registerReportRoutes(mount, { reports, isPremium });
    },
    rounds: { briefings: { everyMs: SEND_BRIEFINGS_EVERY_MS, run: sendDueBriefings } },
  };
}

function wireTrends(needs: Needs & Pick<IdentityService, 'timeZoneOf'>): TrendsService {
  const { clock, events, jobs, rounds } = needs;
  const enqueueCounting = async (userId: string, tx?: Tx): Promise<void> => {
    const startAfter = new Date(clock.now().getTime() + COUNTING_DELAY_MS);
    await jobs.enqueue(countTrends, { userId }, { singletonKey: userId, startAfter, ...(tx !== undefined && { tx }) });
  };
  const trends = createTrendsService({ ...needs, enqueueCounting });
  registerTrendJobs(jobs, rounds, trends);
  events.subscribe(messagesStored, async (stored, tx) => {
    for (const userId of listUsersWithChatMessages(stored)) await enqueueCounting(userId, tx);
  });
  events.subscribe(importFinished, ({ userId }, tx) => enqueueCounting(userId, tx));
  return trends;
}

function wireArchiveMap(needs: Needs, trends: TrendsService): ArchiveMapService {
  const { events, jobs } = needs;
  const enqueue = async (userId: string, tx?: Tx): Promise<void> => {
    await jobs.enqueue(placeConversations, { userId }, { singletonKey: userId, ...(tx !== undefined && { tx }) });
  };
  const archiveMap = createArchiveMapService({
    ...needs,
    enqueue,
    updateTopicCounts: trends.catchUp,
    computeMap: computeMapInThread,
  });
  jobs.register(placeConversations, ({ userId }, { signal }) => archiveMap.draw(userId, signal));
  events.subscribe(importFinished, ({ userId }, tx) => enqueue(userId, tx));
  return archiveMap;
}
