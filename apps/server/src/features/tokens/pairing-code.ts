import { createHmac, randomInt } from 'node:crypto';

/** Without 0, 1, I, L, O and U, which are easily confused or form words. */
const CHARACTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** A new code as `XXXX-XXXX`; there are 6.5 · 10¹¹ of them. */
export function newPairingCode(): string {
  const characters = Array.from({ length: LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');
  return `${characters.slice(0, LENGTH / 2)}-${characters.slice(LENGTH / 2)}`;
}

/**
 * Only the hash is stored. It uses a key, because a code is short enough to be guessed. It covers the rights that the
 * code gives, so that these cannot be changed afterwards.
 */
export function hashPairingCode(code: string, secretKey: string, { canRead }: { canRead: boolean }): string {
  const entered = code.toUpperCase().replaceAll(/[\s-]/g, '');
  return createHmac('sha256', `${secretKey}:pairing`)
    .update(canRead ? `${entered}:read` : entered)
    .digest('base64url');
}
