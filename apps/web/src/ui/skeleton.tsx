import { cx } from './cx.ts';

/** A grey placeholder. Give it the size of the content it stands for, so that the layout does not shift. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cx('animate-pulse rounded-control bg-hover', className)} />;
}
