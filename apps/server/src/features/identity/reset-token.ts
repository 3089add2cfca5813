import { createHmac, timingSafeEqual } from 'node:crypto';

export interface ResetClaim {
  userId: string;
  /** Milliseconds since 1970. */
  expires: number;
}

/**
 * A token that needs no row: it is signed over the hash of the password it replaces, so it ends with its first use and
 * with any other change of the password.
 */
export function writeResetToken(secretKey: string, claim: ResetClaim, passwordHash: string): string {
  const body = `${claim.userId}.${claim.expires.toString(36)}`;
  return `${body}.${sign(secretKey, body, passwordHash)}`;
}

/** Who a token is for, before it is known whether it is genuine. */
export function readResetClaim(token: string): ResetClaim | undefined {
  const match = /^([0-9a-f-]{36})\.([0-9a-z]{1,12})\.[\w-]{43}$/.exec(token);
  return match?.[1] && match[2] ? { userId: match[1], expires: Number.parseInt(match[2], 36) } : undefined;
}

export function isResetToken(secretKey: string, token: string, passwordHash: string): boolean {
  const end = token.lastIndexOf('.');
  const expected = Buffer.from(sign(secretKey, token.slice(0, end), passwordHash));
  const given = Buffer.from(token.slice(end + 1));
  return expected.length === given.length && timingSafeEqual(expected, given);
}

function sign(secretKey: string, body: string, passwordHash: string): string {
  return createHmac('sha256', secretKey).update(`reset\n${body}\n${passwordHash}`).digest('base64url');
}
