import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';

/** One band of the page: a heading, a line, the content. */
export function LandingSection({
  id,
  title,
  text,
  className,
  children,
}: {
  id: string;
  title: string;
  text?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={cx(
        'mx-auto max-w-[calc(var(--size-content)+48px)] scroll-mt-14 px-4 py-12 sm:px-6 sm:py-18',
        className,
      )}
    >
      <h2 id={`${id}-title`} className="text-headline text-balance">
        {title}
      </h2>
      {text !== undefined && <p className="mt-2 max-w-reading text-body text-muted">{text}</p>}
      {children}
    </section>
  );
}
