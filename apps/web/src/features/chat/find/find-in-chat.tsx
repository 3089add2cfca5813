import { lazy, Suspense, useEffect, useState } from 'react';
import type { FindBarProps } from './find-bar.tsx';

const FindBar = lazy(async () => ({ default: (await import('./find-bar.tsx')).FindBar }));

export interface Find {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

/** The state of the bar that finds messages. Ctrl+F opens it. */
export function useFind(): Find {
  const [isOpen, setOpen] = useState(false);
  useFindKey(setOpen);
  return { isOpen, setOpen };
}

/** Ctrl+F opens the bar that finds messages. In the bar, another search or a dialog it is left to the browser. */
export function useFindKey(setOpen: (isOpen: boolean) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isFind =
        (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'f';
      const target = event.target instanceof Element ? event.target : null;
      if (!isFind || event.defaultPrevented || target?.closest('search, [role="dialog"]') != null) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [setOpen]);
}

export function OpenFindBar({ isOpen, setOpen, ...bar }: Find & Omit<FindBarProps, 'onClose'>) {
  if (!isOpen) return null;
  return (
    <Suspense>
      <FindBar {...bar} onClose={() => setOpen(false)} />
    </Suspense>
  );
}
