/** Scripts cannot read the session cookie, so the server sets a second, readable cookie with it: the hint. */
import { authToken } from './browser-storage.ts';

const HINT_COOKIE = 'signed_in';

/**
 * False when there is certainly no session; true when the server has to be asked. A session is known either by a stored
 * token, which the sign-in returned, or by the cookie.
 */
export function mayHaveSession(): boolean {
  return authToken.read() !== null || document.cookie.split('; ').includes(`${HINT_COOKIE}=1`);
}

/** Called when the server refused the session cookie; the next sign-in sets the hint again. */
export function clearSessionHint(): void {
  document.cookie = `${HINT_COOKIE}=0; Path=/; SameSite=Lax`;
}
