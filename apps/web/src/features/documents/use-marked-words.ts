import { type RefObject, useEffect } from 'react';
import { pageElement } from './document-pages.tsx';
import { findWords, markRanges } from './mark-words.ts';

/** Pixels between the top of the element and the first marked word. */
const MARGIN = 96;

/**
 * Marks words in a scrolling element and scrolls to the first. The words are marked again for another `text`, and when
 * the content changes, such as when code is coloured. If `page` is given, only words on that page are marked.
 */
export function useMarkedWords(
  scroller: RefObject<HTMLElement | null>,
  words: readonly string[],
  text: string,
  page: number | undefined,
): void {
  // One string, because an array of words is a new dependency on every render.
  const joinedWords = words.join('\n');
  useEffect(() => {
    const element = scroller.current;
    if (element === null || joinedWords === '') return;
    let unmark = () => {};
    let hasScrolled = false;
    const mark = () => {
      unmark();
      const found = findWords((page && pageElement(element, page)) || element, joinedWords.split('\n'));
      unmark = markRanges(found);
      const [first] = found;
      if (first === undefined || hasScrolled) return;
      hasScrolled = true;
      const top = first.getBoundingClientRect().top - element.getBoundingClientRect().top;
      element.scrollTo({ top: element.scrollTop + top - MARGIN });
    };
    mark();
    const observer = new MutationObserver(mark);
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      unmark();
    };
  }, [scroller, joinedWords, text, page]);
}
