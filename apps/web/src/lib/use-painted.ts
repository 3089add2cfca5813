import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * Whether the frame in which `isOn` became true has been painted. For something that a key or a click opens and that
 * takes long to render: its frame can be shown first. `useDeferredValue` does not suffice, because React may render the
 * deferred value before that frame is painted.
 */
export function usePainted(isOn: boolean): boolean {
  const [isPainted, setPainted] = useState(false);
  if (!isOn && isPainted) setPainted(false);
  useEffect(() => {
    if (!isOn) return undefined;
    let isAwaited = true;
    void afterPaint().then(() => {
      if (isAwaited) startTransition(() => setPainted(true));
    });
    return () => {
      isAwaited = false;
    };
  }, [isOn]);
  return isOn && isPainted;
}
