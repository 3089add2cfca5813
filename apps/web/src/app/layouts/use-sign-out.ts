import { useState } from 'react';
import { signOut } from '#features/identity/identity.api.ts';

/** Ends the session and reloads the page at /, so that nothing stays in memory. */
export function useSignOut(): { isLeaving: boolean; leave: () => void } {
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = () => {
    setIsLeaving(true);
    void signOut().then(() => window.location.assign('/'));
  };
  return { isLeaving, leave };
}
