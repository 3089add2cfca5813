import type { ReactNode } from 'react';

/** One key of a shortcut. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-flex h-5 min-w-5 items-center justify-center rounded-[5px] border border-line bg-sunken px-1 font-sans text-small text-muted">
      {children}
    </kbd>
  );
}
