import { ANCHOR_LENGTH, type Highlight } from '@app/contract/highlights';

/** A passage of a message as it is shown, with the text around it. */
export type Passage = Pick<Highlight, 'quote' | 'prefix' | 'suffix'>;

const blocks = 'p, li, pre, h1, h2, h3, h4, h5, h6, td, th, blockquote, div, summary';

interface FlatText {
  text: string;
  /** The text nodes, each with its start position in `text`. */
  nodes: { node: Text; start: number }[];
}

/** The texts of an element in order, with a line break between blocks. */
function flatten(root: Element): FlatText {
  const flat: FlatText = { text: '', nodes: [] };
  let lastBlock: Element | null | undefined;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const block = node.parentElement?.closest(blocks);
    if (lastBlock !== undefined && block !== lastBlock && !flat.text.endsWith('\n')) flat.text += '\n';
    lastBlock = block;
    flat.nodes.push({ node: node as Text, start: flat.text.length });
    flat.text += node.nodeValue ?? '';
  }
  return flat;
}

/** The selected passage of a message; undefined if only white space is selected. */
export function readPassage(root: Element, range: Range): Passage | undefined {
  const { text, nodes } = flatten(root);
  const selected = nodes.filter(({ node }) => range.intersectsNode(node));
  const [first] = selected;
  const last = selected.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const from = first.start + (range.startContainer === first.node ? range.startOffset : 0);
  const to = last.start + (range.endContainer === last.node ? range.endOffset : last.node.length);
  const untrimmed = text.slice(from, to);
  const quote = untrimmed.trim();
  if (quote === '') return undefined;
  const start = from + untrimmed.indexOf(quote);
  const end = start + quote.length;
  return {
    quote,
    prefix: text.slice(Math.max(0, start - ANCHOR_LENGTH), start).toWellFormed(),
    suffix: text.slice(end, end + ANCHOR_LENGTH).toWellFormed(),
  };
}

/** The position of a passage in a message. If it occurs several times, the place whose surroundings match best. */
export function findPassage(root: Element, { quote, prefix, suffix }: Passage): Range | undefined {
  const { text, nodes } = flatten(root);
  let best: { start: number; likeness: number } | undefined;
  for (let start = text.indexOf(quote); start !== -1; start = text.indexOf(quote, start + 1)) {
    const before = sharedEnd(text.slice(Math.max(0, start - ANCHOR_LENGTH), start), prefix);
    const end = start + quote.length;
    const likeness = before + sharedStart(text.slice(end, end + ANCHOR_LENGTH), suffix);
    if (best === undefined || likeness > best.likeness) best = { start, likeness };
  }
  return best === undefined ? undefined : rangeOf(nodes, best.start, best.start + quote.length);
}

function rangeOf(nodes: FlatText['nodes'], start: number, end: number): Range | undefined {
  const first = nodes.findLast((at) => at.start <= start);
  const last = nodes.findLast((at) => at.start < end);
  if (first === undefined || last === undefined) return undefined;
  const range = document.createRange();
  range.setStart(first.node, Math.min(start - first.start, first.node.length));
  range.setEnd(last.node, Math.min(end - last.start, last.node.length));
  return range;
}

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

function sharedEnd(one: string, other: string): number {
  let length = 0;
  while (length < Math.min(one.length, other.length) && one.at(-1 - length) === other.at(-1 - length)) length += 1;
  return length;
}
