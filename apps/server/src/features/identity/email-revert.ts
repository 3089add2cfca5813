import { openText, sealText } from '#platform/sealed-text.ts';

/** The permission to revert an email change: the account returns to its former email. */
export interface EmailRevert {
  userId: string;
  email: string;
  /** Milliseconds since 1970. */
  expires: number;
}

/** How long an email change can be reverted. */
export const REVERT_MS = 3 * 86_400_000;
/** `sealText` binds a text to its owner. A revert token is bound to this constant instead. */
const PURPOSE = 'take-back';
/** The beginning of a revert token; claim tokens never begin like this. */
const PREFIX = 'back.';

/** A token that needs no database row. The email in it is encrypted, because URLs end up in logs and browser histories. */
export function writeRevertToken(secretKey: string, claim: EmailRevert): string {
  return PREFIX + sealText(secretKey, JSON.stringify([claim.userId, claim.expires, claim.email]), PURPOSE);
}

/** Undefined for anything but a genuine token. */
export function readRevertToken(secretKey: string, token: string): EmailRevert | undefined {
  if (!token.startsWith(PREFIX)) return undefined;
  try {
    const opened = openText(secretKey, token.slice(PREFIX.length), PURPOSE);
    const [userId, expires, email] = JSON.parse(opened) as [string, number, string];
    return { userId, expires, email };
  } catch {
    return undefined;
  }
}
