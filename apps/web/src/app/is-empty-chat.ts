import type { Location } from 'react-router';

/** Whether an address is that of the home screen without a conversation. paint-frame.js applies the same rule. */
export const isEmptyChat = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean =>
  /^\/(chat)?$/.test(pathname) && !/[?&]conversation=/.test(search);
