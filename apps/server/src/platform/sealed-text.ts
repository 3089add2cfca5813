import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a text and binds it to its owner, so that it cannot be decrypted in another owner's row. */
export function sealText(secretKey: string, text: string, owner: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', deriveKey(secretKey), iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Decrypts a text. Throws if it was sealed with another key or for another owner. */
export function openText(secretKey: string, sealed: string, owner: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', deriveKey(secretKey), bytes.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
}

/** The current key, and former ones with which some texts may still be encrypted. */
export interface SealingKeys {
  current: string;
  former: readonly string[];
}

/** Opens a text sealed with the current or a former key. Undefined if no key opens it. */
export function openWithAny({ current, former }: SealingKeys, sealed: string, owner: string): string | undefined {
  for (const key of [current, ...former]) {
    try {
      return openText(key, sealed, owner);
    } catch {
      // Sealed with another key.
    }
  }
  return undefined;
}

/** The text sealed with the current key, if it is sealed with a former one; otherwise undefined. */
export function resealText({ current, former }: SealingKeys, sealed: string, owner: string): string | undefined {
  if (openWithAny({ current, former: [] }, sealed, owner) !== undefined) return undefined;
  const text = openWithAny({ current, former }, sealed, owner);
  return text === undefined ? undefined : sealText(current, text, owner);
}

function deriveKey(secretKey: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, '', 'sealed-text', 32));
}
