import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * Whether the frame in which `isOn` became true has been painted. For what is opened by a key or a click and takes long
 * to render: a light part is shown first. React may render a deferred value before that frame, and so delay it.
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
