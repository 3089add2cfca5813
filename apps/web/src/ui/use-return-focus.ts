import { useRef } from 'react';

const firstFields = 'input:not([type=hidden], [type=file], [type=radio], [type=checkbox]), textarea, select';

/**
 * Handlers for a dialog's content that is opened by state instead of by a trigger of its own: the focus goes back to
 * where it was, and when that was an item of a menu, which is gone by then, to the button of that menu.
 */
export function useReturnFocus() {
  const origin = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      origin.current = findOrigin(document.activeElement);
      // Who opens a form comes to fill it in: they begin at its first field, not at the button that closes it.
      const content = event.target instanceof Element ? event.target : null;
      const field = content?.querySelector<HTMLElement>(`form :is(${firstFields})`);
      if (field == null || content?.contains(document.activeElement) === true) return;
      event.preventDefault();
      field.focus();
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
