import { createHmac } from 'node:crypto';
import type { TokenForm } from '#platform/derived-token.ts';

interface ShareId {
  userId: string;
  conversationId: string;
  nonce: string;
}

/**
 * The end of a shared page's URL: 256 bits derived with the secret key, so that the URL can be shown again without being
 * stored. It is stored, encrypted, only after the secret key was replaced.
 */
export function shareToken(secretKey: string, { userId, conversationId, nonce }: ShareId): string {
  return createHmac('sha256', secretKey).update(`shared\n${userId}\n${conversationId}\n${nonce}`).digest('base64url');
}

export const shareTokenForm = (id: ShareId): TokenForm => ({
  derive: (secretKey) => shareToken(secretKey, id),
  owner: `share ${id.userId} ${id.conversationId}`,
});
