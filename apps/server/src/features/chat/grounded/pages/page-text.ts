import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';

export interface PageText {
  title: string;
  text: string;
}

const MAX_ELEMENTS = 60_000;
/** Elements whose text belongs on lines of its own. */
const BLOCKS = new Set(
  'P DIV SECTION ARTICLE H1 H2 H3 H4 H5 H6 LI UL OL TABLE TR PRE BLOCKQUOTE HR FIGURE FIGCAPTION DL DT DD HEADER FOOTER MAIN ASIDE'.split(
    ' ',
  ),
);
const LEFT_OUT = new Set([
  'SCRIPT',
  'STYLE',
  'NOSCRIPT',
  'TEMPLATE',
  'SVG',
  'IFRAME',
  'NAV',
  'BUTTON',
  'SELECT',
  'TEXTAREA',
]);
/** Deeper elements are left out, because a page could nest them until the stack is full. */
const MAX_DEPTH = 400;

interface PageNode {
  nodeType: number;
  nodeName: string;
  textContent: string | null;
  childNodes: Iterable<PageNode>;
}

/** The readable text of a page: its article, or all of its text if it has none. Scripts do not run. */
export function readPageText(html: string): PageText {
  const { document } = parseHTML(/<html[\s>]/i.test(html) ? html : `<html><head></head><body>${html}</body></html>`);
  const title = (document.title || '').trim();
  const article = readArticle(document);
  if (article !== undefined) return { title: article.title || title, text: article.text };
  return { title, text: textWithLines(document.body) };
}

type PageDocument = ReturnType<typeof parseHTML>['document'];

function readArticle(document: PageDocument): PageText | undefined {
  if (document.querySelectorAll('*').length > MAX_ELEMENTS) return undefined;
  // The library modifies the document that it reads.
  const copy = document.cloneNode(true);
  const article = new Readability(copy as never, { charThreshold: 200 }).parse();
  if (article?.content == null || article.content === '') return undefined;
  const { document: read } = parseHTML(`<html><body>${article.content}</body></html>`);
  return { title: (article.title ?? '').trim(), text: textWithLines(read.body) };
}

/** The text with a line for each block: `textContent` would join the last word of a heading to the first one below it. */
function textWithLines(root: PageNode): string {
  const parts: string[] = [];
  const push = (text: string): void => {
    const before = parts.at(-1) ?? '\n';
    const shown = /\s$/.test(before) ? text.trimStart() : text;
    if (shown !== '') parts.push(shown);
  };
  const visit = (node: PageNode, depth: number, isPreformatted: boolean): void => {
    const name = node.nodeName.toUpperCase();
    if (node.nodeType === 3 && isPreformatted) parts.push(node.textContent ?? '');
    else if (node.nodeType === 3) push((node.textContent ?? '').replaceAll(/\s+/g, ' '));
    if (node.nodeType !== 1 || depth > MAX_DEPTH || LEFT_OUT.has(name)) return;
    const isBlock = BLOCKS.has(name);
    if (isBlock || name === 'BR') parts.push('\n');
    if (name === 'LI') parts.push('- ');
    for (const child of node.childNodes) visit(child, depth + 1, isPreformatted || name === 'PRE');
    if (name === 'TD' || name === 'TH') parts.push(' | ');
    if (isBlock) parts.push('\n');
  };
  visit(root, 0, false);
  return parts
    .join('')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
