import { createHmac, timingSafeEqual } from 'node:crypto';
import { isId } from '#platform/ids.ts';

/** What a token allows; a token is valid for one purpose only. */
export type ClaimPurpose = 'reset' | 'verify' | 'sign-in' | 'reopen';

export interface Claim {
  userId: string;
  /** Milliseconds since 1970. */
  expires: number;
}

/**
 * A signed token that needs no database row. The signature covers `bound`, such as the current password hash, so the token
 * becomes invalid when that value changes.
 */
export function writeClaimToken(secretKey: string, purpose: ClaimPurpose, claim: Claim, bound: string): string {
  const body = `${claim.userId}.${claim.expires.toString(36)}`;
  return `${body}.${sign(secretKey, purpose, body, bound)}`;
}

/** The claim of a token, without verifying its signature. */
export function readClaim(token: string): Claim | undefined {
  // The user's id, the expiry in base 36, and the signature: 43 characters of base64url.
  const match = /^([0-9a-f-]{36})\.([0-9a-z]{1,12})\.[\w-]{43}$/.exec(token);
  return match?.[1] && match[2] && isId(match[1])
    ? { userId: match[1], expires: Number.parseInt(match[2], 36) }
    : undefined;
}

/** Whether the signature of a token is valid for this purpose and this bound value. */
export function hasValidSignature(secretKey: string, purpose: ClaimPurpose, token: string, bound: string): boolean {
  const signatureDot = token.lastIndexOf('.');
  const expected = Buffer.from(sign(secretKey, purpose, token.slice(0, signatureDot), bound));
  const actual = Buffer.from(token.slice(signatureDot + 1));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

function sign(secretKey: string, purpose: ClaimPurpose, body: string, bound: string): string {
  return createHmac('sha256', secretKey).update(`${purpose}\n${body}\n${bound}`).digest('base64url');
}
