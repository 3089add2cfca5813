import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/**
 * The column for a page's content: at most 1120 px wide, or 720 px for reading. It begins at the same distance from the
 * sidebar on every screen; the gutter on the right is for the assistant's button.
 */
export function Page({
  width = 'content',
  background,
  className,
  children,
}: {
  width?: 'content' | 'reading';
  /** The background: 'panel' for a screen that is one list, without cards. */
  background?: 'panel';
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      data-background={background}
      className={cx(
        'w-full px-4 pt-3 pb-8 md:pt-5 md:pr-10 md:pb-12 md:pl-(--size-title-inset) lg:pr-(--size-gutter)',
        width === 'reading'
          ? 'max-w-[calc(var(--size-reading)+var(--size-title-inset)+var(--size-gutter))]'
          : 'max-w-[calc(var(--size-content)+var(--size-title-inset)+var(--size-gutter))]',
        className,
      )}
    >
      {children}
    </div>
  );
}
