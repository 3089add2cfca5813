import { type RefObject, useEffect, useEffectEvent } from 'react';

export type ListKeys = Readonly<Record<string, () => void>>;

const ignoredTargets =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="menu"], [role="dialog"], [role="alertdialog"]';

/**
 * Keyboard shortcuts while the focus is in the element. In `keys` a letter is written in lower case, or in upper case
 * if it needs Shift; other keys have names such as ArrowDown and Shift+ArrowDown. Ignores typing in fields, keys in
 * menus and dialogs, and the browser's own shortcuts.
 */
export function useListKeys(element: RefObject<HTMLElement | null>, keys: ListKeys): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const action = keys[listKey(event) ?? ''];
    if (action === undefined) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const { current } = element;
    current?.addEventListener('keydown', handleKeyDown);
    return () => current?.removeEventListener('keydown', handleKeyDown);
  }, [element]);
}

/** The name of a pressed key, `Shift+ArrowDown` with Shift; undefined for a key that the focused element handles. */
export function listKey(event: KeyboardEvent): string | undefined {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const target = event.target as HTMLElement;
  if (target.closest(ignoredTargets) !== null) return undefined;
  // On a menu's button the down arrow opens the menu.
  if (event.key.startsWith('Arrow') && target.closest('[aria-haspopup]') !== null) return undefined;
  return keyName(event);
}

function keyName({ key, shiftKey }: KeyboardEvent): string {
  const isCharacter = key.length === 1;
  if (!isCharacter) return shiftKey ? `Shift+${key}` : key;
  return shiftKey ? key.toUpperCase() : key.toLowerCase();
}
