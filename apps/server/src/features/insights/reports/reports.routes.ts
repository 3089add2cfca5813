import {
  createReport,
  getLatestDecision,
  getReport,
  getReportSettings,
  listReports,
  updateReportSettings,
} from '@app/contract/reports';
import type { Mount } from '#platform/http/route.ts';
import type { ReportsService } from './reports.service.ts';

export interface ReportRouteDependencies {
  reports: ReportsService;
  isPremium: (userId: string) => Promise<boolean>;
}

export function registerReportRoutes(mount: Mount, { reports, isPremium }: ReportRouteDependencies): void {
  mount(listReports, ({ userId }) => reports.list(userId));
  mount(getReportSettings, ({ userId }) => reports.getSettings(userId));
  mount(updateReportSettings, async ({ userId, body }) =>
    reports.updateSettings(userId, body, await isPremium(userId)),
  );
  mount(getLatestDecision, async ({ userId }) => ({ decision: await reports.findLatestDecision(userId) }));
  mount(getReport, ({ userId, params }) => reports.get(userId, params.id));
  mount(createReport, async ({ userId, body }) => reports.create(userId, body, await isPremium(userId)));
}
