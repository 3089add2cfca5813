import { useState } from 'react';

export interface JumpTarget {
  /** The message to show. */
  id: string | undefined;
  /** Changes whenever the message has to be shown, even if it is the same one. */
  requests: number;
  jumpTo: (id: string) => void;
}

/**
 * The message to show: the one at which the screen was opened, until the person jumps to another one. A new
 * `screenRequests` shows the screen's message again.
 */
export function useJumpTarget(screenId: string | undefined, screenRequests = 0): JumpTarget {
  const [jump, setJump] = useState({ id: screenId, requests: screenRequests, screenId, screenRequests });
  if (jump.screenId !== screenId || jump.screenRequests !== screenRequests) {
    setJump({ id: screenId, requests: jump.requests + 1, screenId, screenRequests });
  }
  const jumpTo = (id: string) => setJump((before) => ({ ...before, id, requests: before.requests + 1 }));
  return { id: jump.id, requests: jump.requests, jumpTo };
}
