import type { Location } from 'react-router';

/** What stands in the place of a screen while it loads; 'screen' is a line of text. */
export type LoadingKind = 'chat' | 'list' | 'calendar' | 'screen';

/** By the address of the screen. paint-frame.js applies the same rules. */
export function loadingKindOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): LoadingKind {
  if (/^\/(chat)?$/.test(pathname) && !/[?&]conversation=/.test(search)) return 'chat';
  if (/^\/inbox\/?$/.test(pathname)) return 'list';
  return /^\/schedule\/?$/.test(pathname) ? 'calendar' : 'screen';
}
