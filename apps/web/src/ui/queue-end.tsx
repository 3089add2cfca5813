import { type ReactNode, useEffect, useRef } from 'react';
import { useListKeys } from '#lib/use-list-keys.ts';

export interface QueueEndProps {
  /** Whether the user emptied the queue by deciding its last entry, which removed the list that had the focus. */
  isReached: boolean;
  onUndo: () => void;
  children: ReactNode;
}

/** Shown instead of an empty queue. Takes over the focus of the list, so that U still undoes. */
export function QueueEnd({ isReached, onUndo, children }: QueueEndProps) {
  const container = useRef<HTMLDivElement>(null);
  const wasReached = useRef(isReached);
  useEffect(() => {
    if (wasReached.current) container.current?.focus({ preventScroll: true });
  }, []);
  useListKeys(container, { u: onUndo });
  return (
    <div ref={container} tabIndex={-1} className="outline-none">
      {children}
    </div>
  );
}
