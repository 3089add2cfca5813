/** The session itself is in a cookie that no script can read; the server keeps this one beside it. */
import { authToken } from './browser-storage.ts';

const HINT = 'signed_in';

/** False only where asking who is signed in is sure to be refused. */
export function mayHaveSession(): boolean {
  return authToken.read() !== null || document.cookie.split('; ').includes(`${HINT}=1`);
}

/** The cookie was shown and not accepted; the next sign-in sets the hint again. */
export function noteRefusedSession(): void {
  document.cookie = `${HINT}=0; Path=/; SameSite=Lax`;
}
