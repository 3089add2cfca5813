/** '|---|---|', below the first row of a table in Markdown. */
const TABLE_RULE = /^(?=.*\|)(?=.*--)[\s|:-]+$/;
/**
 * What separates the cells of a row, and the least number of cells in a row with it. A comma followed by a space
 * belongs to prose.
 */
const SEPARATORS = [
  { mark: /\|/, minimum: 2 },
  { mark: /\t/, minimum: 3 },
  { mark: /[,;](?! )/, notIn: /[,;] /, minimum: 3 },
];
const MAX_CELL_LENGTH = 40;

/** '$$…$$', '\[…\]' and '\begin{…}…\end{…}'. */
const DISPLAY_MATHS =
  /\$\$([^$]{1,2000})\$\$|\\\[([\s\S]{1,2000}?)\\\]|\\begin\{(\w{1,20}\*?)\}([\s\S]{1,2000}?)\\end\{\3\}/g;
/** '$x^2 = 4$' and '\(x\)', but not '$5 and $10'. */
const INLINE_MATHS = /\$(?=\S)([^$\n]{0,80}[\\^_=][^$\n]{0,80}|\w)(?<!\s)\$|\\\((.{1,160}?)\\\)/g;

/** The text without tables and displayed formulas; a formula within a sentence stays, as one word. */
export const withoutTablesAndMaths = (text: string): string => {
  const prose = text.replace(DISPLAY_MATHS, ' ');
  const rows = rowsOf(prose);
  return withFormulas(prose)
    .split('\n')
    .filter((_, index) => !rows.has(index))
    .join('\n');
};

/** The columns of the first table as a title, or the first displayed formula; undefined if there is neither. */
export const titleOfTableOrMaths = (text: string): string | undefined => {
  const first = [...rowsOf(text).values()].find((cells) => cells.length > 0);
  if (first !== undefined) return first.filter((cell) => cell !== '').join(', ');
  const [match] = text.matchAll(DISPLAY_MATHS);
  return (match?.[1] ?? match?.[2] ?? match?.[4])?.replace(/\s+/g, ' ').trim();
};

/** Removes the spaces of formulas. A formula is then one word, so that no title is cut at its '-' or '='. */
const withFormulas = (text: string): string =>
  text.replace(INLINE_MATHS, (_, dollars?: string, brackets?: string) =>
    (dollars ?? brackets ?? '').replace(/\s+/g, ''),
  );

/** The cells of table rows, by the index of their line. A table has at least two rows with the same number of cells. */
function rowsOf(text: string): Map<number, string[]> {
  const lines = text.split('\n');
  const cells = lines.map(cellsOf);
  const hasCells = (index: number, count: number) =>
    cells[index]?.length === count || TABLE_RULE.test(lines[index] ?? '');
  const rows = new Map<number, string[]>();
  for (const [index, line] of lines.entries()) {
    const row = cells[index] ?? [];
    const isRow = row.length > 0 && (hasCells(index - 1, row.length) || hasCells(index + 1, row.length));
    if (isRow || TABLE_RULE.test(line)) rows.set(index, row);
  }
  return rows;
}

function cellsOf(line: string): string[] | undefined {
  for (const { mark, notIn, minimum } of SEPARATORS) {
    if (notIn?.test(line) === true) continue;
    const row = line.trim().replace(/^\||\|$/g, '');
    const cells = row.split(mark).map((cell) => cell.trim());
    if (cells.length >= minimum && cells.every((cell) => cell.length <= MAX_CELL_LENGTH)) return cells;
  }
  return undefined;
}
