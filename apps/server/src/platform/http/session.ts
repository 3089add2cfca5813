import type { FastifyRequest } from 'fastify';
import type { BearerGrant } from '../bearer.ts';

/** The caller, as far as the HTTP layer needs to know. */
export interface Session {
  userId: string;
  /** The id of the session, or of the access token. */
  sessionId: string;
  /** The user's IANA time zone. */
  timeZone: string;
  /** The user's version when the request arrived; absent for an access token. */
  userVersion?: number;
  /** What the access token of the call grants; absent for a session. */
  grant?: BearerGrant;
}

/**
 * Finds the session of a request. A bearer token takes precedence: with an invalid token there is no session,
 * even if the cookie is valid. Provided by the identity feature.
 */
export type Authenticate = (request: FastifyRequest) => Promise<Session | undefined>;

/** The httpOnly cookie with the session token. */
export const SESSION_COOKIE = 'session';
/**
 * A cookie that scripts can read: '1' if the browser has a session, '0' once that session was rejected. It
 * grants no access. The web app asks who is signed in only if this cookie is '1' or the app has a bearer token.
 */
export const SIGNED_IN_COOKIE = 'signed_in';

/** The token of an `Authorization: Bearer` header; '' if the header has another form. */
export function readBearerToken(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization;
  if (header === undefined) return undefined;
  return /^Bearer +(\S+)$/i.exec(header)?.[1] ?? '';
}

/** The value of one cookie, not decoded. */
export function readCookie(request: FastifyRequest, name: string): string | undefined {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const separator = pair.indexOf('=');
    if (separator > 0 && pair.slice(0, separator).trim() === name) return pair.slice(separator + 1).trim();
  }
  return undefined;
}

/** The session token of a request: the bearer token if there is one, otherwise the cookie. */
export function readSessionToken(request: FastifyRequest): string | undefined {
  return readBearerToken(request) ?? readCookie(request, SESSION_COOKIE);
}
