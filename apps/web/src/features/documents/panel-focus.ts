import { useEffect, useRef, type RefObject } from 'react';

/** The button in the conversation's header. */
export const documentsButtonId = 'open-documents';

/** The panel takes the focus while it is open. Then it goes back to where it was, or else to the header's button. */
export function usePanelFocus(panel: RefObject<HTMLElement | null>): void {
  const origin = useRef<Element | null>(null);
  useEffect(() => {
    const element = panel.current;
    origin.current = document.activeElement;
    element?.focus({ preventScroll: true });
    return () => {
      // Whoever went on elsewhere, such as to a message, stays there.
      const isHere = document.activeElement === document.body || element?.contains(document.activeElement) === true;
      if (isHere) focusAgain(origin.current);
    };
  }, [panel]);
}

function focusAgain(origin: Element | null): void {
  // An effect's clean-up runs while the panel is still being removed.
  queueMicrotask(() => {
    const isThere = origin instanceof HTMLElement && origin.isConnected && origin !== document.body;
    const target = isThere ? origin : document.getElementById(documentsButtonId);
    target?.focus({ preventScroll: true });
  });
}
