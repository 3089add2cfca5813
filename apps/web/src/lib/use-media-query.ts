import { useSyncExternalStore } from 'react';

/** From this width the menu is a bar instead of a drawer. */
export const fromTablet = '(min-width: 768px)';
/** From this width the sidebar can be resized. */
export const fromDesktop = '(min-width: 1024px)';

/** From this width a row has room for its buttons beside the text. */
export const fromWide = '(min-width: 1280px)';

/** A touch screen, even if a mouse is connected as well. */
export const hasTouch = '(any-pointer: coarse)';

/** One list for each query, because making one takes long and every rendering asks for its value. */
const lists = new Map<string, MediaQueryList>();

function listOf(query: string): MediaQueryList {
  const known = lists.get(query);
  if (known !== undefined) return known;
  const list = window.matchMedia(query);
  lists.set(query, list);
  return list;
}

export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = listOf(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => listOf(query).matches,
  );
}
