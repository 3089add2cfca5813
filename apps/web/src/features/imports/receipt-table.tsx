import type { Import, ImportCounts, ImportProvider } from '@app/contract/imports';
import { formatNumber } from '#lib/messages.ts';
import { cx } from '#ui/cx.ts';
import { t } from './imports.messages.ts';

const columns = ['found', 'created', 'updated', 'unchanged', 'skipped'] as const satisfies (keyof ImportCounts)[];
const providerNames: Record<ImportProvider, string> = { chatgpt: t('chatgpt'), claude: t('claude') };

/** What became of the conversations, by source. */
export function ReceiptTable({ record }: { record: Import }) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-ui">
        <caption className="sr-only">{t('receiptTitle')}</caption>
        <thead>
          <tr className="border-b border-line text-small text-muted">
            <th scope="col" className="px-4 py-2 text-left font-normal sm:pl-6">
              {t('source')}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="px-3 py-2 text-right font-normal last:sm:pr-6">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {record.sources.map((source) => (
            <Row key={source.source} name={providerNames[source.source]} counts={source} />
          ))}
        </tbody>
        {record.sources.length > 1 && (
          <tfoot className="border-t border-line font-semibold">
            <Row name={t('total')} counts={record.counts} />
          </tfoot>
        )}
      </table>
    </div>
  );
}

function Row({ name, counts }: { name: string; counts: ImportCounts }) {
  return (
    <tr>
      <th scope="row" className="px-4 py-2.5 text-left font-medium sm:pl-6">
        {name}
      </th>
      {columns.map((column) => (
        <td key={column} className={cx('px-3 py-2.5 text-right last:sm:pr-6', counts[column] === 0 && 'text-muted')}>
          {formatNumber(counts[column])}
        </td>
      ))}
    </tr>
  );
}
