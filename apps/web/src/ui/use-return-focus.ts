import { useRef } from 'react';

/**
 * Handlers for a dialog's content that is opened by state instead of by a trigger of its own: the focus goes back to
 * where it was, and when that was an item of a menu, which is gone by then, to the button of that menu.
 */
export function useReturnFocus() {
  const origin = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      origin.current = findOrigin(document.activeElement);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      origin.current?.focus();
    },
  };
}

function findOrigin(focused: Element | null): HTMLElement | null {
  const menuLabel = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const origin = menuLabel == null ? focused : document.getElementById(menuLabel);
  return origin instanceof HTMLElement ? origin : null;
}
