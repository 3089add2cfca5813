import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';

export interface CardProps extends ComponentProps<'div'> {
  /** False when the content has its own padding, such as edge-to-edge rows. */
  isPadded?: boolean;
}

/** A bordered surface. Do not nest cards. */
export function Card({ isPadded = true, className, ...rest }: CardProps) {
  return (
    <div className={cx('rounded-card border border-line bg-panel', isPadded && 'p-4 sm:p-6', className)} {...rest} />
  );
}

export function CardTitle({ className, children }: { className?: string; children: ReactNode }) {
  return <h2 className={cx('text-section', className)}>{children}</h2>;
}
