import type { ReactNode } from 'react';

/** A drawing made of elements, such as a chart. Screen readers announce it as one picture with this name. */
export function Picture({ name, className, children }: { name: string; className?: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img element cannot contain a drawing
    <div role="img" aria-label={name} className={className}>
      {children}
    </div>
  );
}
