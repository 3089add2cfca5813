import type { Import, ImportCounts } from '@app/contract/imports';
import { type Provider, providers } from '@app/contract/providers';
import { formatNumber } from '#lib/messages.ts';
import { cx } from '#ui/cx.ts';
import { SourceMark } from '#ui/source-mark.tsx';
import { t } from './imports.messages.ts';

const lines = ['found', 'created', 'updated', 'unchanged', 'skipped'] as const satisfies (keyof ImportCounts)[];

/** The import's counts, one column per source. Lines of zeros are left out. */
export function ReceiptTable({ record }: { record: Import }) {
  const { sources, counts } = record;
  const columns = [
    ...sources.map((sourceCounts) => ({
      name: nameOf(sourceCounts.source),
      source: sourceCounts.source,
      counts: sourceCounts,
    })),
    // A single source that has all entries needs no total. Entries of an unknown source are counted in the total only.
    ...(sources.length === 1 && sources[0]?.found === counts.found ? [] : [{ name: t('total'), source: null, counts }]),
  ];
  return (
    <table className="w-full text-ui">
      <caption className="sr-only">{t('receiptTitle')}</caption>
      <thead>
        <tr className="border-b border-line text-small text-muted">
          <th scope="col" className="px-4 py-2 text-left font-normal sm:pl-6">
            {t('conversations')}
          </th>
          {columns.map(({ name, source }) => (
            <th key={name} scope="col" className="px-4 py-2 text-right font-normal last:sm:pr-6">
              <span className="inline-flex items-center gap-1.5">
                {source && <SourceMark source={source} />}
                {name}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines
          .filter((line) => counts[line] > 0)
          .map((line) => (
            <tr key={line} className={cx(line === 'found' && 'border-b border-line font-semibold')}>
              <th scope="row" className="px-4 py-2 text-left [font-weight:inherit] sm:pl-6">
                {t(line)}
              </th>
              {columns.map((column) => (
                <td
                  key={column.name}
                  className={cx(
                    'px-4 py-2 text-right last:sm:pr-6',
                    column.counts[line] === 0 && 'font-normal text-muted',
                  )}
                >
                  {formatNumber(column.counts[line])}
                </td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  );
}

/** Formats that were never tested with a real export are marked as experimental. */
function nameOf(source: Provider): string {
  const { name, isExperimental } = providers[source];
  return isExperimental ? t('experimental', { name }) : name;
}
