import { createContext, use } from 'react';

/** The signed-in user, with the fields that features may use. */
export interface Viewer {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  /** The URL of the profile photo; null if there is none. */
  photoUrl: string | null;
  /** IANA name of the zone in which all times are shown. */
  timeZone: string;
  isPremium: boolean;
}

export const ViewerContext = createContext<Viewer | null>(null);

/** The signed-in user. Use only below the signed-in frame, which guarantees one. */
export function useViewer(): Viewer {
  const viewer = use(ViewerContext);
  if (viewer === null) throw new Error('useViewer was called outside the signed-in screens.');
  return viewer;
}
