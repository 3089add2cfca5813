import { type RefObject, useEffect, useEffectEvent } from 'react';

export type ListKeys = Readonly<Record<string, () => void>>;

const ignoredTargets = 'input, textarea, select, [role="menu"], [role="dialog"], [role="alertdialog"]';

/**
 * Keyboard shortcuts while the focus is in the element: letters in lower case, other keys by their names, such as
 * ArrowDown. Ignores typing in fields, keys in menus and dialogs, and the browser's own shortcuts.
 */
export function useListKeys(element: RefObject<HTMLElement | null>, keys: ListKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target as HTMLElement;
    if (target.closest(ignoredTargets) !== null) return;
    // On a menu's button the down arrow opens the menu.
    if (event.key.startsWith('Arrow') && target.closest('[aria-haspopup]') !== null) return;
    const act = keys[event.shiftKey && event.key.length === 1 ? event.key.toUpperCase() : lower(event.key)];
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const { current } = element;
    current?.addEventListener('keydown', press);
    return () => current?.removeEventListener('keydown', press);
  }, [element]);
}

function lower(key: string): string {
  return key.length === 1 ? key.toLowerCase() : key;
}
