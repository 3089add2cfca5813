/**
 * The cookie that marks the browser in which a request was started. Its path is that of the request, so that a browser
 * can have several open requests. Without the cookie, an attacker could send the address of their own request to a
 * person, and would get the access that this person allows.
 */
export const BROWSER_COOKIE = 'oauth_request';

export function browserCookieOf(requestId: string): { name: string; path: string; maxAgeSeconds: number } {
  return { name: BROWSER_COOKIE, path: `/api/oauth/requests/${requestId}`, maxAgeSeconds: 600 };
}
