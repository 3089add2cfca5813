import { hash } from 'node:crypto';

/** What is kept of a token: nobody who reads the database can use it. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}
