import { type ReactNode, useDeferredValue } from 'react';

/** Renders its children after the next frame: for the hidden parts of rows, because scrolling renders many rows at once. */
export function Deferred({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) && children;
}
