import type { ReportKind, ReportSummary } from '@app/contract/reports';
import { FileChartColumn } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { useViewer } from '#lib/viewer.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Page } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { reportName } from './format-report.ts';
import { ReportSettingsCard } from './report-settings-card.tsx';
import { useCreateReport, useReports } from './reports.api.ts';
import { t } from './reports.messages.ts';

/** `renderHead` renders the title and the links that this screen shares with the charts. */
export function ReportsPage({ renderHead }: { renderHead: (description: string) => ReactNode }) {
  const { isPremium } = useViewer();
  const reports = useReports();
  const create = useCreateReport();
  const navigate = useNavigate();
  const createAndOpen = (kind: ReportKind) =>
    create.mutate(
      { kind },
      {
        onSuccessIfMounted: ({ id }) => navigate(`/trends/reports/${id}`),
      },
    );
  const createButtons = (
    <>
      <Button variant="primary" isPending={create.isPending} onClick={() => createAndOpen('weekly')}>
        {t('makeWeekly')}
      </Button>
      {isPremium && (
        <Button disabled={create.isPending} onClick={() => createAndOpen('monthly')}>
          {t('makeMonthly')}
        </Button>
      )}
    </>
  );
  return (
    <Page>
      {renderHead(t('summary'))}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div>
          {reports.data === undefined && reports.isError ? (
            <ErrorState title={t('failed')} retryLabel={t('tryAgain')} onRetry={() => void reports.refetch()} />
          ) : reports.data === undefined ? (
            <output aria-label={t('loading')} className="flex flex-col gap-3">
              {Array.from({ length: 3 }, (_, index) => (
                <Skeleton key={index} className="h-16 rounded-card" />
              ))}
            </output>
          ) : reports.data.length === 0 ? (
            <EmptyState
              icon={<FileChartColumn />}
              title={t('emptyTitle')}
              description={t('emptyText')}
              actions={createButtons}
            />
          ) : (
            <>
              <div className="mb-4 flex flex-wrap gap-2">{createButtons}</div>
              <ReportList reports={reports.data} />
            </>
          )}
        </div>
        {/* The settings appear after the list, because the list would move them on narrow screens. */}
        {!reports.isPending && <ReportSettingsCard isPremium={isPremium} />}
      </div>
    </Page>
  );
}

function ReportList({ reports }: { reports: readonly ReportSummary[] }) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-panel">
      {reports.map((report) => (
        <li key={report.id}>
          <Link
            to={`/trends/reports/${report.id}`}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3.5 first:rounded-t-card last:rounded-b-card hover:bg-hover sm:px-5"
          >
            <span>
              <span className="block text-body font-medium">{reportName(report)}</span>
              <span className="block text-small text-muted">{t('count', { count: report.conversations })}</span>
            </span>
            <Badge>{t(report.kind)}</Badge>
          </Link>
        </li>
      ))}
    </ul>
  );
}
