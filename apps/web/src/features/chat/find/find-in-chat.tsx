import { lazy, Suspense, useEffect, useState } from 'react';
import type { FindBarProps } from './find-bar.tsx';

const FindBar = lazy(async () => ({ default: (await import('./find-bar.tsx')).FindBar }));

/** Whether the bar that finds messages is open. Ctrl+F opens it. */
export function useFind() {
  const [isOpen, setOpen] = useState(false);
  useFindKey(setOpen);
  return { isOpen, setOpen };
}

/** Ctrl+F opens the bar that finds messages; pressed within the bar, it opens the browser's search. */
export function useFindKey(setOpen: (isOpen: boolean) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isFind = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key === 'f';
      const target = event.target instanceof Element ? event.target : null;
      if (!isFind || event.defaultPrevented || target?.closest('search, [role="dialog"]') != null) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [setOpen]);
}

export interface Find {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

export function OpenFindBar({ isOpen, setOpen, ...bar }: Find & Omit<FindBarProps, 'onClose'>) {
  if (!isOpen) return null;
  return (
    <Suspense>
      <FindBar {...bar} onClose={() => setOpen(false)} />
    </Suspense>
  );
}
