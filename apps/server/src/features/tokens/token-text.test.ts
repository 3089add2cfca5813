import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { hasValidChecksum, newAccessToken } from './token-text.ts';

const fromBase62 = (text: string): number =>
  [...text].reduce(
    (value, digit) => value * 62 + '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'.indexOf(digit),
    0,
  );

test('a token is a prefix, 43 random characters, and 6 characters for their CRC-32', () => {
  for (let round = 0; round < 200; round += 1) {
    const token = newAccessToken();
    expect(token).toMatch(/^aia_pat_[0-9A-Za-z]{49}$/);
    expect(fromBase62(token.slice(-6))).toBe(crc32(token.slice(8, 51)));
    expect(hasValidChecksum(token)).toBe(true);
  }
});

test('a mistyped or cut token is not well-formed', () => {
  const token = newAccessToken();
  const swapped = token.slice(0, 20) + (token[20] === 'A' ? 'B' : 'A') + token.slice(21);
  for (const wrong of [swapped, token.slice(0, -1), `${token}0`, token.toUpperCase(), 'aia_pat_', '']) {
    expect(hasValidChecksum(wrong)).toBe(false);
  }
});
