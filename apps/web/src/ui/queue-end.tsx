import { type ReactNode, useEffect, useRef } from 'react';
import { useListKeys } from '#lib/use-list-keys.ts';

export interface QueueEndProps {
  /**
   * Whether the user emptied the queue by deciding about its last entry. The list, which had the focus, no longer
   * exists then.
   */
  wasEmptied: boolean;
  onUndo: () => void;
  children: ReactNode;
}

/** Shown instead of an empty queue. Takes over the focus of the removed list, so that the key U still undoes. */
export function QueueEnd({ wasEmptied, onUndo, children }: QueueEndProps) {
  const container = useRef<HTMLDivElement>(null);
  const shouldFocusOnMount = useRef(wasEmptied);
  useEffect(() => {
    if (shouldFocusOnMount.current) container.current?.focus({ preventScroll: true });
  }, []);
  useListKeys(container, { u: onUndo });
  return (
    <div ref={container} tabIndex={-1} className="outline-none">
      {children}
    </div>
  );
}
