import type { FastifyReply, FastifyRequest } from 'fastify';
import { newToken } from '#platform/ids.ts';
import { addressKey } from '#platform/http/client-address.ts';
import { readCookie, SESSION_COOKIE, SIGNED_IN_COOKIE } from '#platform/http/session.ts';
import type { ClientInfo } from './known-devices.ts';
import type { SignedIn } from './sign-in.ts';

export interface CookieSettings {
  /** Whether browsers send the cookies over https only. */
  isSecure: boolean;
  maxAgeSeconds: number;
}

/** The name of the cookie by which a browser is recognised as a known device; the cookie gives no access. */
const DEVICE_COOKIE = 'device';
/** 400 days, the longest that browsers keep a cookie. */
const DEVICE_SECONDS = 400 * 86_400;

export function clientInfoOf(request: FastifyRequest): ClientInfo {
  const stored = readCookie(request, DEVICE_COOKIE);
  const isToken = stored !== undefined && /^[\w-]{43}$/.test(stored);
  return {
    address: addressKey(request.ip),
    userAgent: request.headers['user-agent'] ?? null,
    deviceToken: isToken ? stored : newToken(),
  };
}

/** Sets the session and device cookies; returns the body of the response. */
export function replyWithSession(
  reply: FastifyReply,
  cookie: CookieSettings,
  client: ClientInfo,
  signedIn: SignedIn,
): SignedIn {
  const device = { ...cookie, maxAgeSeconds: DEVICE_SECONDS };
  reply.header('set-cookie', [
    ...sessionCookies(signedIn.authToken, cookie),
    writeCookie(DEVICE_COOKIE, client.deviceToken, device),
  ]);
  return signedIn;
}

export function setSessionCookie(reply: FastifyReply, cookie: CookieSettings, token: string): void {
  reply.header('set-cookie', sessionCookies(token, cookie));
}

export function clearSessionCookie(reply: FastifyReply, cookie: CookieSettings): void {
  setSessionCookie(reply, { ...cookie, maxAgeSeconds: 0 }, '');
}

function sessionCookies(token: string, cookie: CookieSettings): string[] {
  // Scripts of the page may read this cookie to find out whether a person is signed in. It does not contain the token.
  const readableCookie = writeCookie(SIGNED_IN_COOKIE, '1', cookie).replace('; HttpOnly', '');
  return [writeCookie(SESSION_COOKIE, token, cookie), readableCookie];
}

function writeCookie(name: string, value: string, { isSecure, maxAgeSeconds }: CookieSettings): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
