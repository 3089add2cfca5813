import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { useFieldAttributes } from './field.tsx';
import { controlClass } from './input.tsx';

export interface TextareaProps extends ComponentProps<'textarea'> {
  /** Grows with its text, between its own min and max height. */
  isGrowing?: boolean;
}

export function Textarea({ isGrowing = false, className, ...rest }: TextareaProps) {
  const field = useFieldAttributes();
  return (
    <textarea
      {...field}
      className={cx(controlClass, 'min-h-20 px-3 py-2', isGrowing && 'field-sizing-content resize-none', className)}
      {...rest}
    />
  );
}
