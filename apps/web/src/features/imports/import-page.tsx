import type { Import } from '@app/contract/imports';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { errorSentence } from '#lib/api-error.ts';
import { formatDate, formatTime } from '#lib/dates.ts';
import { useViewer } from '#lib/viewer.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Page } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { FinishedImport } from './finished-import.tsx';
import { useImport } from './imports.api.ts';
import { importName } from './import-name.ts';
import { ImportPreview } from './import-preview.tsx';
import { ImportProgress } from './import-progress.tsx';
import { badgeOf } from './import-stage.ts';
import { isFinished } from './import-status.ts';
import { useUploads } from './upload-store.ts';
import { t } from './imports.messages.ts';
import { useOpenArchive } from './use-open-archive.ts';

/** One import: its progress while it runs, then its result. */
export function ImportPage({ id }: { id: string }) {
  const record = useImport(id);
  return (
    <Page width={record.data?.outcome?.conversations ? 'content' : 'reading'}>
      {record.data !== undefined ? (
        <ImportDetails key={id} record={record.data} fetchedAt={record.dataUpdatedAt} />
      ) : record.isError ? (
        <>
          <div className="-ml-2.5">
            <BackToImports />
          </div>
          <ErrorState
            isPageTitle
            title={errorSentence(record.error, t('failed'))}
            retryLabel={t('retry')}
            onRetry={() => void record.refetch()}
          />
        </>
      ) : (
        <LoadingImport />
      )}
    </Page>
  );
}

function LoadingImport() {
  return (
    <output aria-label={t('loading')} className="flex flex-col gap-4">
      <Skeleton className="h-16 w-2/3" />
      <Skeleton className="h-48 rounded-card" />
    </output>
  );
}

function ImportDetails({ record, fetchedAt }: { record: Import; fetchedAt: number }) {
  const { timeZone } = useViewer();
  const isArchiveOpening = useOpenArchive(record);
  const isSending = useUploads().some(({ importId }) => importId === record.id);
  const badge = badgeOf(record, { isSending });
  const dateAndTime = `${formatDate(record.createdAt, timeZone)}, ${formatTime(record.createdAt, timeZone)}`;
  // Non-breaking spaces keep the date and the time on one line.
  const importedAt = dateAndTime.replaceAll(' ', '\u00A0');
  // Otherwise the receipt would be shown for a moment before the archive opens.
  if (isArchiveOpening) return <LoadingImport />;
  if (isFinished(record.status)) {
    return (
      <FinishedImport record={record} back={<BackToImports />} description={`${nameOf(record)} · ${importedAt}`} />
    );
  }
  return (
    <>
      <PageHeader
        back={<BackToImports />}
        title={<span className="wrap-anywhere">{nameOf(record)}</span>}
        description={importedAt}
        actions={<Badge tone={badge.tone}>{t(badge.label)}</Badge>}
      />
      <output className="sr-only">{record.status === 'ready' ? formatFound(record) : ''}</output>
      {record.status === 'ready' ? (
        <ImportPreview record={record} />
      ) : (
        <ImportProgress record={record} now={fetchedAt} />
      )}
    </>
  );
}

/** What a screen reader announces when the preview is ready. */
function formatFound({ preview }: Import): string {
  if (preview === null) return '';
  const count = preview.sources.reduce((sum, { conversations }) => sum + conversations, 0);
  return `${t('foundTitle', { count })}. ${t('foundText')}`;
}

/** The name of the only file, or of the first file with the number of the other files. */
function nameOf(record: Import): string {
  const { device, files } = record;
  if (device !== undefined) return importName(record);
  const [first] = files;
  return files.length > 1
    ? t('severalFiles', { name: first?.name ?? '', count: files.length - 1 })
    : (first?.name ?? '');
}

function BackToImports() {
  return (
    <Button asChild variant="ghost" size="small">
      <Link to="/imports">
        <ArrowLeft aria-hidden />
        {t('back')}
      </Link>
    </Button>
  );
}
