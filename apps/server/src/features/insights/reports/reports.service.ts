import type {
  CreateReportBody,
  LatestDecision,
  Report,
  ReportKind,
  ReportSettings,
  ReportSummary,
  UpdateReportSettingsBody,
} from '@app/contract/reports';
import { inTransaction, type Queryable } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { TimeZoneOf } from '#features/identity/identity.service.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import { localDay } from '#platform/local-day.ts';
import { DECISION_PATTERN, findDecision } from '../decisions.ts';
import { type FactSources, gatherFacts } from './report-facts.ts';
import { nextDueAt, periodOf } from './report-period.ts';
import * as errors from './reports.errors.ts';
import { listSourceConversations, toReport, toSummary } from './reports.mapper.ts';
import * as repository from './reports.repository.ts';
import { writeReport } from './write-report.ts';

export interface ReportsDependencies extends FactSources {
  clock: Clock;
  newId: NewId;
  timeZoneOf: TimeZoneOf;
  isEmailAvailable: boolean;
}

export type ReportsService = ReturnType<typeof createReportsService>;

const MAX_REPORTS = 200;
/** How many of the latest conversations are searched for the latest decision. */
const MAX_SEARCHED = 500;
/** How many messages that match the pattern of decisions are read. */
const MAX_CANDIDATES = 50;

export function createReportsService(dependencies: ReportsDependencies) {
  return {
    ...createReports(dependencies),
    ...createReportSettings(dependencies),
    findLatestDecision: (userId: string) => findLatestDecision(dependencies.db, userId),
  };
}

function createReports(dependencies: ReportsDependencies) {
  const { db, clock, newId, timeZoneOf } = dependencies;

  /** The report of the period that contains the day, ready to be stored. */
  async function compose(userId: string, kind: ReportKind, day: string | undefined): Promise<repository.ReportRow> {
    const timeZone = await timeZoneOf(userId);
    const now = clock.now();
    const today = localDay(now, timeZone);
    const period = periodOf(kind, day ?? today);
    if (period.firstDay > today) throw errors.reportPeriodNotStarted();
    const facts = await gatherFacts(dependencies, userId, { kind, period, timeZone, today, now });
    const { conversations } = facts.trends.totals;
    return { id: newId(), kind, ...period, conversations, sections: writeReport(facts), createdAt: now };
  }

  return {
    compose,

    list: async (userId: string): Promise<ReportSummary[]> =>
      (await repository.listReports(db, userId, MAX_REPORTS)).map(toSummary),

    /** Throws reports.not_found. */
    get: async (userId: string, id: string): Promise<Report> => {
      const row = await repository.findReport(db, userId, id);
      if (row === undefined) throw errors.reportNotFound();
      return withLiveSources(db, userId, row);
    },

    /**
     * Throws reports.premium_required without Premium, except for a report about the current week. Throws
     * reports.not_yet.
     */
    create: async (userId: string, { kind, day }: CreateReportBody, isPremium: boolean): Promise<Report> => {
      const today = localDay(clock.now(), await timeZoneOf(userId));
      const isThisWeek = kind === 'weekly' && periodOf(kind, day ?? today).firstDay === periodOf(kind, today).firstDay;
      if (!isPremium && !isThisWeek) throw errors.reportNeedsPremium();
      const row = await compose(userId, kind, day);
      return inTransaction(db, async (tx) => {
        const saved = await repository.saveReport(tx, userId, row);
        await bumpUserVersion(tx, userId);
        return withLiveSources(tx, userId, saved);
      });
    },
  };
}

async function withLiveSources(queryable: Queryable, userId: string, row: repository.ReportRow): Promise<Report> {
  return toReport(row, await repository.listLiveConversations(queryable, userId, listSourceConversations(row)));
}

/** Searches only the latest conversations, so that the home screen does not wait long. */
async function findLatestDecision(queryable: Queryable, userId: string): Promise<LatestDecision | null> {
  const messages = await repository.listLatestMatching(queryable, userId, {
    pattern: DECISION_PATTERN,
    conversationCount: MAX_SEARCHED,
    limit: MAX_CANDIDATES,
  });
  for (const { content, ...source } of messages) {
    const text = findDecision(content);
    if (text !== undefined) return { ...source, text };
  }
  return null;
}

function createReportSettings({ db, clock, timeZoneOf, isEmailAvailable }: ReportsDependencies) {
  async function getSettings(userId: string): Promise<ReportSettings> {
    const { isWeekly, isMonthly, byEmail } = await repository.findSettings(db, userId);
    return { isWeekly, isMonthly, byEmail, isEmailAvailable };
  }

  return {
    getSettings,

    /** Turning reports off needs no Premium. Throws reports.premium_required. */
    updateSettings: async (
      userId: string,
      { isWeekly, isMonthly, byEmail }: UpdateReportSettingsBody,
      isPremium: boolean,
    ): Promise<ReportSettings> => {
      if (!isPremium && (isWeekly === true || isMonthly === true)) throw errors.reportNeedsPremium();
      await inTransaction(db, async (tx) => {
        const before = await repository.findSettings(tx, userId);
        const kinds = { isWeekly: isWeekly ?? before.isWeekly, isMonthly: isMonthly ?? before.isMonthly };
        const timeZone = await timeZoneOf(userId, tx);
        const nextAt = nextDueAt(kinds, timeZone, clock.now());
        await repository.saveSettings(tx, userId, { ...kinds, byEmail: byEmail ?? before.byEmail, nextAt });
      });
      return getSettings(userId);
    },
  };
}
