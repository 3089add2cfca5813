// Checks docs/spec-trace.md: in a finished area every row names a test, and every named test exists.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const PAGE = 'docs/spec-trace.md';

/** @typedef {{ id: string, what: string, area: string, test: string }} Row */

/**
 * @param {string} page the Markdown of the trace
 * @returns {{ finished: string[], rows: Row[] }}
 */
export function readTrace(page) {
  const listed = /^Finished areas:(.*)$/m.exec(page)?.[1]?.trim() ?? '';
  const finished = listed === 'none' ? [] : listed.split(',').map((area) => area.trim());
  const rows = page
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => splitCells(line))
    .filter((cells) => cells[0] !== 'id' && !/^:?-+:?$/.test(cells[0] ?? ''))
    .map(([id = '', what = '', area = '', test = '']) => ({ id, what, area, test }));
  return { finished, rows };
}

/**
 * One sentence per violation on the page.
 * @param {string} page the Markdown of the trace
 * @param {(file: string) => string | undefined} readTest the text of a file of the repository, or undefined
 * @returns {string[]}
 */
export function findViolations(page, readTest) {
  const { finished, rows } = readTrace(page);
  const violations = [];
  const seen = new Set();
  for (const area of finished) {
    if (!rows.some((row) => row.area === area)) violations.push(`finished area '${area}' has no rows`);
  }
  for (const row of rows) {
    if (!/^[A-Z]{2}-\d{2,}$/.test(row.id)) violations.push(`'${row.id}' is not an id such as CH-07`);
    if (seen.has(row.id)) violations.push(`${row.id} is used twice`);
    seen.add(row.id);
    violations.push(...faultsOfTest(row, finished.includes(row.area), readTest));
  }
  if (rows.length === 0) violations.push('the page has no rows');
  return violations;
}

function faultsOfTest(row, isFinished, readTest) {
  const waits = row.test === '–' || row.test === '' || row.test.startsWith('later:');
  if (waits) return isFinished ? [`${row.id} (${row.what}) has no test though '${row.area}' is finished`] : [];
  return row.test.split('<br>').flatMap((named) => {
    const [file = '', title] = named.split(' › ').map((part) => part.trim());
    if (title === undefined) return [`${row.id}: '${named}' is not 'path › title'`];
    const source = readTest(file);
    if (source === undefined) return [`${row.id}: there is no ${file}`];
    return hasTest(source, title) ? [] : [`${row.id}: ${file} has no test '${title}'`];
  });
}

/** True if the source has the title as a whole string, in any quotes. */
function hasTest(source, title) {
  const plain = source.replaceAll(/\\(['"`])/g, '$1');
  return ["'", '"', '`'].some((quote) => plain.includes(`${quote}${title}${quote}`));
}

/** Cells of a table row; a pipe inside a cell is escaped as \|. */
function splitCells(line) {
  return line
    .slice(1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
  const page = readFileSync(path.join(root, PAGE), 'utf8');
  const violations = findViolations(page, (file) => {
    const absolute = path.join(root, file);
    return existsSync(absolute) ? readFileSync(absolute, 'utf8') : undefined;
  });
  for (const violation of violations) console.error(`${PAGE}: ${violation}`);
  if (violations.length > 0) process.exitCode = 1;
  const { rows, finished } = readTrace(page);
  const shown = rows.filter((row) => row.test.includes(' › ')).length;
  console.log(`spec trace: ${rows.length} rows, ${shown} shown by a test; finished: ${finished.join(', ') || 'none'}`);
}
