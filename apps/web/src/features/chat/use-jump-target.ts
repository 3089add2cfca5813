import { useState } from 'react';

export interface JumpTarget {
  /** The message to show. */
  id: string | undefined;
  /** Grows whenever the message has to be shown, even if it is the same message again. */
  requestCount: number;
  jumpTo: (id: string) => void;
}

/**
 * The message to show: the one for which the screen was opened, until the person jumps to another one. When
 * `openedCount` changes, the message of the screen is shown again.
 */
export function useJumpTarget(openedAtId: string | undefined, openedCount = 0): JumpTarget {
  const [jump, setJump] = useState({ id: openedAtId, requestCount: openedCount, openedAtId, openedCount });
  if (jump.openedAtId !== openedAtId || jump.openedCount !== openedCount) {
    setJump({ id: openedAtId, requestCount: jump.requestCount + 1, openedAtId, openedCount });
  }
  const jumpTo = (id: string) => setJump((before) => ({ ...before, id, requestCount: before.requestCount + 1 }));
  return { id: jump.id, requestCount: jump.requestCount, jumpTo };
}
