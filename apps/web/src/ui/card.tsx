import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';

export interface CardProps extends ComponentProps<'div'> {
  /** Off when the content brings its own padding, such as rows that go edge to edge. */
  isPadded?: boolean;
}

/** A bordered surface. Never put one inside another. */
export function Card({ isPadded = true, className, ...rest }: CardProps) {
  return (
    <div className={cx('rounded-card border border-line bg-surface', isPadded && 'p-4 sm:p-6', className)} {...rest} />
  );
}

export function CardTitle({ className, children }: { className?: string; children: ReactNode }) {
  return <h2 className={cx('text-section', className)}>{children}</h2>;
}
