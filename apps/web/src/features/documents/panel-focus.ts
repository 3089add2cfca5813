import { useEffect, useRef, type RefObject } from 'react';

/** The id of the button that opens the panel, in the conversation's header. */
export const documentsButtonId = 'open-documents';

/**
 * Moves the focus into the panel when it opens. When it closes, the focus returns to the element that had it before, or
 * to the button that opens the panel if that element is gone.
 */
export function usePanelFocus(panel: RefObject<HTMLElement | null>): void {
  const origin = useRef<Element | null>(null);
  useEffect(() => {
    const element = panel.current;
    origin.current = document.activeElement;
    element?.focus({ preventScroll: true });
    return () => {
      // A focus that has already moved elsewhere, such as to a message, stays there.
      const isInPanel = document.activeElement === document.body || element?.contains(document.activeElement) === true;
      if (isInPanel) returnFocus(origin.current);
    };
  }, [panel]);
}

function returnFocus(origin: Element | null): void {
  // Delayed, because an effect's clean-up runs while React is still removing the panel.
  queueMicrotask(() => {
    const canTakeFocus = origin instanceof HTMLElement && origin.isConnected && origin !== document.body;
    const target = canTakeFocus ? origin : document.getElementById(documentsButtonId);
    target?.focus({ preventScroll: true });
  });
}
