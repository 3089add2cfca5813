import { type RefObject, useEffect, useRef, useState } from 'react';
import { focusOrigin } from '#ui/use-return-focus.ts';

export interface PaletteOpening {
  isOpen: boolean;
  close: () => void;
  /** The element that had the focus when the palette was opened. */
  origin: RefObject<HTMLElement | null>;
}

/** Ctrl K, or ⌘ K, toggles the palette on every screen. */
export function usePaletteShortcut(): PaletteOpening {
  const [isOpen, setOpen] = useState(false);
  const origin = useRef<HTMLElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      if (!isOpen) origin.current = focusOrigin();
      setOpen(!isOpen);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isOpen]);
  return { isOpen, close: () => setOpen(false), origin };
}
