import { useCallback, useEffect, useRef } from 'react';

/** A function with a stable identity that calls the latest callback. With it as a prop, memoized rows do not rerender. */
export function useLatest<Args extends unknown[]>(callback: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
