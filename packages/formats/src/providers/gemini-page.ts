import { ElementType, parseDocument } from 'htmlparser2';
import type { EntryPageFormat, JsonObject } from '../export-format.ts';
import { nodesToMarkdown } from '../values/html-to-markdown.ts';
import { isDateLine, readLocalisedDate } from '../values/localised-date.ts';
import { geminiActivityFormat } from './gemini-activity.ts';

type Nodes = ReturnType<typeof parseDocument>['children'];

/** Google Takeout's activity log as a page, which has the records of the JSON log as cells. */
export const geminiPageFormat: EntryPageFormat = {
  source: 'gemini',
  entryStart: /<div\b[^>]{0,200}\bouter-cell\b/,
  parseEntry: (html) => {
    const record = readActivityCell(html);
    return record && geminiActivityFormat.parse(record);
  },
};

/**
 * One cell of Google Takeout's HTML activity log, as a record of the JSON log; null for a cell of another product. A cell
 * has the prompt, a line with the time, and the answer.
 */
function readActivityCell(html: string): JsonObject | null {
  const nodes = parseDocument(html).children;
  const header = textOf(findByClass(nodes, 'mdl-typography--title')).trim();
  const cells = listByClass(nodes, 'content-cell');
  const products = textOf(cells.find(({ classes }) => classes.includes('mdl-typography--caption'))?.children ?? []);
  if (!/\b(Gemini|Bard)\b/.test(`${header} ${products}`)) return null;
  const body = cells[0]?.children ?? [];
  const lines = splitAtBreaks(body);
  const dateAt = lines.findIndex(({ nodes: line }) => isDateLine(textOf(line).trim()));
  const end = dateAt === -1 ? body.length : (lines[dateAt]?.start ?? 0);
  const title = nodesToMarkdown(body.slice(0, end));
  const dateLine = dateAt === -1 ? '' : textOf(lines[dateAt]?.nodes ?? []).trim();
  const answer = dateAt === -1 ? '' : nodesToMarkdown(body.slice(lines[dateAt]?.end ?? body.length));
  return {
    header: 'Gemini',
    title,
    // The prompt without the lines that name attached files.
    prompt: nodesToMarkdown(body.slice(0, firstFileLine(lines, end))),
    lead: textOf(body.slice(0, 1)).trimStart(),
    time: readLocalisedDate(dateLine) ?? (dateLine || null),
    answer,
    attachedFiles: listFiles(body),
  };
}

interface Line {
  nodes: Nodes;
  start: number;
  end: number;
}

function splitAtBreaks(nodes: Nodes): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (let at = 0; at <= nodes.length; at++) {
    const node = nodes[at];
    const isBlock = node && 'name' in node && ['br', 'p', 'div', 'ul', 'ol', 'table', 'pre'].includes(node.name);
    if (node && !isBlock) continue;
    if (at > start) lines.push({ nodes: nodes.slice(start, at), start, end: at });
    start = at + 1;
  }
  return lines;
}

/** The files stand in lines after the prompt, under a line with their number. */
function firstFileLine(lines: readonly Line[], end: number): number {
  const before = lines.filter(({ start }) => start < end);
  const at = before.findIndex((line) => listFiles(line.nodes).length > 0);
  if (at <= 0) return end;
  const hasCount = at > 1 && /^\D{0,60}\d{1,3}\D{0,60}$/.test(textOf(before[at - 1]?.nodes ?? []).trim());
  return before[hasCount ? at - 1 : at]?.start ?? end;
}

interface Found {
  classes: string[];
  children: Nodes;
}

function listByClass(nodes: Nodes, name: string): Found[] {
  return nodes.flatMap((node) => {
    if (!('children' in node)) return [];
    const classes = 'attribs' in node ? (node.attribs['class'] ?? '').split(/\s+/) : [];
    return classes.includes(name) ? [{ classes, children: node.children }] : listByClass(node.children, name);
  });
}

function findByClass(nodes: Nodes, name: string): Nodes {
  return listByClass(nodes, name)[0]?.children ?? [];
}

function textOf(nodes: Nodes): string {
  return nodes
    .map((node) => (node.type === ElementType.Text ? node.data : 'children' in node ? textOf(node.children) : ' '))
    .join('');
}

/** Attached pictures are links to files of the archive. */
function listFiles(nodes: Nodes): string[] {
  return nodes.flatMap((node) => {
    if (!('children' in node) || !('attribs' in node)) return [];
    const address = node.attribs['src'] ?? node.attribs['href'] ?? '';
    const isFile = address !== '' && !/^[a-z]+:/i.test(address) && !address.startsWith('#');
    return [...(isFile ? [address] : []), ...listFiles(node.children)];
  });
}
