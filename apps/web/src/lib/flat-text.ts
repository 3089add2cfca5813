const blocks = 'p, li, pre, h1, h2, h3, h4, h5, h6, td, th, blockquote, div, summary';

export interface FlatText {
  text: string;
  /** The text nodes, each with its start position in `text`. */
  nodes: { node: Text; start: number }[];
}

/** The texts of an element in order, with a line break between blocks. */
export function flattenText(root: Element): FlatText {
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

/** The range of a part of the text. */
export function rangeOf(nodes: FlatText['nodes'], start: number, end: number): Range | undefined {
  const first = nodes.findLast((at) => at.start <= start);
  const last = nodes.findLast((at) => at.start < end);
  if (first === undefined || last === undefined) return undefined;
  const range = document.createRange();
  range.setStart(first.node, Math.min(start - first.start, first.node.length));
  range.setEnd(last.node, Math.min(end - last.start, last.node.length));
  return range;
}
