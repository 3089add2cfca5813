import type { ReactNode } from 'react';

/** A keyboard key. Decorative: its action is described in text or by the button it is shown on. */
export function KeyHint({ children }: { children: string }) {
  return (
    <kbd
      aria-hidden
      className="inline-flex h-5 min-w-5 items-center justify-center rounded-[5px] border border-line bg-page px-1 font-sans text-small text-muted max-md:hidden pointer-coarse:hidden"
    >
      {children}
    </kbd>
  );
}

export interface KeyLegendProps {
  keys: readonly string[];
  /** What the keys do. */
  children: ReactNode;
}

/** An entry in the line that lists the keyboard shortcuts of a list. */
export function KeyLegend({ keys, children }: KeyLegendProps) {
  return (
    <span className="flex items-center gap-1">
      {keys.map((key) => (
        <KeyHint key={key}>{key}</KeyHint>
      ))}
      {children}
    </span>
  );
}
