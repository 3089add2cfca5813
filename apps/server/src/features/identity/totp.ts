import { createHmac, randomBytes } from 'node:crypto';

// RFC 6238 with the defaults of every authenticator app: SHA-1, six digits, 30 seconds.
const STEP_MS = 30_000;
const DIGITS = 6;
const BASE32_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** 160 random bits in base32. */
export function newSecret(): string {
  return toBase32(randomBytes(20));
}

/** The code of a time step. A step lasts 30 seconds; steps are counted from 1970. */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  // RFC 4226, section 5.3: the last four bits of the digest select the four bytes that make the number.
  const offset = (digest.at(-1) ?? 0) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/**
 * The time step of a code: the current step, or the one before or after to allow for clock skew; undefined if none
 * matches.
 */
export function findTimeStep(secret: string, code: string, now: Date): number | undefined {
  const current = Math.floor(now.getTime() / STEP_MS);
  return [current - 1, current, current + 1].find((step) => codeAt(secret, step) === code);
}

/** The URI in the QR code for an authenticator app. */
export function otpauthUri(secret: string, { appName, email }: { appName: string; email: string }): string {
  const query = new URLSearchParams({
    secret,
    issuer: appName,
    digits: String(DIGITS),
    period: String(STEP_MS / 1000),
  });
  return `otpauth://totp/${encodeURIComponent(appName)}:${encodeURIComponent(email)}?${query.toString().replaceAll('+', '%20')}`;
}

export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32_ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => BASE32_ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
