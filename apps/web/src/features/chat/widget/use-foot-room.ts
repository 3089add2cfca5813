import { useEffect } from 'react';

/**
 * Lets the screen be scrolled out from under what floats at its foot, so that nothing stays covered. The room itself is
 * in the style sheet.
 */
export function useFootRoom(below: 'button' | 'sheet', isThere: boolean): void {
  useEffect(() => {
    if (!isThere) return;
    const { dataset } = document.documentElement;
    dataset['assistant'] = below;
    return () => {
      if (dataset['assistant'] === below) delete dataset['assistant'];
    };
  }, [below, isThere]);
}
