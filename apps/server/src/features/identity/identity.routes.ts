import {
  changePassword,
  endSession,
  getCurrentUser,
  listSessions,
  login,
  logout,
  signup,
  updateProfile,
} from '@app/contract/identity';
import type { Mount } from '#platform/http/route.ts';
import { type Authenticate, readSessionToken } from '#platform/http/session.ts';
import type { IdentityService } from './identity.service.ts';
import {
  replyWithSession,
  clearSessionCookie,
  type CookieSettings,
  setSessionCookie,
  clientInfoOf,
} from './sign-in.routes.ts';

/** Identifies the caller by a session. */
export function createSessionAuthenticate(identity: IdentityService): Authenticate {
  return async (request) => {
    const token = readSessionToken(request);
    return token ? identity.authenticate(token) : undefined;
  };
}

export function registerIdentityRoutes(mount: Mount, identity: IdentityService, cookie: CookieSettings): void {
  mount(getCurrentUser, async ({ userId, request, reply }) => {
    const user = await identity.getUser(userId);
    // Each use extends the session, so the browser's cookie is extended too.
    const token = readSessionToken(request);
    if (request.headers.authorization === undefined && token) setSessionCookie(reply, cookie, token);
    return user;
  });

  mount(signup, async ({ body, request, reply }) => {
    const client = clientInfoOf(request);
    return replyWithSession(reply, cookie, client, await identity.signUp(body, client));
  });

  mount(login, async ({ body, request, reply }) => {
    const client = clientInfoOf(request);
    return replyWithSession(reply, cookie, client, await identity.logIn(body, client));
  });

  mount(logout, async ({ request, reply }) => {
    const token = readSessionToken(request);
    if (token) await identity.logOut(token);
    clearSessionCookie(reply, cookie);
  });

  mount(updateProfile, ({ userId, body }) => identity.updateProfile(userId, body));
  mount(changePassword, ({ userId, session, body }) => identity.changePassword(userId, session.sessionId, body));
  mount(listSessions, ({ userId, session }) => identity.listSessions(userId, session.sessionId));
  mount(endSession, ({ userId, params }) => identity.endSession(userId, params.id));
}
