/** The session cookie is not readable by scripts; the server sets this hint next to it. */
import { authToken } from './browser-storage.ts';

const HINT = 'signed_in';

/** False only when fetching the current user would certainly be refused. */
export function mayHaveSession(): boolean {
  return authToken.read() !== null || document.cookie.split('; ').includes(`${HINT}=1`);
}

/** Called when the server refused the session cookie; the next sign-in sets the hint again. */
export function clearSessionHint(): void {
  document.cookie = `${HINT}=0; Path=/; SameSite=Lax`;
}
