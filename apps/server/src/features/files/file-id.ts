import { createHmac, hash } from 'node:crypto';

/** The id in the address of a file: equal for the same bytes of the same user, and not to be guessed from the bytes. */
export function deriveId(secretKey: string, userId: string, fileHash: string): string {
  return createHmac('sha256', secretKey).update(`attachment\n${userId}\n${fileHash}`).digest('base64url');
}

export function deriveIdHash(secretKey: string, userId: string, fileHash: string): string {
  return hash('sha256', deriveId(secretKey, userId, fileHash), 'hex');
}

/** Where the bytes are in the object store. */
export function storageKeyOf(idHash: string): string {
  return `attachments/${idHash}`;
}

/** The URL path that shows a file. */
export function addressOfId(id: string): string {
  return `/api/attachments/${id}`;
}
