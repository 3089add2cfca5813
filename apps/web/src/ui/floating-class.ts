import { cx } from './cx.ts';

/** The look of what floats beside its button. */
export const floatingClass = cx(
  'z-50 rounded-card border border-line bg-surface shadow-float',
  'data-[state=closed]:animate-leave data-[state=open]:animate-enter',
);
