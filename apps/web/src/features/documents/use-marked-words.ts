import { type RefObject, useEffect } from 'react';
import { findWords, markRanges } from './mark-words.ts';

/** Room above the first marked word. */
const MARGIN = 96;

/** Marks words in an element that scrolls, and shows the first. Parts of it may appear later, such as coloured code. */
export function useMarkedWords(scroller: RefObject<HTMLElement | null>, words: readonly string[], shown: string): void {
  const wanted = words.join('\n');
  useEffect(() => {
    const element = scroller.current;
    if (element === null || wanted === '') return;
    let unmark = () => {};
    let hasScrolled = false;
    const mark = () => {
      unmark();
      const found = findWords(element, wanted.split('\n'));
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
  }, [scroller, wanted, shown]);
}
