import type { Highlight as StoredHighlight } from '@app/contract/highlights';
import { type RefObject, useMemo } from 'react';
import { usePaintedRanges } from '#lib/use-painted-ranges.ts';
import { findPassage } from './passage.ts';

/** The name in the stylesheet's `::highlight()`. */
const PAINT_NAME = 'highlighted-passages';
/** The attribute of the element that shows a message's text; its value is the id of the message. */
const messageAttribute = 'data-message-text';

export function messageElementOf(node: Node | null): HTMLElement | undefined {
  const element = node instanceof Element ? node : node?.parentElement;
  return element?.closest<HTMLElement>(`[${messageAttribute}]`) ?? undefined;
}

export function messageIdOf(element: HTMLElement): string {
  return element.getAttribute(messageAttribute) ?? '';
}

/** Paints the highlights in the messages that are rendered. */
export function usePaintedHighlights(
  root: RefObject<HTMLElement | null>,
  highlights: readonly StoredHighlight[],
): void {
  const findRanges = useMemo(() => {
    if (highlights.length === 0) return null;
    return (element: HTMLElement) =>
      [...element.querySelectorAll<HTMLElement>(`[${messageAttribute}]`)].flatMap((message) =>
        highlights
          .filter(({ messageId }) => messageId === messageIdOf(message))
          .flatMap((highlight) => findPassage(message, highlight) ?? []),
      );
  }, [highlights]);
  usePaintedRanges(root, PAINT_NAME, findRanges);
}
