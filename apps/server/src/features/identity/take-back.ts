import { openText, sealText } from './sealed-text.ts';

/** Who may take an account back to an email that it was moved away from. */
export interface TakeBack {
  userId: string;
  email: string;
  /** Milliseconds since 1970. */
  expires: number;
}

/** How long the email before may take an account back. */
export const TAKE_BACK_MS = 3 * 86_400_000;
const PURPOSE = 'take-back';
/** No other token begins so. */
const PREFIX = 'back.';

/** A token that needs no row: the email in it is sealed, since addresses end up in logs and histories. */
export function writeTakeBack(secretKey: string, claim: TakeBack): string {
  return PREFIX + sealText(secretKey, JSON.stringify([claim.userId, claim.expires, claim.email]), PURPOSE);
}

/** Undefined for anything that was not written here. */
export function readTakeBack(secretKey: string, token: string): TakeBack | undefined {
  if (!token.startsWith(PREFIX)) return undefined;
  try {
    const opened = openText(secretKey, token.slice(PREFIX.length), PURPOSE);
    const [userId, expires, email] = JSON.parse(opened) as [string, number, string];
    return { userId, expires, email };
  } catch {
    return undefined;
  }
}
