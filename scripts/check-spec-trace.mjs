// Checks docs/spec-trace.md: in a finished area every row names a test, and every named test exists.
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const PAGE = 'docs/spec-trace.md';

/**
 * `section` is the heading above the row; '' without one.
 * @typedef {{ id: string, requirement: string, area: string, test: string, section: string }} Row
 */

/**
 * @param {string} page the Markdown of the trace
 * @returns {{ finished: string[], rows: Row[] }}
 */
export function readTrace(page) {
  const listed = /^Finished areas:(.*)$/m.exec(page)?.[1]?.trim() ?? '';
  const finished = listed === 'none' ? [] : listed.split(',').map((area) => area.trim());
  const rows = [];
  let section = '';
  for (const line of page.split('\n')) {
    if (line.startsWith('## ')) section = line.slice(3).trim();
    if (!line.startsWith('|')) continue;
    const [id = '', requirement = '', area = '', test = ''] = splitCells(line);
    if (id !== 'id' && !/^:?-+:?$/.test(id)) rows.push({ id, requirement, area, test, section });
  }
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
  if ([...page.matchAll(/^Finished areas:/gm)].length > 1)
    violations.push('there is more than one line of finished areas, of which only the first counts');
  for (const area of finished) {
    if (!rows.some((row) => row.area === area)) violations.push(`finished area '${area}' has no rows`);
  }
  for (const row of rows) {
    if (!/^[A-Z]{2}-\d{2,}$/.test(row.id)) violations.push(`'${row.id}' is not an id such as CH-07`);
    if (seen.has(row.id)) violations.push(`${row.id} is used twice`);
    seen.add(row.id);
    if (row.section !== '' && row.section !== row.area)
      violations.push(`${row.id} of '${row.area}' is among the rows of '${row.section}'`);
    violations.push(...violationsOfTest(row, finished.includes(row.area), readTest));
  }
  if (rows.length === 0) violations.push('the page has no rows');
  return violations;
}

function violationsOfTest(row, isFinished, readTest) {
  const hasNoTest = row.test === '–' || row.test === '' || row.test.startsWith('later:');
  if (hasNoTest)
    return isFinished ? [`${row.id} (${row.requirement}) has no test though '${row.area}' is finished`] : [];
  return row.test.split('<br>').flatMap((reference) => {
    const [file = '', title] = reference.split(' › ').map((part) => part.trim());
    if (file === '' || title === undefined) return [`${row.id}: '${reference}' is not 'path › title'`];
    const source = readTest(file);
    if (source === undefined) return [`${row.id}: there is no ${file}`];
    return hasTest(source, title) ? [] : [`${row.id}: ${file} has no test '${title}'`];
  });
}

/** The content of a file; undefined if there is no file at the path. @param {string} file */
export function readTextFile(file) {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file, 'utf8') : undefined;
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
  const violations = findViolations(page, (file) => readTextFile(path.join(root, file)));
  for (const violation of violations) console.error(`${PAGE}: ${violation}`);
  if (violations.length > 0) process.exitCode = 1;
  const { rows, finished } = readTrace(page);
  const covered = rows.filter((row) => row.test.includes(' › ')).length;
  console.log(
    `spec trace: ${rows.length} rows, ${covered} covered by a test; finished: ${finished.join(', ') || 'none'}`,
  );
}
