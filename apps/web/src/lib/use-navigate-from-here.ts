import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

/** Goes somewhere once an answer is there, unless the person has left the screen that asked. */
export function useNavigateFromHere(): (to: string) => void {
  const navigate = useNavigate();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(
    (to) => {
      if (isHere.current) void navigate(to);
    },
    [navigate],
  );
}
