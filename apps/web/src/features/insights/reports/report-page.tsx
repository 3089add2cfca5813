import type { Report, ReportLine, ReportSection } from '@app/contract/reports';
import { ArrowLeft, Printer, RotateCcw } from 'lucide-react';
import { Link } from 'react-router';
import { hasErrorCode } from '#lib/api-error.ts';
import { formatDate } from '#lib/dates.ts';
import { useViewer } from '#lib/viewer.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Page } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { reportName } from './format-report.ts';
import { useCreateReport, useReport } from './reports.api.ts';
import { t } from './reports.messages.ts';

export function ReportPage({ id }: { id: string }) {
  const report = useReport(id);
  if (report.data !== undefined) return <ReportSheet report={report.data} />;
  return (
    <Page width="reading">
      <div className="-ml-2.5">
        <BackLink />
      </div>
      {report.isError ? (
        <ErrorState
          isPageTitle
          title={hasErrorCode(report.error, 'reports.not_found') ? t('notFound') : t('failed')}
          retryLabel={t('tryAgain')}
          onRetry={() => void report.refetch()}
        />
      ) : (
        <output aria-label={t('loading')} className="mt-4 flex flex-col gap-4">
          <Skeleton className="h-8 w-64" />
          <Skeleton className="h-40" />
          <Skeleton className="h-40" />
        </output>
      )}
    </Page>
  );
}

function ReportSheet({ report }: { report: Report }) {
  const { timeZone } = useViewer();
  const create = useCreateReport();
  return (
    <Page width="reading" className="print:p-0">
      <PageHeader
        back={<BackLink />}
        title={reportName(report)}
        description={t('madeAt', { date: formatDate(report.createdAt, timeZone) })}
        actions={
          <div className="flex gap-2 print:hidden">
            <Button isPending={create.isPending} onClick={() => create.mutate({ kind: report.kind, day: report.from })}>
              {!create.isPending && <RotateCcw aria-hidden />}
              {t('again')}
            </Button>
            <Button onClick={() => window.print()}>
              <Printer aria-hidden />
              {t('print')}
            </Button>
          </div>
        }
      />
      <div className="flex flex-col gap-8">
        {report.sections.map((section) => (
          <Section key={section.kind} section={section} />
        ))}
      </div>
    </Page>
  );
}

function Section({ section: { kind, lines } }: { section: ReportSection }) {
  return (
    <section className="print:break-inside-avoid">
      <h2 className="border-b border-line pb-1.5 text-section">{t(kind)}</h2>
      {lines.length === 0 ? (
        <p className="mt-2.5 text-ui text-muted">{t(`nothing_${kind}`)}</p>
      ) : (
        <ul className="mt-1">
          {lines.map((line) => (
            <Line key={line.text} line={line} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** A line with links to its sources. On paper, a source is left out if its label already occurs in the text. */
function Line({ line: { text, sources } }: { line: ReportLine }) {
  return (
    <li className="py-2 print:break-inside-avoid">
      <p className="text-body text-pretty">{text}</p>
      <ul aria-label={t('sources')} className="mt-1 flex flex-wrap gap-1.5">
        {sources.map(({ link, label }) => (
          <li key={link + label} className={cx('min-w-0 max-w-full', text.includes(label) && 'print:hidden')}>
            <Link
              to={link}
              className="inline-flex min-h-6 max-w-full pointer-coarse:min-h-9 items-center rounded-full border border-line px-2.5 text-small text-muted hover:bg-hover hover:text-text print:border-0 print:px-0 print:italic"
            >
              <span className="truncate">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}

function BackLink() {
  return (
    <Button asChild variant="ghost" size="small" className="print:hidden">
      <Link to="/trends/reports">
        <ArrowLeft aria-hidden />
        {t('back')}
      </Link>
    </Button>
  );
}
