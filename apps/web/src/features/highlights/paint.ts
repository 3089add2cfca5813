import type { Highlight as StoredHighlight } from '@app/contract/highlights';
import { type RefObject, useEffect } from 'react';
import { findPassage } from './passage.ts';

/** The name in the stylesheet's `::highlight()`. */
const PAINT_NAME = 'kept-passages';
/** The element with the text of a message; the attribute is its id. */
const messageAttribute = 'data-message-text';

export function messageElementOf(node: Node | null): HTMLElement | undefined {
  const element = node instanceof Element ? node : node?.parentElement;
  return element?.closest<HTMLElement>(`[${messageAttribute}]`) ?? undefined;
}

export function messageIdOf(element: HTMLElement): string {
  return element.getAttribute(messageAttribute) ?? '';
}

/** Paints the highlights in the messages that are rendered, without changing their elements, which belong to React. */
export function usePainted(root: RefObject<HTMLElement | null>, highlights: readonly StoredHighlight[]): void {
  useEffect(() => {
    const element = root.current;
    // Browsers without the Highlight API list the highlights all the same.
    if (element === null || highlights.length === 0 || typeof Highlight === 'undefined') return undefined;
    let frame = 0;
    const paint = () => {
      const rendered = [...element.querySelectorAll<HTMLElement>(`[${messageAttribute}]`)];
      const ranges = rendered.flatMap((message) =>
        highlights
          .filter(({ messageId }) => messageId === messageIdOf(message))
          .flatMap((highlight) => findPassage(message, highlight) ?? []),
      );
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
  }, [root, highlights]);
}
