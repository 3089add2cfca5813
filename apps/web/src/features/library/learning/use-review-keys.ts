import { useEffect, useEffectEvent } from 'react';

const ignoredTargets = 'input, textarea, select, [role="menu"], [role="dialog"], [role="alertdialog"]';

/**
 * Shortcuts that work on the whole page, without a click on the card first. `press` returns whether it handled the key.
 * Typing in fields and the keys of focused controls are ignored.
 */
export function useReviewKeys(press: (key: string) => boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (target.closest(ignoredTargets) !== null || document.querySelector('[role="dialog"]') !== null) return;
    if (event.key === ' ' && target.closest('button, a, summary') !== null) return;
    if (press(event.key)) event.preventDefault();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
