import { type RefObject, useEffect, useEffectEvent } from 'react';

export type ListKeys = Readonly<Record<string, () => void>>;

const elsewhere = 'input, textarea, select, [role="menu"], [role="dialog"], [role="alertdialog"]';

/**
 * One key an act while the focus is in the element: letters in lower case, others by their names, such as ArrowDown.
 * What is typed into a field, meant for a menu or a shortcut of the browser stays theirs.
 */
export function useListKeys(element: RefObject<HTMLElement | null>, keys: ListKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target as HTMLElement;
    if (target.closest(elsewhere) !== null) return;
    // The down arrow opens a menu from its button.
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
