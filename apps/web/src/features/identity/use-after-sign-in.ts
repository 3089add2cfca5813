import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

const REDIRECT_DELAY_MS = 500;

/** Navigates half a second later, so that the success toast can be seen. Leaving the page cancels the navigation. */
export function useAfterSignIn(path: string): () => void {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    timer.current = setTimeout(() => void navigate(path, { replace: true }), REDIRECT_DELAY_MS);
  };
}
