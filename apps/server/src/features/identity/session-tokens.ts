import { createHash } from 'node:crypto';

/** What is kept of a token: nobody who reads the database can use it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
