/** CSV files for exports. */
export type Cell = string | number | boolean | null;

/** First characters that make a spreadsheet evaluate a cell as a formula, including their full-width forms. */
const FORMULA = /^[\s]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;
/** The byte order mark, by which spreadsheets recognise UTF-8. */
export const CSV_BYTE_ORDER_MARK = '\uFEFF';

/**
 * A line according to RFC 4180. Texts are always quoted; one that a spreadsheet would evaluate as a formula gets a
 * leading apostrophe.
 */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(encodeCell).join(',')}\r\n`;
}

function encodeCell(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  const text = value.toWellFormed().replaceAll('\0', '');
  return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
