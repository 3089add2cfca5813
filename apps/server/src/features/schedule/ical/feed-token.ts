import { createHmac } from 'node:crypto';
import type { TokenForm } from '#platform/derived-token.ts';

/**
 * The secret part of a feed's address: 256 bits derived from the secret key, so that the address can be shown again
 * without being stored. It is stored, encrypted, only after the secret key was replaced.
 */
export function feedToken(secretKey: string, userId: string, nonce: string): string {
  return createHmac('sha256', secretKey).update(`calendar feed\n${userId}\n${nonce}`).digest('base64url');
}

export const feedTokenForm = (userId: string, nonce: string): TokenForm => ({
  derive: (secretKey) => feedToken(secretKey, userId, nonce),
  owner: `calendar-feed ${userId}`,
});
