import { useState } from 'react';

export interface JumpTarget {
  /** The message to show. */
  id: string | undefined;
  /** Changes whenever the message is to be shown, also again. */
  requests: number;
  jumpTo: (id: string) => void;
}

/** The message to show: the one the screen was opened at, until the person jumps to another. */
export function useJumpTarget(givenId: string | undefined, givenRequests = 0): JumpTarget {
  const [jump, setJump] = useState({ id: givenId, requests: givenRequests, givenId, givenRequests });
  if (jump.givenId !== givenId || jump.givenRequests !== givenRequests) {
    setJump({ id: givenId, requests: jump.requests + 1, givenId, givenRequests });
  }
  const jumpTo = (id: string) => setJump((before) => ({ ...before, id, requests: before.requests + 1 }));
  return { id: jump.id, requests: jump.requests, jumpTo };
}
