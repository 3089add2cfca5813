import { useRef } from 'react';

const textFields = 'input:not([type=hidden], [type=file], [type=radio], [type=checkbox]), textarea, select';

/**
 * Handlers for the content of a dialog that is opened by state instead of its own trigger: on close the focus returns
 * to where it was. A menu item that opened the dialog is unmounted by then, so the focus returns to the menu's button.
 */
export function useReturnFocus() {
  const origin = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      origin.current = focusOrigin();
      // A form opens with the focus in its first field, not on the close button.
      const content = event.target instanceof Element ? event.target : null;
      const field = content?.querySelector<HTMLElement>(`form :is(${textFields})`);
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

/** The element to which the focus returns when something that opens now is closed. */
export function focusOrigin(): HTMLElement | null {
  const focused = document.activeElement;
  const menuLabel = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const origin = menuLabel == null ? focused : document.getElementById(menuLabel);
  return origin instanceof HTMLElement ? origin : null;
}
