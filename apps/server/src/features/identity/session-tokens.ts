import { hash } from 'node:crypto';

/** Only the hash of a token is stored, so that read access to the database gives no session. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}
