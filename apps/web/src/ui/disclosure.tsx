import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';

/** A title that expands to show its content. A native <details>, so it works before any script has loaded. */
export function Disclosure({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details className="group border-b border-line">
      <summary className="flex list-none items-center justify-between gap-4 py-4 text-body font-medium [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          aria-hidden
          className="size-[var(--size-icon)] shrink-0 text-muted transition-transform group-open:rotate-180"
          strokeWidth={1.75}
        />
      </summary>
      <div className="pb-5 text-body text-muted">{children}</div>
    </details>
  );
}
