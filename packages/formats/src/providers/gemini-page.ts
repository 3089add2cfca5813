import { ElementType, parseDocument } from 'htmlparser2';
import type { EntryPageFormat, JsonObject } from '../export-format.ts';
import { nodesToMarkdown } from '../values/html-to-markdown.ts';
import { isDateLine, readLocalisedDate } from '../values/localised-date.ts';
import { chatLink, geminiActivityFormat } from './gemini-activity.ts';

type Nodes = ReturnType<typeof parseDocument>['children'];

/** Google Takeout's activity log as an HTML page: each entry is an element with the class `outer-cell`. */
export const geminiPageFormat: EntryPageFormat = {
  source: 'gemini',
  entryStart: /<div\b[^>]{0,200}\bouter-cell\b/,
  parseEntry: (html) => {
    const record = readActivity(html);
    return record && geminiActivityFormat.parse(record);
  },
};

/**
 * An entry of the page as a record of the JSON log; null for an activity in another product. An entry has the prompt, a
 * line with the time, and the reply.
 */
function readActivity(html: string): JsonObject | null {
  const nodes = parseDocument(html).children;
  const header = textOf(findByClass(nodes, 'mdl-typography--title')).trim();
  const contentCells = listByClass(nodes, 'content-cell');
  const caption = contentCells.find(({ classes }) => classes.includes('mdl-typography--caption'))?.children ?? [];
  if (!/\b(Gemini|Bard)\b/.test(`${header} ${textOf(caption)}`)) return null;
  const body = (contentCells[0]?.children ?? []).flatMap(unwrapChatLink);
  const lines = splitAtBreaks(body);
  const dateLine = lines.find((line) => isDateLine(textOf(line.nodes).trim()));
  const titleEnd = dateLine?.start ?? body.length;
  const title = nodesToMarkdown(body.slice(0, titleEnd));
  const date = textOf(dateLine?.nodes ?? []).trim();
  const answer = dateLine === undefined ? '' : nodesToMarkdown(body.slice(dateLine.end));
  return {
    header: 'Gemini',
    title,
    // The title without the lines that name attached files.
    prompt: nodesToMarkdown(body.slice(0, findFileStart(lines, titleEnd))),
    // The beginning of the title with its no-break spaces, which Markdown does not keep.
    titleStart: textOf(body.slice(0, 1)).trimStart(),
    time: readLocalisedDate(date) ?? (date || null),
    answer,
    attachedFiles: listFiles(body),
    titleUrl: findChatLink([...(contentCells[0]?.children ?? []).slice(0, 2), ...caption]),
  };
}

/**
 * If the node is a link to the conversation, the nodes inside it; else the node itself. The prompt may be such a link,
 * whose address is not part of the prompt.
 */
function unwrapChatLink(node: Nodes[number], at: number): Nodes {
  const isLink = at < 2 && 'attribs' in node && chatLink.test(node.attribs['href'] ?? '');
  return isLink ? node.children : [node];
}

/** The first link to a conversation among the nodes. */
function findChatLink(nodes: Nodes): string | undefined {
  for (const node of nodes) {
    const address = 'attribs' in node ? (node.attribs['href'] ?? '') : '';
    if (chatLink.test(address)) return address;
    const inside = 'children' in node ? findChatLink(node.children) : undefined;
    if (inside !== undefined) return inside;
  }
  return undefined;
}

/** A line of text: the nodes from index `start` up to, but not including, `end`. */
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

/**
 * Where the lines with attached files begin, or `titleEnd` if there are none. They follow the prompt, after a line with
 * the number of files.
 */
function findFileStart(lines: readonly Line[], titleEnd: number): number {
  const titleLines = lines.filter(({ start }) => start < titleEnd);
  const firstFile = titleLines.findIndex((line) => listFiles(line.nodes).length > 0);
  if (firstFile <= 0) return titleEnd;
  const lineBefore = textOf(titleLines[firstFile - 1]?.nodes ?? []).trim();
  const hasCount = firstFile > 1 && /^\D{0,60}\d{1,3}\D{0,60}$/.test(lineBefore);
  return titleLines[hasCount ? firstFile - 1 : firstFile]?.start ?? titleEnd;
}

interface FoundElement {
  classes: string[];
  children: Nodes;
}

function listByClass(nodes: Nodes, name: string): FoundElement[] {
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
    .map((node) => {
      if (node.type === ElementType.Text) return node.data;
      return 'children' in node ? textOf(node.children) : ' ';
    })
    .join('');
}

/** The paths of attached files. Only relative addresses are such paths: the files are in the export. */
function listFiles(nodes: Nodes): string[] {
  return nodes.flatMap((node) => {
    if (!('children' in node) || !('attribs' in node)) return [];
    const address = node.attribs['src'] ?? node.attribs['href'] ?? '';
    const isFile = address !== '' && !/^[a-z]+:/i.test(address) && !address.startsWith('#');
    return [...(isFile ? [address] : []), ...listFiles(node.children)];
  });
}
