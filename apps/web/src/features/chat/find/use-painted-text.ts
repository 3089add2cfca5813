import { type RefObject, useEffect } from 'react';

/** The name in the stylesheet's `::highlight()`. */
const PAINT_NAME = 'found-in-chat';
/** More would make scrolling slow. */
const MAX_PAINTED = 500;

/** Paints a text in the messages that are rendered, whatever its case, without changing their elements. */
export function usePaintedText(root: RefObject<HTMLElement | null>, text: string): void {
  useEffect(() => {
    const element = root.current;
    // Browsers without the Highlight API show the messages all the same.
    if (element === null || text === '' || typeof Highlight === 'undefined') return undefined;
    let frame = 0;
    const paint = () => {
      const messages = [...element.querySelectorAll('[data-message-text]')];
      const ranges = messages.flatMap((message) => findText(message, text)).slice(0, MAX_PAINTED);
      CSS.highlights.set(PAINT_NAME, new Highlight(...ranges));
    };
    const paintSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(paint);
    };
    paint();
    const observer = new MutationObserver(paintSoon);
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      CSS.highlights.delete(PAINT_NAME);
    };
  }, [root, text]);
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
