import { useCallback, useEffect, useRef } from 'react';

/** A function that stays the same while what it calls changes, so that rows are rendered only when they change. */
export function useLatest<Args extends unknown[]>(callback: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
