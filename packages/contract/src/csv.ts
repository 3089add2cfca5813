/** Sheets of what a person takes along. */
export type Cell = string | number | boolean | null;

/** A spreadsheet runs what begins like this; the wide forms are what it takes for the same. */
const FORMULA = /^[\s]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;
/** Tells spreadsheets that it is UTF-8. */
export const CSV_MARK = '\uFEFF';

/** A line of RFC 4180. Texts are always quoted; one that a spreadsheet would run as a formula begins with an apostrophe. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

function cell(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  const text = value.toWellFormed().replaceAll('\0', '');
  return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
