import { type ReactNode, useEffect, useRef } from 'react';
import { useListKeys } from '#lib/use-list-keys.ts';

export interface QueueEndProps {
  /** Whether somebody came here by deciding the last one: the list that held the focus is gone. */
  isReached: boolean;
  onUndo: () => void;
  children: ReactNode;
}

/** What stands where a queue stood. It takes the focus over, so that U still undoes. */
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
