import type { ReactNode } from 'react';

export interface NumberTableProps {
  caption: string;
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** A table whose first column names the row; the other columns are numbers. */
export function NumberTable({ caption, columns, rows }: NumberTableProps) {
  return (
    // A long table scrolls inside this section; `tabIndex` lets the arrow keys scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls has to be reachable
    <section aria-label={caption} tabIndex={0} className="relative max-h-80 overflow-auto rounded-control">
      <table className="w-full border-collapse text-ui tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 bg-panel text-small text-muted">
          <tr>
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={`px-2 py-1.5 font-medium ${index === 0 ? 'text-left' : 'text-right'}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key} className="border-t border-line">
              {cells.map((cell, index) =>
                index === 0 ? (
                  <th key={columns[index]} scope="row" className="px-2 py-1.5 text-left font-normal whitespace-nowrap">
                    {cell}
                  </th>
                ) : (
                  <td key={columns[index]} className="px-2 py-1.5 text-right whitespace-nowrap">
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
