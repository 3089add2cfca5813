import type { ComponentProps } from 'react';
import * as Slot from 'radix-ui/slot';
import { cx } from './cx.ts';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-hover',
  secondary: 'border border-line-button bg-control text-text shadow-button hover:bg-hover',
  ghost: 'text-text hover:bg-hover',
  danger: 'bg-danger text-on-danger hover:bg-danger-hover',
};

const sizes: Record<ButtonSize, string> = {
  small: 'h-7 gap-1.5 px-2.5 text-list pointer-coarse:min-h-11',
  medium: 'h-8.5 gap-2 px-3 text-ui pointer-coarse:min-h-11',
  large: 'h-11 gap-2 px-5 text-body',
};

export function buttonClass(variant: ButtonVariant = 'secondary', size: ButtonSize = 'medium'): string {
  return cx(
    'inline-flex shrink-0 items-center justify-center rounded-control font-[550] whitespace-nowrap select-none',
    'transition-colors disabled:opacity-50 disabled:pointer-events-none aria-disabled:opacity-50',
    '[&_svg]:size-[var(--size-icon)] [&_svg]:shrink-0 [&_svg]:stroke-[1.75]',
    variants[variant],
    sizes[size],
  );
}

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows a spinner and disables the button while the action runs. */
  isPending?: boolean;
  /** Applies the styles to the only child (a link) instead of rendering a button. */
  asChild?: boolean;
}

export function Button({
  variant,
  size,
  isPending = false,
  asChild = false,
  className,
  disabled,
  children,
  ...rest
}: ButtonProps) {
  const classes = cx(buttonClass(variant, size), className);
  // Toasts do not cover main buttons.
  const isMain = variant === 'primary' || variant === 'danger';
  if (asChild) {
    return (
      <Slot.Root data-main-button={isMain || undefined} className={classes} {...rest}>
        {children}
      </Slot.Root>
    );
  }
  return (
    <button
      type="button"
      className={classes}
      disabled={disabled === true || isPending}
      aria-busy={isPending || undefined}
      data-main-button={isMain || undefined}
      {...rest}
    >
      {isPending && <Spinner />}
      {children}
    </button>
  );
}
