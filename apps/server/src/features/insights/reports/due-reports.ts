import type { ReportSection } from '@app/contract/reports';
import { type Database, inTransaction, type Tx } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { NotificationsService } from '#features/notifications/notifications.service.ts';
import type { Clock } from '#platform/clock.ts';
import type { Rounds, StepContext } from '#platform/rounds.ts';
import { dueKinds, nextDueAt } from './report-period.ts';
import * as repository from './reports.repository.ts';
import type { ReportsService } from './reports.service.ts';

export interface DueReportsDependencies {
  db: Database;
  clock: Clock;
  rounds: Rounds;
  reports: Pick<ReportsService, 'compose'>;
  notifications: Pick<NotificationsService, 'notify'>;
  isPremium: (userId: string) => Promise<boolean>;
}

const HEADINGS = { happened: 'What happened', decided: 'Decided', open: 'Open', next: 'Next' } as const;

/** Creates each report that is due exactly once, even with several processes. */
export function createDueReports(dependencies: DueReportsDependencies) {
  const { db, clock, rounds, reports, notifications, isPremium } = dependencies;
  const round = rounds.open('reports');

  async function notify(tx: Tx, userId: string, row: repository.ReportRow, byEmail: boolean): Promise<void> {
    await notifications.notify(
      { tx, userId },
      {
        kind: 'report',
        title: `Your ${row.kind === 'weekly' ? 'week' : 'month'}: ${formatDay(row.firstDay)} to ${formatDay(row.lastDay)}`,
        body: writeBody(row.sections),
        link: `/trends/reports/${row.id}`,
        channels: byEmail ? ['in_app', 'email'] : ['in_app'],
        isLate: false,
        dueAt: clock.now(),
      },
    );
  }

  /** Creates the next user's reports; false when none are due. */
  async function makeNext({ recentlyFailed, reportRow }: StepContext): Promise<boolean> {
    return inTransaction(db, async (tx) => {
      const due = await repository.lockDue(tx, clock.now(), recentlyFailed);
      if (due === undefined) return false;
      const { settings, timeZone } = due;
      const { userId, nextAt, byEmail } = settings;
      reportRow(userId);
      await repository.saveSettings(tx, userId, { nextAt: nextDueAt(settings, timeZone, clock.now()) });
      // Without Premium the settings are kept, so that reports resume when Premium is renewed.
      if (nextAt === null || !(await isPremium(userId))) return true;
      for (const { kind, day } of dueKinds(settings, timeZone, nextAt)) {
        const saved = await repository.saveReport(tx, userId, await reports.compose(userId, kind, day));
        await notify(tx, userId, saved, byEmail);
      }
      await bumpUserVersion(tx, userId);
      return true;
    });
  }

  return (): Promise<number> => round.drain(makeNext);
}

/** The text of the notification: an introduction, then groups of lines under headings, separated by empty lines. */
function writeBody(sections: readonly ReportSection[]): string {
  const groups = sections
    .filter(({ lines }) => lines.length > 0)
    .map(({ kind, lines }) => [HEADINGS[kind], ...lines.map(({ text }) => text.replaceAll(/\s+/g, ' '))].join('\n'));
  if (groups.length === 0) return 'There is nothing to report for this period.';
  return ['A short version. The sources are in the app.', ...groups].join('\n\n');
}

/** 'Nov 16' */
function formatDay(day: string): string {
  return new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
