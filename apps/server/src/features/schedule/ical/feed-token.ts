import { createHash, createHmac } from 'node:crypto';

/**
 * What a feed's address ends with: 256 bits that only who holds the secret key can work out, so that it can be shown
 * again without being stored.
 */
export function feedToken(secretKey: string, userId: string, nonce: string): string {
  return createHmac('sha256', secretKey).update(`calendar feed\n${userId}\n${nonce}`).digest('base64url');
}

export function hashFeedToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
