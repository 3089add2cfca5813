import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

/** A new page starts at its top; going back or forward keeps the browser's scroll position. */
export function useScrollToTop(pathname: string): void {
  const type = useNavigationType();
  const lastPathname = useRef(pathname);
  useLayoutEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    if (type !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [pathname, type]);
}
