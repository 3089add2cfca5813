import { Children, isValidElement, type CSSProperties, type ReactElement, type ReactNode, useState } from 'react';
import { ChevronDown, ChevronUp, Download } from 'lucide-react';
import { csvLine, CSV_BYTE_ORDER_MARK } from '@app/contract/csv';
import { saveFile } from '#lib/save-file.ts';
import { PlainIconButton } from '#ui/plain-icon-button.tsx';
import { t } from '../blocks.messages.ts';
import { textOf } from './code-text.ts';
import { cellOrder } from './compare-cells.ts';

type Part = ReactElement<{ children?: ReactNode; style?: CSSProperties }>;

interface Order {
  column: number;
  isDescending: boolean;
}

/**
 * A table as wide as its content; it scrolls inside its container, with the keyboard too. Its headings sort it, and it
 * can be saved as CSV in the shown order.
 */
export function SortableTable({ children }: { children: ReactNode }) {
  const [order, setOrder] = useState<Order | null>(null);
  const [head, body] = partsOf(children);
  const headings = partsOf(partsOf(head?.props.children)[0]?.props.children);
  const rows = sortRows(partsOf(body?.props.children), order);
  const sortBy = (column: number) => setOrder(nextOrder(order, column));
  const save = () => {
    const lines = [headings, ...rows.map(cellsOf)].map((cells) => csvLine(cells.map((cell) => textOf(cell))));
    saveFile(new Blob([CSV_BYTE_ORDER_MARK, ...lines], { type: 'text/csv' }), 'table.csv');
  };
  return (
    <div className="group/table relative my-4 first:mt-0 last:mb-0">
      <section
        aria-label={t('table')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="overflow-x-auto rounded-card border border-line"
      >
        <table className="w-full border-collapse text-ui [&_tr:last-child>td]:border-b-0 [&_thead]:bg-sunken">
          <thead>
            <tr>
              {headings.map((heading, column) => (
                <SortableHeading
                  key={heading.key}
                  heading={heading}
                  order={order?.column === column ? order : null}
                  onSort={() => sortBy(column)}
                />
              ))}
            </tr>
          </thead>
          <tbody>{rows}</tbody>
        </table>
      </section>
      {/* On touch screens the button is always visible. There it is below the table, so that it covers no cell. */}
      <span className="absolute top-1 right-1 rounded-control bg-sunken opacity-0 group-focus-within/table:opacity-100 group-hover/table:opacity-100 pointer-coarse:static pointer-coarse:flex pointer-coarse:justify-end pointer-coarse:bg-transparent pointer-coarse:opacity-100">
        <PlainIconButton
          size="small"
          className="pointer-coarse:size-11"
          label={t('saveTable')}
          title={t('saveTable')}
          icon={<Download aria-hidden />}
          onClick={save}
        />
      </span>
    </div>
  );
}

interface SortableHeadingProps {
  heading: Part;
  order: Order | null;
  onSort: () => void;
}

function SortableHeading({ heading, order, onSort }: SortableHeadingProps) {
  const direction = order === null ? undefined : order.isDescending ? 'descending' : 'ascending';
  return (
    <th
      scope="col"
      aria-sort={direction}
      style={heading.props.style}
      className="border-b border-line px-3 py-2 text-left font-semibold"
    >
      <button
        type="button"
        title={t('sortTable')}
        onClick={onSort}
        className="inline-flex items-center gap-1 text-left"
      >
        {heading.props.children}
        {direction === 'ascending' && <ChevronUp aria-hidden className="size-3.5 shrink-0" />}
        {direction === 'descending' && <ChevronDown aria-hidden className="size-3.5 shrink-0" />}
      </button>
    </th>
  );
}

/** Up, down, and back to the order of the reply. */
function nextOrder(order: Order | null, column: number): Order | null {
  if (order?.column !== column) return { column, isDescending: false };
  return order.isDescending ? null : { column, isDescending: true };
}

function sortRows(rows: Part[], order: Order | null): Part[] {
  if (order === null) return rows;
  const cells = rows.map((row) => ({ row, text: textOf(cellsOf(row)[order.column]) }));
  const compare = cellOrder(
    cells.map(({ text }) => text),
    order.isDescending,
  );
  return cells.toSorted((one, other) => compare(one.text, other.text)).map(({ row }) => row);
}

const cellsOf = (row: Part): Part[] => partsOf(row.props.children);

function partsOf(children: ReactNode): Part[] {
  return Children.toArray(children).filter((child): child is Part => isValidElement(child));
}
