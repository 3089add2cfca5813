import type { Location } from 'react-router';

/** Whether an address opens the home screen with an empty chat. paint-frame.js applies the same rule. */
export const isEmptyChat = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean =>
  /^\/(chat)?$/.test(pathname) && !/[?&]conversation=/.test(search);
