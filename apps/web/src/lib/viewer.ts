import { createContext, use } from 'react';

/** Who is looking at the screen, as far as any feature may care. */
export interface Viewer {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  /** Where the profile photo is shown from; null without one. */
  photoUrl: string | null;
  /** IANA name: all times show in it. */
  timeZone: string;
  isPremium: boolean;
}

export const ViewerContext = createContext<Viewer | null>(null);

/** The signed-in user. Only below the signed-in frame, which sees to it that there is one. */
export function useViewer(): Viewer {
  const viewer = use(ViewerContext);
  if (viewer === null) throw new Error('useViewer was called outside the signed-in screens.');
  return viewer;
}
