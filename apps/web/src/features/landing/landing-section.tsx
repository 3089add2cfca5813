import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';

/** A section of the landing page: heading, optional text and content. */
export function LandingSection({
  id,
  title,
  text,
  hasColumns = false,
  belowHeading,
  className,
  children,
}: {
  id: string;
  title: string;
  text?: string;
  /** Whether heading and content form two columns on wide screens. */
  hasColumns?: boolean;
  /** Shown below the heading and the text. */
  belowHeading?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={cx(
        'mx-auto max-w-[calc(var(--size-content)+48px)] scroll-mt-14 px-4 py-10 sm:px-6 sm:py-14',
        hasColumns && 'grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_2.4fr]',
        className,
      )}
    >
      <div>
        <h2 id={`${id}-title`} className="text-headline text-balance">
          {title}
        </h2>
        {text !== undefined && <p className="mt-2 max-w-reading text-body text-pretty text-muted">{text}</p>}
        {belowHeading}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
