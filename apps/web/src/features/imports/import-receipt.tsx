import type { Import } from '@app/contract/imports';
import { Download, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { downloadReceipt } from './download-receipt.ts';
import { Duplicates } from './duplicates.tsx';
import { KeptFiles } from './kept-files.tsx';
import { canBeUndone } from './import-status.ts';
import { formatDuration } from './format-duration.ts';
import { ReceiptTable } from './receipt-table.tsx';
import { SkippedList } from './skipped-list.tsx';
import { UndoImport } from './undo-import.tsx';
import { t } from './imports.messages.ts';

export function ImportReceipt({ record }: { record: Import }) {
  const [isUndoing, setUndoing] = useState(false);
  const { found, skipped } = record.counts;
  // If no conversation could be read, the headline says so, and a table of zeros would add nothing.
  const hasResult = record.status === 'failed' ? found > skipped : found > 0;
  return (
    <div className="flex flex-col gap-6">
      <Card isPadded={false}>
        <Headline record={record} />
        {hasResult && <ReceiptTable record={record} />}
        {record.notice !== undefined && (
          <p className="border-t border-line bg-warning-soft p-4 text-ui text-pretty text-warning-text sm:px-6">
            {record.notice}{' '}
            <TextLink>
              <Link to="/settings#data">{t('showStorage')}</Link>
            </TextLink>
          </p>
        )}
        {record.archived > 0 && (
          <p className="border-t border-line p-4 text-ui text-muted sm:px-6">
            {t('archived', { count: record.archived })}{' '}
            <TextLink>
              <Link to="/search?q=is%3Aarchived">{t('showArchived')}</Link>
            </TextLink>
          </p>
        )}
        <div className="flex flex-wrap gap-2 border-t border-line p-4 sm:px-6">
          {canBeUndone(record) && (
            <Button onClick={() => setUndoing(true)}>
              <Undo2 aria-hidden />
              {t('undo')}
            </Button>
          )}
          <Button variant="ghost" onClick={() => downloadReceipt(record)}>
            <Download aria-hidden />
            {t('download')}
          </Button>
          <Button asChild variant={record.status === 'completed' ? 'primary' : 'secondary'} className="sm:ml-auto">
            <Link to={record.status === 'undone' ? '/trash' : '/archive'}>
              {record.status === 'undone' ? t('openTrash') : t('openArchive')}
            </Link>
          </Button>
        </div>
      </Card>
      {record.status === 'completed' && record.counts.created > 0 && <Duplicates importId={record.id} />}
      {record.kept.length > 0 && <KeptFiles record={record} />}
      {record.skipped.length > 0 && <SkippedList record={record} />}
      <UndoImport record={record} isOpen={isUndoing} onClose={() => setUndoing(false)} />
    </div>
  );
}

function Headline({ record }: { record: Import }) {
  const { status, counts, error, startedAt, finishedAt } = record;
  if (status === 'failed') {
    return (
      <ErrorState
        title={error?.message ?? t('statusFailed')}
        description={counts.created + counts.updated > 0 ? t('failedKept') : undefined}
        className="py-10"
      />
    );
  }
  const seconds =
    startedAt === null || finishedAt === null ? 0 : (Date.parse(finishedAt) - Date.parse(startedAt)) / 1000;
  const isNothingNew = status === 'completed' && counts.found > 0 && counts.unchanged === counts.found;
  return (
    <div className="p-4 sm:px-6 sm:pt-6">
      <h2 className="tabular text-section">{t('received', { found: counts.found })}</h2>
      <p className="mt-1 text-ui text-muted">
        {status === 'undone'
          ? t('wasUndone')
          : status === 'cancelled'
            ? t('wasCancelled')
            : isNothingNew
              ? t('nothingNew')
              : t('took', { time: formatDuration(seconds) })}
      </p>
    </div>
  );
}
