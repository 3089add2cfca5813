import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { useFieldAttributes } from './field.tsx';

export const controlClass = cx(
  'w-full rounded-control border border-line-field bg-control text-ui text-text placeholder:text-muted',
  'transition-colors focus-visible:border-accent focus-visible:outline-1 focus-visible:outline-offset-0',
  'disabled:opacity-60 aria-invalid:border-danger pointer-coarse:text-base',
);

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  const field = useFieldAttributes();
  return <input {...field} className={cx(controlClass, 'h-10 px-3 pointer-coarse:h-11', className)} {...rest} />;
}
