import { useState } from 'react';

export interface JumpTarget {
  /** The message to show. */
  id: string | undefined;
  /** Changes whenever the message has to be shown, even if it is the same one. */
  requests: number;
  jumpTo: (id: string) => void;
}

/**
 * The message to show: the one for which the screen was opened, until the person jumps to another one. When
 * `openedRequests` changes, the message of the screen is shown again.
 */
export function useJumpTarget(openedAtId: string | undefined, openedRequests = 0): JumpTarget {
  const [jump, setJump] = useState({ id: openedAtId, requests: openedRequests, openedAtId, openedRequests });
  if (jump.openedAtId !== openedAtId || jump.openedRequests !== openedRequests) {
    setJump({ id: openedAtId, requests: jump.requests + 1, openedAtId, openedRequests });
  }
  const jumpTo = (id: string) => setJump((before) => ({ ...before, id, requests: before.requests + 1 }));
  return { id: jump.id, requests: jump.requests, jumpTo };
}
