import { cx } from './cx.ts';

/** Styles of surfaces that float next to their button. */
export const floatingClass = cx(
  'z-50 rounded-card border border-line bg-panel shadow-float',
  'data-[state=closed]:animate-leave data-[state=open]:animate-enter',
);
