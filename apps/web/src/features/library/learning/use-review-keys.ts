import { useEffect, useEffectEvent } from 'react';

const ignoredTargets = 'input, textarea, select, [role="menu"], [role="dialog"], [role="alertdialog"]';

/**
 * Shortcuts that work on the whole page, without a click on the card first. `handleKey` returns whether the key is a
 * shortcut. Keys are ignored while the user types in a field, and Space while a button or link has the focus.
 */
export function useReviewKeys(handleKey: (key: string) => boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (target.closest(ignoredTargets) !== null || document.querySelector('[role="dialog"]') !== null) return;
    if (event.key === ' ' && target.closest('button, a, summary') !== null) return;
    if (handleKey(event.key)) event.preventDefault();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
