import { ElementType, parseDocument } from 'htmlparser2';

type Nodes = ReturnType<typeof parseDocument>['children'];
type Node = Nodes[number];

/** Elements whose content is not text. */
const SKIPPED_ELEMENTS = new Set(['script', 'style', 'head', 'template', 'noscript', 'svg', 'iframe', 'object']);
const MAX_DEPTH = 200;

/** Converts HTML to Markdown without markup that could run scripts. */
export function htmlToMarkdown(html: string): string {
  return tidy(renderNodes(parseDocument(html).children, 0));
}

/** Converts parsed nodes to Markdown. */
export function nodesToMarkdown(nodes: Nodes): string {
  return tidy(renderNodes(nodes, 0));
}

function tidy(text: string): string {
  return text
    .replace(/[ \t\u00a0]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function renderNodes(nodes: Nodes, depth: number): string {
  return depth > MAX_DEPTH ? '' : nodes.map((node) => renderNode(node, depth)).join('');
}

function renderNode(node: Node, depth: number): string {
  if (node.type === ElementType.Text) return node.data.replace(/\s+/g, ' ');
  if (!('name' in node) || !('children' in node) || SKIPPED_ELEMENTS.has(node.name)) return '';
  const { name } = node;
  if (name === 'pre') return `\n\n\`\`\`\n${plainText(node.children, depth).replace(/\n$/, '')}\n\`\`\`\n\n`;
  if (name === 'ul' || name === 'ol') return renderItems(node.children, name === 'ol', depth);
  if (name === 'tr') return renderRow(node.children, depth);
  const inner = renderNodes(node.children, depth + 1);
  const heading = /^h([1-6])$/.exec(name)?.[1];
  if (heading) return `\n\n${'#'.repeat(Number(heading))} ${inner.trim()}\n\n`;
  return renderElement(name, inner, 'attribs' in node ? node.attribs : {});
}

function renderElement(name: string, inner: string, attributes: Record<string, string>): string {
  switch (name) {
    case 'br':
      return '\n';
    case 'hr':
      return '\n\n---\n\n';
    case 'p':
    case 'div':
    case 'section':
    case 'table':
      return `\n\n${inner.trim()}\n\n`;
    case 'b':
    case 'strong':
      return wrapInMark(inner, '**');
    case 'i':
    case 'em':
      return wrapInMark(inner, '*');
    case 'code':
      return wrapInMark(inner, '`');
    case 'blockquote':
      return `\n\n${inner.trim().replace(/^/gm, '> ')}\n\n`;
    case 'a':
      return isWebAddress(attributes['href']) && inner.trim() !== ''
        ? `[${inner.trim()}](${attributes['href']})`
        : inner;
    case 'img':
      return attributes['alt'] ?? '';
    default:
      return inner;
  }
}

function wrapInMark(inner: string, mark: string): string {
  const text = inner.trim();
  return text === '' ? inner : inner.replace(text, () => `${mark}${text}${mark}`);
}

function isWebAddress(address: string | undefined): boolean {
  return /^https?:\/\/[^\s()]+$/.test(address ?? '');
}

function renderItems(nodes: Nodes, isNumbered: boolean, depth: number): string {
  const items = nodes
    .filter((node) => 'name' in node && node.name === 'li')
    .map((node) => ('children' in node ? tidy(renderNodes(node.children, depth + 1)) : ''));
  const lines = items.map((item, at) => {
    const mark = isNumbered ? `${at + 1}. ` : '- ';
    return mark + item.replaceAll('\n', `\n${' '.repeat(mark.length)}`);
  });
  return `\n\n${lines.join('\n')}\n\n`;
}

function renderRow(nodes: Nodes, depth: number): string {
  const cells = nodes.filter((node) => 'name' in node && (node.name === 'td' || node.name === 'th'));
  const texts = cells.map((cell) => ('children' in cell ? tidy(renderNodes(cell.children, depth + 1)) : ''));
  const line = `| ${texts.map((text) => text.replaceAll('\n', ' ').replaceAll('|', '\\|')).join(' | ')} |\n`;
  const isHead = cells.some((cell) => 'name' in cell && cell.name === 'th');
  return isHead ? `${line}|${' --- |'.repeat(cells.length)}\n` : line;
}

function plainText(nodes: Nodes, depth: number): string {
  if (depth > MAX_DEPTH) return '';
  return nodes
    .map((node) => {
      if (node.type === ElementType.Text) return node.data;
      if ('name' in node && node.name === 'br') return '\n';
      return 'children' in node ? plainText(node.children, depth + 1) : '';
    })
    .join('');
}
