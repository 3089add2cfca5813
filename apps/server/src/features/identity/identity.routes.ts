import {
  changePassword,
  endSession,
  getCurrentUser,
  listSessions,
  login,
  logout,
  signup,
  startLogin,
  updateProfile,
} from '@app/contract/identity';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from '#platform/http/client-address.ts';
import { answered, type Mount } from '#platform/http/route.ts';
import { type Authenticate, readSessionToken, SESSION_COOKIE } from '#platform/http/session.ts';
import type { IdentityService, Visitor } from './identity.service.ts';

export interface CookieSettings {
  /** Only over https. */
  isSecure: boolean;
  maxAgeSeconds: number;
}

/** How the HTTP shell finds out who is calling. */
export function createAuthenticate(identity: IdentityService): Authenticate {
  return async (request) => {
    const token = readSessionToken(request);
    return token ? identity.authenticate(token) : undefined;
  };
}

export function registerIdentityRoutes(mount: Mount, identity: IdentityService, cookie: CookieSettings): void {
  mount(getCurrentUser, async ({ userId, request, reply }) => {
    const user = await identity.getUser(userId);
    // The session lives on with each use; the browser's copy of it does so here.
    const token = readSessionToken(request);
    if (request.headers.authorization === undefined && token) setCookie(reply, cookie, token);
    return user;
  });

  mount(signup, async ({ body, request, reply }) => {
    const signedIn = await identity.signUp(body, visitorOf(request));
    setCookie(reply, cookie, signedIn.authToken);
    return signedIn;
  });

  mount(login, async ({ body, request, reply }) => {
    const signedIn = await identity.logIn(body, visitorOf(request));
    setCookie(reply, cookie, signedIn.authToken);
    return signedIn;
  });

  mount(logout, async ({ request, reply }) => {
    const token = readSessionToken(request);
    if (token) await identity.logOut(token);
    setCookie(reply, { ...cookie, maxAgeSeconds: 0 }, '');
  });

  mount(startLogin, async ({ reply }) => {
    await reply.redirect('/login', 302);
    return answered;
  });

  mount(updateProfile, ({ userId, body }) => identity.updateProfile(userId, body));
  mount(changePassword, ({ userId, session, body }) => identity.changePassword(userId, session.sessionId, body));
  mount(listSessions, ({ userId, session }) => identity.listSessions(userId, session.sessionId));
  mount(endSession, ({ userId, params }) => identity.endSession(userId, params.id));
}

export function visitorOf(request: FastifyRequest): Visitor {
  return { address: addressKey(request.ip), userAgent: request.headers['user-agent'] ?? null };
}

export function setCookie(reply: FastifyReply, { isSecure, maxAgeSeconds }: CookieSettings, token: string): void {
  const attributes = `Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  reply.header('set-cookie', `${SESSION_COOKIE}=${token}; ${attributes}`);
}
