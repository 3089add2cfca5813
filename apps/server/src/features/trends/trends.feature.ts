import type { Tx } from '#db/database.ts';
import { messagesStored } from '#events/conversations.ts';
import type { BillingService } from '#features/billing/billing.service.ts';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import type { NotificationsService } from '#features/notifications/notifications.service.ts';
import type { GoalsService } from '#features/goals/goals.service.ts';
import { createDueReports } from '#features/reports/due-reports.ts';
import { makeDueReports } from '#features/reports/reports.jobs.ts';
import { registerReportRoutes } from '#features/reports/reports.routes.ts';
import { createReportsService, type ReportsService } from '#features/reports/reports.service.ts';
import type { RecommendationsService } from '#features/recommendations/recommendations.service.ts';
import type { ScheduleService } from '#features/schedule/schedule.service.ts';
import type { TasksService } from '#features/tasks/tasks.service.ts';
import { countTrends, registerTrendJobs } from '#features/trends/trends.jobs.ts';
import { registerTrendRoutes } from '#features/trends/trends.routes.ts';
import { createTrendsService, type TrendsService } from '#features/trends/trends.service.ts';
import type { Mount } from '#platform/http/route.ts';
import type { Foundation } from './foundation.ts';

export interface TrendsFeature {
  trends: TrendsService;
  reports: ReportsService;
}

/** An answer or an import is counted as a whole. */
const QUIET_MS = 5_000;

/** What the archive tells about its owner: charts, and reports on weeks and months. */
export function createTrendsFeature(
  { db, clock, rounds, newId, jobs, events, mailer }: Foundation,
  services: {
    billing: BillingService;
    categories: CategoriesService;
    goals: GoalsService;
    notifications: NotificationsService;
    recommendations: RecommendationsService;
    schedule: ScheduleService;
    tasks: TasksService;
  },
): TrendsFeature {
  const enqueueCounting = async (userId: string, tx?: Tx): Promise<void> => {
    const startAfter = new Date(clock.now().getTime() + QUIET_MS);
    await jobs.enqueue(countTrends, { userId }, { singletonKey: userId, startAfter, ...(tx !== undefined && { tx }) });
  };
  const trends = createTrendsService({ ...services, db, clock, enqueueCounting });
  registerTrendJobs(jobs, rounds, trends);
  events.subscribe(messagesStored, async (stored, tx) => {
    for (const userId of new Set(stored.map((conversation) => conversation.userId))) await enqueueCounting(userId, tx);
  });
  const reports = createReportsService({
    ...services,
    db,
    clock,
    newId,
    trends,
    isEmailAvailable: mailer.isConfigured,
  });
  const isPremium = createPremiumCheck(services.billing);
  const makeDue = createDueReports({ db, clock, rounds, reports, notifications: services.notifications, isPremium });
  jobs.register(makeDueReports, async () => {
    await makeDue();
  });
  return { trends, reports };
}

export function registerTrendsFeature(
  mount: Mount,
  { billing, trends, reports }: TrendsFeature & { billing: BillingService },
): void {
  const isPremium = createPremiumCheck(billing);
  registerTrendRoutes(mount, { trends, isPremium });
  registerReportRoutes(mount, { reports, isPremium });
}

const createPremiumCheck =
  (billing: BillingService) =>
  async (userId: string): Promise<boolean> =>
    (await billing.entitlements(userId)).isPremium;
