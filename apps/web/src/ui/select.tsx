import type { ComponentProps } from 'react';
import { ChevronDown } from 'lucide-react';
import { cx } from './cx.ts';
import { useFieldAttributes } from './field.tsx';
import { controlClass } from './input.tsx';

/** A native select: best on phones and with a screen reader. Children are options. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  const field = useFieldAttributes();
  return (
    <div className={cx('relative', className)}>
      <select {...field} className={cx(controlClass, 'h-10 appearance-none pr-9 pl-3 pointer-coarse:h-11')} {...rest}>
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
      />
    </div>
  );
}
