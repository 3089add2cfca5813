import { useEffect } from 'react';

/**
 * Adds space below the screen, so that the floating button or sheet covers nothing at its end. The space itself is
 * defined in the style sheet.
 */
export function useBottomSpace(cover: 'button' | 'sheet', isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    const { dataset } = document.documentElement;
    dataset['assistant'] = cover;
    return () => {
      if (dataset['assistant'] === cover) delete dataset['assistant'];
    };
  }, [cover, isShown]);
}
