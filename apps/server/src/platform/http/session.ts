import type { FastifyRequest } from 'fastify';

/** Who is calling, as far as the HTTP shell needs to know. */
export interface Session {
  userId: string;
  sessionId: string;
}

/**
 * Finds the session a request shows. A bearer token, when present, is the only identity considered: a bad one means
 * nobody, whatever the cookie says. Supplied by the identity feature.
 */
export type Authenticate = (request: FastifyRequest) => Promise<Session | undefined>;

/** The httpOnly cookie that carries the session. */
export const SESSION_COOKIE = 'session';
/**
 * Stands beside it where scripts can read it: '1' for a browser that has a session, '0' once that was refused. It opens
 * nothing. The web app asks who is signed in only where it, or a bearer token, says that somebody may be.
 */
export const SIGNED_IN_COOKIE = 'signed_in';

/** The token of an `Authorization: Bearer` header; '' when the header is there in another form. */
export function readBearerToken(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization;
  if (header === undefined) return undefined;
  return /^Bearer +(\S+)$/i.exec(header)?.[1] ?? '';
}

/** The value of one cookie, undecoded. */
export function readCookie(request: FastifyRequest, name: string): string | undefined {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const separator = pair.indexOf('=');
    if (separator > 0 && pair.slice(0, separator).trim() === name) return pair.slice(separator + 1).trim();
  }
  return undefined;
}

/** The token a request shows: the bearer's when there is one, else the cookie's. */
export function readSessionToken(request: FastifyRequest): string | undefined {
  return readBearerToken(request) ?? readCookie(request, SESSION_COOKIE);
}
