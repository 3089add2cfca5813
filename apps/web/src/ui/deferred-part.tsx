import { type ReactNode, useDeferredValue } from 'react';

/**
 * A part of a screen that may change a frame later than the rest, so that a list reacts to a key or a click without
 * waiting for the parts around it. Not for text fields, which must show each letter at once.
 */
export function DeferredPart({ children }: { children: ReactNode }) {
  return useDeferredValue(children);
}
