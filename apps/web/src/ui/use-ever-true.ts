import { useState } from 'react';

/** Whether the value is or was true. Once opened, a surface stays mounted, so that its closing animation can play. */
export function useEverTrue(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue);
  if (isTrue && !wasTrue) setWasTrue(true);
  return isTrue || wasTrue;
}
