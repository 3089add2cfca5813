import { type ReactNode, useId } from 'react';
import { cx } from '#ui/cx.ts';

/** A part of the archive screen: a heading with a short text beside it, and the content. */
export function Panel({
  title,
  text,
  className,
  children,
}: {
  title: string;
  text?: string | undefined;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cx('flex min-w-0 flex-col rounded-card border border-line bg-panel p-4 md:px-6 md:py-5', className)}
    >
      <header className="mb-3 flex flex-wrap items-baseline gap-x-3">
        <h2 id={id} className="text-section">
          {title}
        </h2>
        {text !== undefined && <p className="text-list text-muted">{text}</p>}
      </header>
      {children}
    </section>
  );
}

/** The classes of a row that is a link or a button; its hover background reaches into the padding of the panel. */
export const rowClass = '-mx-2 rounded-control px-2 text-left hover:bg-hover';
