import { createContext, use } from 'react';
import { isPremiumTier, type User } from '@app/contract/identity';
import type { Viewer } from '#lib/viewer.ts';

/** The signed-in user, or null for a visitor. Set once authentication has loaded. */
export const SessionContext = createContext<User | null>(null);

export function useSession(): User | null {
  return use(SessionContext);
}

export function toViewer(user: User): Viewer {
  return {
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    photoUrl: user.profileImageUrl === null ? null : withoutHost(user.profileImageUrl),
    timeZone: user.timeZone,
    isPremium: isPremiumTier(user.subscriptionTier),
  };
}

/** Removes the host: the photo may have been uploaded under another host name, and is loaded from the page's host. */
function withoutHost(address: string): string {
  return URL.canParse(address) ? new URL(address).pathname : address;
}
