import { cx } from './cx.ts';

/** A grey shape where content will be. Give it the size of what it stands for, so that nothing jumps. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cx('animate-pulse rounded-control bg-hover', className)} />;
}
