import { useEffect, useState } from 'react';
import { visitedScreens } from './browser-storage.ts';

function readVisited(): string[] {
  return visitedScreens.read()?.split(' ') ?? [];
}

/** Whether this browser shows the screen for the first time. Stays the same until the screen is left. */
export function useFirstVisit(pathname: string): boolean {
  const [isFirst] = useState(() => !readVisited().includes(pathname));
  useEffect(() => {
    const visited = readVisited();
    if (!visited.includes(pathname)) visitedScreens.write([...visited, pathname].join(' '));
  }, [pathname]);
  return isFirst;
}
