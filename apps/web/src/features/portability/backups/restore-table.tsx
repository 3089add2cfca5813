import type { RestoreCounts } from '@app/contract/backups';
import { formatNumber } from '#lib/messages.ts';
import { cx } from '#ui/cx.ts';
import { countByKind } from './restore-kinds.ts';
import { t } from './restore.messages.ts';

const columns = ['added', 'present', 'changed'] as const;

/** How many items of each kind are new, already in the account, or different there. */
export function RestoreTable({ counts, isDone = false }: { counts: readonly RestoreCounts[]; isDone?: boolean }) {
  const headings = { added: t(isDone ? 'added' : 'willAdd'), present: t('present'), changed: t('differing') };
  const cellClass = 'px-2 py-1.5 text-right last:pr-3 sm:px-3 sm:last:pr-4';
  return (
    <div className="w-full rounded-card border border-line">
      <table className="tabular w-full text-ui">
        <caption className="sr-only">{t(isDone ? 'tableDone' : 'tableReady')}</caption>
        <thead>
          <tr className="border-b border-line text-small text-muted">
            <th scope="col" className="py-2 pl-3 text-left font-normal sm:pl-4">
              {t('kind')}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className={cx(cellClass, 'font-normal')}>
                {headings[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {countByKind(counts).map((line) => (
            <tr key={line.kind}>
              <th scope="row" className="py-1.5 pl-3 text-left font-normal sm:pl-4">
                {t(line.kind)}
              </th>
              {columns.map((column) => (
                <td key={column} className={cx(cellClass, line[column] === 0 && 'text-muted')}>
                  {formatNumber(line[column])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
