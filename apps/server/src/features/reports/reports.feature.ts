import type { BillingService } from '#features/billing/billing.service.ts';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import type { FeatureParts } from '#features/feature.ts';
import type { Foundation } from '#features/foundation.ts';
import type { GoalsService } from '#features/goals/goals.service.ts';
import type { IdentityService } from '#features/identity/identity.service.ts';
import type { NotificationsService } from '#features/notifications/notifications.service.ts';
import type { RecommendationsService } from '#features/recommendations/recommendations.service.ts';
import type { ScheduleService } from '#features/schedule/schedule.service.ts';
import type { TasksService } from '#features/tasks/tasks.service.ts';
import type { TrendsService } from '#features/trends/trends.service.ts';
import { createDueReports } from './due-reports.ts';
import { makeDueReports } from './reports.jobs.ts';
import { registerReportRoutes } from './reports.routes.ts';
import { createReportsService, type ReportsService } from './reports.service.ts';

type Needs = Pick<Foundation, 'clock' | 'db' | 'jobs' | 'mailer' | 'newId' | 'rounds'> & {
  billing: BillingService;
  categories: CategoriesService;
  goals: GoalsService;
  identity: IdentityService;
  notifications: NotificationsService;
  recommendations: RecommendationsService;
  schedule: ScheduleService;
  tasks: TasksService;
  trends: TrendsService;
};

/** Reports on weeks and months. */
export function reportsFeature(needs: Needs): FeatureParts<{ reports: ReportsService }> {
  const { isPremium } = needs.billing;
  const reports = createReportsService({
    ...needs,
    timeZoneOf: needs.identity.timeZoneOf,
    isEmailAvailable: needs.mailer.isConfigured,
  });
  const makeDue = createDueReports({ ...needs, reports, isPremium });
  needs.jobs.register(makeDueReports, async () => {
    await makeDue();
  });
  return { services: { reports }, routes: (mount) => registerReportRoutes(mount, { reports, isPremium }) };
}
