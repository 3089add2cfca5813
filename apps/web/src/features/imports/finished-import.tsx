import type { Import } from '@app/contract/imports';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useToday } from '#lib/use-today.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { ChooseFiles } from './choose-files.tsx';
import { Duplicates } from './duplicates.tsx';
import { ExportGuide } from './export-guide.tsx';
import { endingOf, type ImportEnding } from './import-ending.ts';
import { OutcomeFigures, OutcomeSorting } from './import-outcome.tsx';
import { ImportReceipt } from './import-receipt.tsx';
import { isLive } from './import-name.ts';
import { badgeOf } from './import-stage.ts';
import { KeepCurrent } from './keep-current.tsx';
import { KeptFiles } from './kept-files.tsx';
import { StepsAfterImport } from './steps-after-import.tsx';
import { PageDrop } from './page-drop.tsx';
import { SkippedList } from './skipped-list.tsx';
import { t as tFinished } from './finished.messages.ts';
import { t } from './imports.messages.ts';
import { useStartImport } from './use-start-import.ts';

interface FinishedImportProps {
  record: Import;
  back: ReactNode;
  /** The names of the files and the time of the import. */
  description: string;
}

/** A finished import: what was imported and the next steps, or what went wrong and how to continue. */
export function FinishedImport({ record, back, description }: FinishedImportProps) {
  const ending = endingOf(record);
  const { outcome } = record;
  const hasOutcome = outcome !== undefined && outcome.conversations > 0;
  const badge = badgeOf(record, { isLive: isLive(record, useToday()) });
  return (
    <>
      <PageHeader
        back={back}
        title={ending.title}
        description={<span className="wrap-anywhere">{description}</span>}
        actions={
          <>
            <Badge tone={badge.tone}>{t(badge.label)}</Badge>
            <EndingLink action={ending.action} hasOutcome={hasOutcome} />
          </>
        }
      />
      <div className="flex flex-col gap-6">
        <Explanation ending={ending} record={record} />
        {hasOutcome && (
          <>
            <OutcomeFigures record={record} outcome={outcome} />
            <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
              <OutcomeSorting outcome={outcome} />
              <StepsAfterImport outcome={outcome} />
            </div>
          </>
        )}
        {record.counts.found > 0 && !ending.isRefused && <ImportReceipt record={record} />}
        {record.status === 'completed' && record.counts.created > 0 && <Duplicates importId={record.id} />}
        {record.kept.length > 0 && <KeptFiles record={record} isExplained={ending.isRefused} />}
        {record.skipped.length > 0 && <SkippedList record={record} />}
        {hasOutcome && record.device === undefined && <KeepCurrent />}
      </div>
    </>
  );
}

/** A link to the trash or to the archive; secondary where the primary action is to choose a file. */
function EndingLink({ action, hasOutcome }: Pick<ImportEnding, 'action'> & { hasOutcome: boolean }) {
  if (action === 'trash') {
    return (
      <Button asChild variant="primary">
        <Link to="/trash">{tFinished('openTrash')}</Link>
      </Button>
    );
  }
  if (action !== 'archive' && !hasOutcome) return null;
  return (
    <Button asChild variant={action === 'archive' ? 'primary' : 'secondary'}>
      <Link to="/archive">{tFinished('seeArchive')}</Link>
    </Button>
  );
}

/** Says what happened, with a button to choose files if that is the next step. */
function Explanation({ ending, record }: { ending: ImportEnding; record: Import }) {
  const { action, text, isRefused } = ending;
  if (text === undefined) return null;
  const needsFile = action === 'anotherFile' || action === 'sameFile';
  return (
    <div className="max-w-(--size-reading)">
      <p role={record.status === 'failed' ? 'alert' : undefined} className="text-body text-pretty wrap-anywhere">
        {text}
      </p>
      {needsFile && <NextFile label={tFinished(action === 'sameFile' ? 'chooseAgain' : 'chooseAnother')} />}
      {isRefused && <ExportGuide record={record} />}
    </div>
  );
}

function NextFile({ label }: { label: string }) {
  const { importFiles, isPending } = useStartImport();
  return (
    <>
      <ChooseFiles label={label} isPending={isPending} onFiles={(found) => importFiles(found)} className="mt-4" />
      <PageDrop />
    </>
  );
}
