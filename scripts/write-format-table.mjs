// Generates the tables of import formats in README.md and in docs/guides/import.md from the registry, and the number of
// tools and formats in their texts. With --check it writes nothing and fails if a page is stale.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { providers } from '../packages/contract/src/providers.ts';
import { formatRegistry } from '../packages/formats/src/format-registry.table.ts';

const BEGIN = '<!-- begin of the generated table -->';
const END = '<!-- end of the generated table -->';

/** How well a format is known, the best evidence first, in the words of the tables. */
const EVIDENCE = {
  real: 'real exports',
  published: 'published by the tool',
  'other-tools': 'other tools only',
};

/** @typedef {import('../packages/formats/src/export-format.ts').FormatRow} FormatRow */

/** One line for each tool, with what its formats have in common. @param {readonly FormatRow[]} formats */
export function renderTools(formats) {
  const sources = [...new Set(formats.map(({ format }) => format.source))];
  const rows = sources.map((source) => {
    const formatsOfSource = formats.filter(({ format }) => format.source === source);
    const evidence = Object.keys(EVIDENCE).find((kind) => formatsOfSource.some((row) => row.evidence === kind));
    const guides = unique(formatsOfSource.map(({ guide }) => `[how](docs/guides/import/${guide})`));
    return [
      providers[source].name,
      unique(formatsOfSource.map(({ filesToDrop }) => filesToDrop)).join('; '),
      EVIDENCE[evidence],
      guides.join(', '),
    ];
  });
  return renderTable([['tool', 'what to drop', 'known from', 'guide'], ...rows]);
}

/** One line for each format. @param {readonly FormatRow[]} formats */
export function renderFormats(formats) {
  const rows = formats.map(({ name, key, recognizedBy, evidence }) => [
    name,
    `\`${key}\``,
    recognizedBy,
    EVIDENCE[evidence],
  ]);
  return renderTable([['format', 'key', 'recognised by', 'known from'], ...rows]);
}

const unique = (values) => [...new Set(values)];

/** A Markdown table as the formatter writes it: columns as wide as their longest cell. @param {string[][]} rows */
function renderTable(rows) {
  const cells = rows.map((row) => row.map((cell) => cell.replaceAll('|', '\\|')));
  const widths = cells[0].map((_, at) => Math.max(...cells.map((row) => row[at].length)));
  const lines = cells.map((row) => `| ${row.map((cell, at) => cell.padEnd(widths[at])).join(' | ')} |`);
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [lines[0], rule, ...lines.slice(1)].join('\n');
}

const PAGES = [
  { file: 'README.md', render: renderTools },
  { file: 'docs/guides/import.md', render: renderFormats },
];

/** The page with its table replaced; null if it has no place for one. @param {string} page @param {string} table */
export function replaceTable(page, table) {
  const [from, to] = [page.indexOf(BEGIN), page.indexOf(END)];
  return from === -1 || to < from ? null : `${page.slice(0, from + BEGIN.length)}\n\n${table}\n\n${page.slice(to)}`;
}

/** The page with the number of tools and formats in its texts. @param {string} page */
export function replaceCount(page, count = new Set(formatRegistry.map(({ format }) => format.source)).size) {
  return page.replaceAll(/\d+ tools and formats/g, `${count} tools and formats`);
}

/** The pages under the given root that are missing, or whose table differs from the registry. */
export function listStalePages(root) {
  const isStale = ({ file, render }) => {
    const page = existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : null;
    return page === null || replaceCount(replaceTable(page, render(formatRegistry)) ?? '') !== page;
  };
  return PAGES.filter(isStale).map(({ file }) => file);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
  for (const { file, render } of process.argv.includes('--check') ? [] : PAGES) {
    const page = replaceTable(readFileSync(path.join(root, file), 'utf8'), render(formatRegistry));
    if (page !== null) writeFileSync(path.join(root, file), replaceCount(page));
  }
  const stale = listStalePages(root);
  if (stale.length > 0) {
    console.error(`${stale.join(' and ')} stale: run node scripts/write-format-table.mjs`);
    process.exitCode = 1;
  }
}
