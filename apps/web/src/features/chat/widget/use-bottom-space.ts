import { useEffect } from 'react';

/**
 * Adds space below the screen, so that the floating button covers nothing at its end. The space itself is
 * defined in the style sheet.
 */
export function useBottomSpace(below: 'button' | 'sheet', isThere: boolean): void {
  useEffect(() => {
    if (!isThere) return;
    const { dataset } = document.documentElement;
    dataset['assistant'] = below;
    return () => {
      if (dataset['assistant'] === below) delete dataset['assistant'];
    };
  }, [below, isThere]);
}
