import { useEffect, useState } from 'react';

const keyHandlingElements =
  'input, textarea, select, [contenteditable], [role="menu"], [role="dialog"], [role="alertdialog"]';

/** `?` opens the list of shortcuts, except in a field, a menu or a dialog. */
export function useShortcutsKey(): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.defaultPrevented || (event.target as Element).closest?.(keyHandlingElements))
        return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);
  return [isOpen, setOpen];
}
