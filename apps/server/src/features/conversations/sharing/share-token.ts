import { createHash, createHmac } from 'node:crypto';

/**
 * What a shared page's address ends with: 256 bits that only who holds the secret key can work out, so that it can be
 * shown again without being stored.
 */
export function shareToken(
  secretKey: string,
  { userId, conversationId, nonce }: { userId: string; conversationId: string; nonce: string },
): string {
  return createHmac('sha256', secretKey).update(`shared\n${userId}\n${conversationId}\n${nonce}`).digest('base64url');
}

export function hashShareToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
