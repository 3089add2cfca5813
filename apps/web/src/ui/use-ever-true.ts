import { useState } from 'react';

/** Whether it is or was true: what has been opened once stays mounted, so that it can also leave in peace. */
export function useEverTrue(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue);
  if (isTrue && !wasTrue) setWasTrue(true);
  return isTrue || wasTrue;
}
