import type { Import } from '@app/contract/imports';
import { ChevronDown, Download, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { downloadReceipt } from './download-receipt.ts';
import { t as tFinished } from './finished.messages.ts';
import { canBeUndone } from './import-status.ts';
import { formatDuration } from './format-duration.ts';
import { ReceiptTable } from './receipt-table.tsx';
import { UndoImport } from './undo-import.tsx';
import { t } from './imports.messages.ts';

/** The counts of an import in one line, a table that can be unfolded, and a button that undoes the import. */
export function ImportReceipt({ record }: { record: Import }) {
  const [isUndoing, setUndoing] = useState(false);
  return (
    <section aria-labelledby="receipt">
      <Card isPadded={false}>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4 sm:px-6">
          <div className="min-w-0 flex-1 basis-56">
            <h2 id="receipt" className="text-section">
              {tFinished('receipt')}
            </h2>
            <p className="tabular text-ui text-balance text-muted">{summarise(record)}</p>
          </div>
          {canBeUndone(record) && (
            <Button onClick={() => setUndoing(true)}>
              <Undo2 aria-hidden />
              {t('undo')}
            </Button>
          )}
        </div>
        <Notices record={record} />
        <details className="group border-t border-line">
          <summary className="flex list-none items-center gap-1.5 px-4 py-2.5 text-ui text-muted hover:text-text sm:px-6 pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
            {tFinished('receiptDetails')}
            <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" strokeWidth={1.75} />
          </summary>
          <div className="relative overflow-x-auto">
            <ReceiptTable record={record} />
          </div>
          <div className="border-t border-line px-4 py-2 sm:px-6">
            <Button variant="ghost" size="small" className="-ml-2.5" onClick={() => downloadReceipt(record)}>
              <Download aria-hidden />
              {t('download')}
            </Button>
          </div>
        </details>
      </Card>
      <UndoImport record={record} isOpen={isUndoing} onClose={() => setUndoing(false)} />
    </section>
  );
}

function summarise({ counts, startedAt, finishedAt }: Import): string {
  const seconds =
    startedAt === null || finishedAt === null ? 0 : (Date.parse(finishedAt) - Date.parse(startedAt)) / 1000;
  return [
    tFinished('receiptFound', { count: counts.found }),
    counts.created > 0 && tFinished('receiptCreated', { count: counts.created }),
    counts.updated > 0 && tFinished('receiptUpdated', { count: counts.updated }),
    counts.unchanged > 0 && tFinished('receiptUnchanged', { count: counts.unchanged }),
    counts.skipped > 0 && tFinished('receiptSkipped', { count: counts.skipped }),
    t('took', { time: formatDuration(seconds) }),
  ]
    .filter(Boolean)
    .join(' · ');
}

function Notices({ record }: { record: Import }) {
  return (
    <>
      {record.notice !== undefined && (
        <p className="border-t border-line bg-warning-soft p-4 text-ui text-pretty text-warning-text sm:px-6">
          {record.notice}{' '}
          <TextLink>
            <Link to="/settings/data">{t('showStorage')}</Link>
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
    </>
  );
}
