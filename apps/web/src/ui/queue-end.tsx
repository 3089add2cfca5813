import { type ReactNode, useEffect, useRef } from 'react';
import { useListKeys } from '#lib/use-list-keys.ts';

export interface QueueEndProps {
  /** Whether the user got here by deciding the last entry: the list that had the focus is gone. */
  isReached: boolean;
  onUndo: () => void;
  children: ReactNode;
}

/** Replaces an empty queue. It takes over the focus, so that U still undoes. */
export function QueueEnd({ isReached, onUndo, children }: QueueEndProps) {
  const place = useRef<HTMLDivElement>(null);
  const wasReached = useRef(isReached);
  useEffect(() => {
    if (wasReached.current) place.current?.focus({ preventScroll: true });
  }, []);
  useListKeys(place, { u: onUndo });
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {children}
    </div>
  );
}
