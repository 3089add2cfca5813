import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import { touchAreaClass } from './touch-area-class.ts';

export interface PlainIconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** The accessible name. */
  label: string;
  icon: ReactNode;
  size?: 'small' | 'medium';
}

/** The look of the button, for a link that looks like it. */
export function plainIconButtonClass(size: 'small' | 'medium' = 'medium'): string {
  return cx(
    'inline-flex shrink-0 items-center justify-center rounded-control text-muted transition-colors select-none',
    'hover:bg-hover hover:text-text disabled:pointer-events-none disabled:opacity-50 data-[state=open]:bg-hover',
    '[&_svg]:size-[var(--size-icon)] [&_svg]:stroke-[1.75]',
    touchAreaClass,
    size === 'small' ? 'size-7' : 'size-9',
  );
}

/** An icon-only button without a tooltip, for controls whose position explains them (close, clear, show). */
export function PlainIconButton({ label, icon, size, className, ...rest }: PlainIconButtonProps) {
  return (
    <button type="button" aria-label={label} className={cx(plainIconButtonClass(size), className)} {...rest}>
      {icon}
    </button>
  );
}
