import type { ReactNode } from 'react';
import { Search } from 'lucide-react';

/** The first row of a dialog with a field for commands. */
export function CommandFieldRow({ children }: { children: ReactNode }) {
  return (
    <div className="relative border-b border-line">
      <Search
        aria-hidden
        strokeWidth={1.75}
        className="pointer-events-none absolute top-1/2 left-4 size-4.5 -translate-y-1/2 text-muted"
      />
      {children}
    </div>
  );
}
