import { ANCHOR_LENGTH, type Highlight } from '@app/contract/highlights';
import { flattenText, rangeOf } from '#lib/flat-text.ts';

/** A passage of a message as it is shown, with the text around it. */
export type Passage = Pick<Highlight, 'quote' | 'prefix' | 'suffix'>;

/** The selected passage of a message; undefined if only white space is selected. */
export function readPassage(root: Element, range: Range): Passage | undefined {
  const { text, nodes } = flattenText(root);
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

/** The range of a passage in a message. If its words occur several times, the range whose surroundings match best. */
export function findPassage(root: Element, { quote, prefix, suffix }: Passage): Range | undefined {
  const { text, nodes } = flattenText(root);
  let best: { start: number; similarity: number } | undefined;
  for (let start = text.indexOf(quote); start !== -1; start = text.indexOf(quote, start + 1)) {
    const before = sharedEnd(text.slice(Math.max(0, start - ANCHOR_LENGTH), start), prefix);
    const end = start + quote.length;
    const similarity = before + sharedStart(text.slice(end, end + ANCHOR_LENGTH), suffix);
    if (best === undefined || similarity > best.similarity) best = { start, similarity };
  }
  return best === undefined ? undefined : rangeOf(nodes, best.start, best.start + quote.length);
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
