import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** The column for a page's content: at most 1120 px wide, or 720 px for reading. */
export function Page({
  width = 'content',
  className,
  children,
}: {
  width?: 'content' | 'reading';
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      className={cx(
        'mx-auto w-full px-4 py-6 sm:px-6 lg:px-8 lg:py-8',
        width === 'reading' ? 'max-w-[calc(var(--size-reading)+64px)]' : 'max-w-[calc(var(--size-content)+64px)]',
        className,
      )}
    >
      {children}
    </div>
  );
}
