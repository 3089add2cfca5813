import { type RefObject, useMemo } from 'react';
import { flattenText, rangeOf } from '#lib/flat-text.ts';
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

/** The places of `text` in an element, even where a part of it is bold or a link. */
export function findText(root: Element, text: string): Range[] {
  const pattern = new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`), 'giu');
  const { text: shown, nodes } = flattenText(root);
  const places = [...shown.matchAll(pattern)].slice(0, MAX_PAINTED);
  return places.flatMap(({ index, 0: match }) => rangeOf(nodes, index, index + match.length) ?? []);
}
