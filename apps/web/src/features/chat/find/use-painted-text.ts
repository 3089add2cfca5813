import { type RefObject, useMemo } from 'react';
import { usePaintedRanges } from '#lib/use-painted-ranges.ts';

/** The name in the stylesheet's `::highlight()`. */
const PAINT_NAME = 'found-in-chat';
/** Painting more places would make scrolling slow. */
const MAX_PAINTED = 500;

/** Highlights a text in the messages that are rendered, ignoring case. */
export function usePaintedText(root: RefObject<HTMLElement | null>, text: string): void {
  const findRanges = useMemo(() => {
    if (text === '') return null;
    return (element: HTMLElement) =>
      [...element.querySelectorAll('[data-message-text]')]
        .flatMap((message) => findText(message, text))
        .slice(0, MAX_PAINTED);
  }, [text]);
  usePaintedRanges(root, PAINT_NAME, findRanges);
}

/** The places of `text` in an element, each within one text node. */
export function findText(root: Node, text: string): Range[] {
  const pattern = new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`), 'giu');
  const found: Range[] = [];
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
    for (const { index, 0: match } of (node.nodeValue ?? '').matchAll(pattern)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + match.length);
      found.push(range);
    }
  }
  return found;
}
