import { createHmac, timingSafeEqual } from 'node:crypto';

export interface UploadLink {
  /** Of the picture to come: 43 URL-safe characters. */
  id: string;
  owner: string;
  /** Seconds since 1970. */
  expires: string;
}

/** The signature that lets whoever shows it send one picture in the owner's name. */
export function signUpload(secretKey: string, { id, owner, expires }: UploadLink): string {
  return createHmac('sha256', secretKey).update(`upload\n${id}\n${owner}\n${expires}`).digest('base64url');
}

export function isSignedUpload(secretKey: string, link: UploadLink, signature: string): boolean {
  const expected = Buffer.from(signUpload(secretKey, link));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
