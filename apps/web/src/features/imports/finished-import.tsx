import type { Import } from '@app/contract/imports';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { ChooseFiles } from './choose-files.tsx';
import { Duplicates } from './duplicates.tsx';
import { ExportGuide } from './export-guide.tsx';
import { endingOf, type ImportEnding } from './import-ending.ts';
import { OutcomeFigures, OutcomeSorting } from './import-outcome.tsx';
import { ImportReceipt } from './import-receipt.tsx';
import { badgeOf } from './import-stage.ts';
import { KeptFiles } from './kept-files.tsx';
import { NextSteps } from './next-steps.tsx';
import { PageDrop } from './page-drop.tsx';
import { SkippedList } from './skipped-list.tsx';
import { t as f } from './finished.messages.ts';
import { t } from './imports.messages.ts';
import { useStartImport } from './use-start-import.ts';

interface FinishedImportProps {
  record: Import;
  back: ReactNode;
  /** The file and when it came. */
  description: string;
}

/** The end of an import: what came in and what comes next, or what went wrong and what to do about it. */
export function FinishedImport({ record, back, description }: FinishedImportProps) {
  const ending = endingOf(record);
  const { outcome } = record;
  const hasOutcome = outcome !== undefined && outcome.conversations > 0;
  const badge = badgeOf(record);
  return (
    <>
      <PageHeader
        back={back}
        title={ending.title}
        description={<span className="wrap-anywhere">{description}</span>}
        actions={
          <>
            <Badge tone={badge.tone}>{t(badge.label)}</Badge>
            <LinkAct act={ending.act} hasOutcome={hasOutcome} />
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
              <NextSteps outcome={outcome} />
            </div>
          </>
        )}
        {record.counts.found > 0 && !ending.isRefused && <ImportReceipt record={record} />}
        {record.status === 'completed' && record.counts.created > 0 && <Duplicates importId={record.id} />}
        {record.kept.length > 0 && <KeptFiles record={record} isExplained={ending.isRefused} />}
        {record.skipped.length > 0 && <SkippedList record={record} />}
      </div>
    </>
  );
}

/** The way to the trash or to the archive, which comes second where the file is to be chosen again. */
function LinkAct({ act, hasOutcome }: Pick<ImportEnding, 'act'> & { hasOutcome: boolean }) {
  if (act === 'trash') {
    return (
      <Button asChild variant="primary">
        <Link to="/trash">{f('openTrash')}</Link>
      </Button>
    );
  }
  if (act !== 'archive' && !hasOutcome) return null;
  return (
    <Button asChild variant={act === 'archive' ? 'primary' : 'secondary'}>
      <Link to="/archive">{f('seeArchive')}</Link>
    </Button>
  );
}

/** What happened in a sentence, with the files to choose next if that is the way on. */
function Explanation({ ending, record }: { ending: ImportEnding; record: Import }) {
  const { act, text, isRefused } = ending;
  if (text === undefined) return null;
  const isFile = act === 'anotherFile' || act === 'sameFile';
  return (
    <div className="max-w-(--size-reading)">
      <p role={record.status === 'failed' ? 'alert' : undefined} className="text-body text-pretty wrap-anywhere">
        {text}
      </p>
      {isFile && <NextFile label={f(act === 'sameFile' ? 'chooseAgain' : 'chooseAnother')} />}
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
