import { hash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** Scanners for leaked secrets recognise tokens by this prefix and the checksum at the end. */
const PREFIX = 'aia_pat_';
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const SECRET_LENGTH = 43;
const CHECKSUM_LENGTH = 6;
const TOKEN_PATTERN = new RegExp(`^${PREFIX}([0-9A-Za-z]{${SECRET_LENGTH}})([0-9A-Za-z]{${CHECKSUM_LENGTH}})$`);

/** A new access token: the prefix, 256 random bits as 43 digits of base 62, and their CRC-32 as 6 digits. */
export function newAccessToken(): string {
  const secret = toBase62(BigInt(`0x${randomBytes(32).toString('hex')}`), SECRET_LENGTH);
  return PREFIX + secret + checksumOf(secret);
}

/** Whether a text begins like an access token. */
export function looksLikeAccessToken(text: string): boolean {
  return text.startsWith(PREFIX);
}

/** Whether a text has the form of an access token and its checksum is right; a mistyped one needs no query. */
export function hasValidChecksum(text: string): boolean {
  const [, secret, checksum] = TOKEN_PATTERN.exec(text) ?? [];
  return secret !== undefined && checksumOf(secret) === checksum;
}

/** Only the hash is stored, so that read access to the database grants nothing. */
export function hashAccessToken(token: string): string {
  return hash('sha256', token, 'base64url');
}

function checksumOf(secret: string): string {
  return toBase62(BigInt(crc32(secret)), CHECKSUM_LENGTH);
}

function toBase62(value: bigint, length: number): string {
  let text = '';
  for (let rest = value; rest > 0n; rest /= 62n) text = (DIGITS[Number(rest % 62n)] ?? '') + text;
  return text.padStart(length, '0');
}
