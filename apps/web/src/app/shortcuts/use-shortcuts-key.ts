import { useEffect, useState } from 'react';

const busy = 'input, textarea, select, [contenteditable], [role="menu"], [role="dialog"], [role="alertdialog"]';

/** `?` opens the list of shortcuts, except while typing in a field. */
export function useShortcutsKey(): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.defaultPrevented || (event.target as Element).closest?.(busy)) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return [isOpen, setOpen];
}
